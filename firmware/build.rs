//! Tells the linker how much memory each chip has.

use std::env;

fn main() {
    println!("cargo::rerun-if-changed=memory");
    if env::var("CARGO_CFG_TARGET_OS").as_deref() != Ok("none") {
        return;
    }
    let root = env::var("CARGO_MANIFEST_DIR").expect("cargo sets it");
    for chip in ["stm32f030", "microbit"] {
        // `link.x` of cortex-m-rt includes the chip's `memory.x`.
        println!("cargo::rustc-link-arg-bin={chip}=-L{root}/memory/{chip}");
        println!("cargo::rustc-link-arg-bin={chip}=-Tlink.x");
        // Sections need no gap between them in an image without pages.
        println!("cargo::rustc-link-arg-bin={chip}=--nmagic");
    }
}
