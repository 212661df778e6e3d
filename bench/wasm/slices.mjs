// node bench/wasm/slices.mjs FILE.wasm [WORDS]: the longest slice of each
// question to the worker, in milliseconds of the processor.

import { seconds, start } from './wasm.mjs';

const [file, wanted = ''] = process.argv.slice(2);
const MOST_SECONDS = 20;

console.log('| question | slices | longest | all |');
console.log('|---|---|---|---|');
for (let number = 0; ; number += 1) {
  const module = await start(file);
  const length = module.begin(number);
  if (length === 0) {
    break;
  }
  const bytes = new Uint8Array(module.memory.buffer, module.name(), length);
  const name = new TextDecoder().decode(bytes);
  if (!wanted.split(' ').every((word) => name.includes(word))) {
    continue;
  }
  let [slices, longest, all, at] = [0, 0, 0, 0];
  for (;;) {
    const before = seconds();
    const more = module.step() >= 0;
    const took = seconds() - before;
    if (!more) {
      break;
    }
    if (took > longest) {
      [longest, at] = [took, slices];
    }
    slices += 1;
    all += took;
    if (all > MOST_SECONDS) {
      break;
    }
  }
  const ended = all > MOST_SECONDS ? ', and more' : '';
  const ms = (time) => `${(1000 * time).toFixed(1)} ms`;
  console.log(`| ${name} | ${slices}${ended} | ${ms(longest)} (no. ${at}) | ${ms(all)} |`);
}
