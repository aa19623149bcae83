"""The switch at 95 % of capacity, simulated by Ciw and by SimPy: customers a second, and what they find.

    pip install ciw simpy
    python benches/peers.py [CUSTOMERS]

The same queue as the first of `cargo bench --bench events`: 192 slots, Poisson arrivals, payments of 80 ms and an
exponential wait for their issuer of 250 ms in the mean, cut off at 8 s and followed by a reversal of 80 ms; whoever has
waited 2 s for a slot leaves. No part of the tests.
"""

import random
import sys
import time

import ciw
import simpy

SLOTS = 192
OWN_S, LATENCY_S, TIMEOUT_S, REVERSAL_S = 0.08, 0.25, 8.0, 0.08
DEADLINE_S = 2.0
# The timeout is 32 mean latencies away, so the mean holding time is that of an uncut wait.
HOLD_S = OWN_S + LATENCY_S
RATE = 0.95 * SLOTS / HOLD_S


def hold():
    latency = random.expovariate(1 / LATENCY_S)
    return OWN_S + (latency if latency <= TIMEOUT_S else TIMEOUT_S + REVERSAL_S)


class Payment(ciw.dists.Distribution):
    def sample(self, t=None, ind=None):
        return hold()


def with_ciw(customers):
    network = ciw.create_network(
        arrival_distributions=[ciw.dists.Exponential(rate=RATE)],
        service_distributions=[Payment()],
        number_of_servers=[SLOTS],
        reneging_time_distributions=[ciw.dists.Deterministic(value=DEADLINE_S)],
    )
    ciw.seed(7)
    begun = time.process_time()
    simulation = ciw.Simulation(network)
    simulation.simulate_until_max_time(customers / RATE)
    took = time.process_time() - begun
    records = simulation.get_all_records()
    waits = [record.waiting_time for record in records]
    lost = sum(record.record_type == "renege" for record in records)
    busy = sum(r.service_time for r in records if r.record_type == "service")
    return len(records), took, sum(waits), lost, busy


def with_simpy(customers):
    random.seed(7)
    env = simpy.Environment()
    slots = simpy.Resource(env, capacity=SLOTS)
    seen = [0, 0.0, 0, 0.0]

    def payment():
        came = env.now
        with slots.request() as request:
            got = yield request | env.timeout(DEADLINE_S)
            seen[0] += 1
            seen[1] += env.now - came
            if request not in got:
                seen[2] += 1
                return
            held = hold()
            yield env.timeout(held)
            seen[3] += held

    def arrivals():
        while True:
            yield env.timeout(random.expovariate(RATE))
            env.process(payment())

    begun = time.process_time()
    env.process(arrivals())
    env.run(until=customers / RATE)
    took = time.process_time() - begun
    return seen[0], took, seen[1], seen[2], seen[3]


def main():
    customers = int(sys.argv[1]) if len(sys.argv) > 1 else 200_000
    print(f"{RATE:.1f} arrivals a second, {SLOTS} slots, {customers} customers")
    print("           customers/CPU s  mean wait      left    busy")
    for name, simulate in (("Ciw", with_ciw), ("SimPy", with_simpy)):
        count, took, waited, lost, busy = simulate(customers)
        busy_share = busy / (SLOTS * customers / RATE)
        print(
            f"{name:10} {count / took:15,.0f}  {1e6 * waited / count:8.1f} µs  "
            f"{lost / count:7.4%}  {busy_share:6.2%}"
        )


if __name__ == "__main__":
    main()
