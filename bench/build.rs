//! Compiles the plain C program with and without its counter.

fn main() {
    let source = "c/plain.c";
    println!("cargo::rerun-if-changed={source}");

    // Always -O2, in every profile: the option that a reader of the article
    // would choose.
    let mut plain = cc::Build::new();
    plain.file(source).opt_level(2).warnings(true);
    plain
        .clone()
        .define("COUNTED", None)
        .compile("plain_counted");
    plain.compile("plain");
}
