import process from 'node:process';
import { findPhoneNumbersInText } from 'libphonenumber-js/max';
import { contextOf, findCandidates } from '@/lib/phone/candidates/find-candidates';
import { verdictsFor } from '@/lib/phone/score/verdict';
import { verdictTexts } from './texts';

/**
 * Prints the CPU time of each pass over the texts, in ms. Runs in its own process, so that the first
 * pass is cold.
 */
const PASSES = 8;
const country = { default: 'US' } as const;

const passes = {
  handset: (texts: string[]) => {
    const inputs = texts.flatMap((text) =>
      findCandidates(text).map((at) => ({
        raw: text.slice(at.start, at.end),
        ...contextOf(text, at),
      })),
    );
    return () => inputs.reduce((sum, input) => sum + verdictsFor(input, country).length, 0);
  },
  peer: (texts: string[]) => () =>
    texts.reduce((sum, text) => sum + findPhoneNumbersInText(text, 'US').length, 0),
};

const prepare = process.argv[2] === 'handset' ? passes.handset : passes.peer;
const times: number[] = [];
for (let seed = 1; seed <= PASSES; seed++) {
  const work = prepare(verdictTexts(seed));
  const before = process.threadCpuUsage();
  work();
  times.push(process.threadCpuUsage(before).user / 1000);
}
console.log(JSON.stringify(times));
