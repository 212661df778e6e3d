// What both programs need: the module, and the time.

import { readFileSync } from 'node:fs';

const compiled = new Map();

/** A fresh instance of the module. */
export async function start(file) {
  if (!compiled.has(file)) {
    compiled.set(file, new WebAssembly.Module(readFileSync(file)));
  }
  const instance = await WebAssembly.instantiate(compiled.get(file), {});
  return instance.exports;
}

/** Seconds of the processor that this program has had. */
export function seconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
