import process from 'node:process';
import { expect, it } from 'vitest';
import { contextOf, findCandidates } from '@/lib/phone/candidates/find-candidates';
import type { CountryCode, Hint } from '@/lib/phone/candidates/types';
import { readDialText } from '@/lib/phone/dial-text';
import { formatAsYouType } from '@/lib/phone/plan/format';
import { verdictsFor } from '@/lib/phone/score/verdict';
import { countOf } from '@/test/support/soak';
import { hostileText, oneOf, seededFractions } from './strings';

/** Texts that are tried. */
const RUNS = countOf(1_000_000, 20_000);
const SEED = Number(process.env.HANDSET_SEED ?? 1);

const countries: readonly CountryCode[] = ['US', 'DE', 'FR', 'GB', 'IT', 'AR', 'BR', 'JP', 'IN'];
const hints: readonly (Hint | undefined)[] = [undefined, undefined, 'tel-link', 'label', 'column'];

it(`reads ${RUNS} hostile texts: nothing escapes, and all that is found is in them`, () => {
  const random = seededFractions(SEED);
  const tally = { candidates: 0, numbers: 0 };
  for (let run = 0; run < RUNS; run++) {
    const text = hostileText(random);
    try {
      const { candidates, numbers } = readAll(text, oneOf(countries, random), oneOf(hints, random));
      tally.candidates += candidates;
      tally.numbers += numbers;
      if (run % 10 === 0) readDialText(text, oneOf(countries, random));
      if (run % 10 === 0) formatAsYouType(text.slice(0, 40), oneOf(countries, random));
    } catch (error) {
      throw new Error(`Run ${run} of seed ${SEED}: ${JSON.stringify(text)}`, { cause: error });
    }
  }
  console.log(`${RUNS} texts: ${tally.candidates} candidates, ${tally.numbers} numbers`);
  expect(tally.numbers).toBeGreaterThan(RUNS / 50);
}, 7_200_000);

/** Reads a text as page and background do; throws when something is not where it is said to be. */
function readAll(text: string, country: CountryCode, hint: Hint | undefined) {
  const candidates = findCandidates(text);
  let [end, numbers] = [0, 0];
  for (const at of candidates) {
    if (at.start < end || at.end <= at.start || at.end > text.length) throw new Error('misplaced');
    end = at.end;
    const raw = text.slice(at.start, at.end);
    const input = { raw, ...contextOf(text, at), ...(hint && { hint }) };
    for (const verdict of verdictsFor(input, { default: country })) {
      numbers++;
      const inside = verdict.start >= 0 && verdict.end <= raw.length && verdict.start < verdict.end;
      if (!inside) throw new Error('a number outside of its candidate');
      if (!/^\+[1-9]\d{4,16}$/.test(verdict.e164)) throw new Error(`no E.164: ${verdict.e164}`);
    }
  }
  return { candidates: candidates.length, numbers };
}

/** Texts that make a careless reader slow. */
const slow: [string, (length: number) => string][] = [
  ['digits', (length) => '7'.repeat(length)],
  ['digits and spaces', (length) => '7 '.repeat(length / 2)],
  ['pluses', (length) => '+'.repeat(length)],
  ['open brackets', (length) => '('.repeat(length)],
  ['brackets around digits', (length) => '(2)'.repeat(length / 3)],
  ['hyphens', (length) => '-'.repeat(length)],
  ['spaces', (length) => ' '.repeat(length)],
  ['almost numbers', (length) => '+1 212 555 013 '.repeat(length / 15)],
  ['numbers', (length) => '(212) 555-0134, '.repeat(length / 16)],
  ['extensions', (length) => 'ext. 1 '.repeat(length / 7)],
  ['dots', (length) => '1.'.repeat(length / 2)],
  ['direction marks', (length) => '\u202e1'.repeat(length / 2)],
  ['letters and digits', (length) => 'a1'.repeat(length / 2)],
  ['vanity', (length) => '1-800-FLOWERS '.repeat(length / 14)],
];

it.each(slow)('takes time in proportion to the length: %s', (name, make) => {
  const ratio = growthOf(make);
  console.log(`${name}: 4 times the text takes ${ratio.toFixed(1)} times as long`);
  // In proportion is 4, in square 16.
  expect(ratio).toBeLessThan(GROWTH);
});

/** A ratio between proportion and square. */
const GROWTH = 10;
/** A busy machine spoils single readings, so the shortest of several are compared. */
const MAX_TURNS = 40;

/** How many times as long a text four times as long takes; turn about, until it is clearly little. */
function growthOf(make: (length: number) => string): number {
  const texts = [make(50_000), make(200_000)] as const;
  let [short, long] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let turn = 0; turn < MAX_TURNS && (turn < 3 || long / short >= GROWTH); turn++) {
    short = Math.min(short, timeFor(texts[0]));
    long = Math.min(long, timeFor(texts[1]));
  }
  return long / short;
}

/** Milliseconds that the clock may be wrong by. */
const CLOCK = 1;

/**
 * Time of the processor, which a busy machine does not stretch. Both kinds: how it is shared out between
 * them is only guessed by the kernel, and a short reading may be given to one of them whole.
 */
function timeFor(text: string): number {
  const before = process.cpuUsage();
  readAll(text, 'US', undefined);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 + CLOCK;
}
