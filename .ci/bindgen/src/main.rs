//! `bindgen IN.wasm OUT_DIR NAME [--keep-names]` writes `NAME.js` and `NAME_bg.wasm`.

use std::process::ExitCode;

use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (names, args): (Vec<_>, Vec<_>) = args.into_iter().partition(|arg| arg == "--keep-names");
    let [wasm, out_dir, name] = args.as_slice() else {
        eprintln!("usage: bindgen IN.wasm OUT_DIR NAME [--keep-names]");
        return ExitCode::from(2);
    };
    let mut bindgen = Bindgen::new();
    let written = bindgen
        .input_path(wasm)
        .out_name(name)
        .typescript(false)
        .remove_name_section(names.is_empty())
        .remove_producers_section(true)
        .web(true)
        .and_then(|bindgen| bindgen.generate(out_dir));
    match written {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{wasm}: {why:#}");
            ExitCode::FAILURE
        }
    }
}
