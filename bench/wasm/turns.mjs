// node bench/wasm/turns.mjs FILE.wasm: reads the number of a work and how often to
// do it, line by line; writes how many positions it visited, and the seconds
// for doing it once. Before that it writes the signature of the engine's searches.

import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]), {});
console.log(String(BigInt.asUintN(64, instance.exports.signature())));
for await (const line of createInterface({ input: process.stdin })) {
  const [number, repeats] = line.split(' ').map(Number);
  const before = seconds();
  let nodes;
  for (let i = 0; i < repeats; i += 1) {
    nodes = instance.exports.work(number);
  }
  console.log(`${nodes} ${(seconds() - before) / repeats}`);
}

/** Seconds of the processor that this program has had. */
function seconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
