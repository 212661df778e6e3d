//! Passes the memory layout of each chip to the linker.

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
        // An image without pages needs no gaps between sections.
        println!("cargo::rustc-link-arg-bin={chip}=--nmagic");
    }
}
