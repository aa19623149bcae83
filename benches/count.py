#!/usr/bin/env python3
"""Counts what a model minute executes: the same on every load of the machine.

    python3 benches/count.py

Runs the bench of the model under callgrind and splits the instructions of a minute into arithmetic of floating-point
numbers, moves, and whole numbers with jumps; then by source file. An arithmetic instruction on a pair of numbers is two
operations. Needs cargo, valgrind, objdump and nm.
"""

import collections
import json
import os
import re
import subprocess
import tempfile

BENCHES = ["switch minute, 24 servers", "switch minute, 24 servers, 5 × traffic", "web minute, 40 instances"]
STEP = "retry_storm::model::desk::Desk::step"
ARITHMETIC = re.compile(r"v?(add|sub|mul|div|sqrt|max|min|cmp\w*?|u?comi|round|cvt\w*?)([sp])[ds]")
MOVE = re.compile(r"c?mov|vmov|push|pop|lea|rep|v?pshuf|v?shuf|v?unpck|xchg|v?(and|andn|or|xor)p")


def build():
    """The bench's program, with line numbers."""
    environment = dict(os.environ, CARGO_PROFILE_BENCH_DEBUG="line-tables-only")
    command = "cargo bench --locked --no-default-features --bench model --no-run --message-format=json"
    done = subprocess.run(command.split(), env=environment, stdout=subprocess.PIPE, text=True, check=True)
    messages = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
    return next(m["executable"] for m in messages if m.get("executable") and m["target"]["name"] == "model")


def mnemonics(program):
    """What each address of the program does."""
    listing = subprocess.run(["objdump", "-d", "--no-show-raw-insn", program], stdout=subprocess.PIPE, text=True, check=True)
    lines = re.finditer(r"^ +([0-9a-f]+):\t(\S+)", listing.stdout, re.M)
    return {int(line[1], 16): line[2] for line in lines}


def executed(program, bench):
    """How often each instruction ran within minutes, by its address (none outside the program) and source file."""
    with tempfile.TemporaryDirectory() as folder:
        out = os.path.join(folder, "out")
        options = ["--dump-instr=yes", "--compress-pos=no", "--compress-strings=no", f"--toggle-collect={STEP}"]
        subprocess.run(
            ["valgrind", "--tool=callgrind", *options, f"--callgrind-out-file={out}", program]
            + ["--bench", "--exact", bench, "--profile-time", "1"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
        counts, inside, file, call = collections.Counter(), False, "", False
        for line in open(out):
            if line.startswith("ob="):
                inside = line.strip() == f"ob={program}"
            elif line.startswith(("fl=", "fi=", "fe=")):
                file = line.strip().partition("=")[2]
            elif line.startswith("calls="):
                call = True
            elif line.startswith("0x"):
                # The line after a call says what the call took altogether.
                if not call:
                    address, _, count = line.split()
                    counts[int(address, 16) if inside else None, file] += int(count)
                call = False
    return counts


def kind(mnemonic):
    """What an instruction does, and how many operations of arithmetic that is."""
    if mnemonic is None:
        return "the C library's (it copies)", 0
    if arithmetic := ARITHMETIC.fullmatch(mnemonic):
        return "arithmetic", 2 if arithmetic[2] == "p" else 1
    return "moves and signs" if MOVE.match(mnemonic) else "whole numbers and jumps", 0


def main():
    program = build()
    does = mnemonics(program)
    symbols = subprocess.run(["nm", "-C", program], stdout=subprocess.PIPE, text=True, check=True).stdout
    entry = next(int(s.split()[0], 16) for s in symbols.splitlines() if s.endswith(" " + STEP))
    for bench in BENCHES:
        counts = executed(program, bench)
        minutes = sum(n for (address, _), n in counts.items() if address == entry)
        kinds, operations = collections.Counter(), collections.Counter()
        files, within = collections.Counter(), collections.Counter()
        for (address, file), n in counts.items():
            what, each = kind(does.get(address))
            file = "/".join(file.split("/")[-2:])
            kinds[what] += n
            operations[what] += n * each
            files[file] += n
            within[file] += n * each
        total, all_operations = sum(kinds.values()) / minutes, sum(operations.values()) / minutes
        print(f"\n{bench}, {minutes} of them: {total:.0f} instructions, {all_operations:.0f} operations of arithmetic")
        for what, n in kinds.most_common():
            print(f"  {n / minutes:7.1f} instructions: {what}")
        for file, n in files.most_common(16):
            print(f"  {n / minutes:7.1f} in {file}, for {within[file] / minutes:.1f} operations")


if __name__ == "__main__":
    main()
