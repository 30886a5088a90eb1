import { HINTS } from './hints';
import type { CandidateText, FoundNumber } from './types';

/**
 * How candidates and verdicts cross between page and background: as lines of text. A page holds
 * thousands, and as objects they would cost it more than finding them (measured in Chromium 156:
 * 2 µs each, as lines 0.3 µs). A candidate's line is also what tells it from others.
 */

/** Says that nothing more can be told of a candidate than its line does. */
const WHOLE = '!';
const HEAD = /^(\d{1,3}),(\d{1,3}),(\d{1,3}),([a-z-]{0,12})(!?):/;

/** A candidate as a line: lengths and hint, then its texts one after the other. */
export function candidateLine(candidate: CandidateText): string {
  const { raw, before, after, hint = '', record } = candidate;
  const head = `${before.length},${raw.length},${after.length},${hint}`;
  const texts = before + raw + after;
  return record === undefined ? `${head}:${texts}` : `${head}${WHOLE}:${texts}${record}`;
}

/** The candidate of a line; undefined for what is no such line. */
export function parseCandidateLine(line: string): CandidateText | undefined {
  const head = HEAD.exec(line);
  if (!head) return undefined;
  const [before, raw, after] = [Number(head[1]), Number(head[2]), Number(head[3])];
  const [from, to] = [head[0].length + before, head[0].length + before + raw];
  const hint = HINTS.find((each) => each === head[4]);
  return {
    raw: line.slice(from, to),
    before: line.slice(from - before, from),
    after: line.slice(to, to + after),
    ...(hint && { hint }),
    ...(head[5] === WHOLE && { record: line.slice(to + after) }),
  };
}

/** The background would like to know what stands around a candidate before it says no. */
export const UNDECIDED = '?';

const LETTERS = { certain: 'c', likely: 'l', doubtful: 'd' } as const;
const CONFIDENCES = { c: 'certain', l: 'likely', d: 'doubtful' } as const;
const NUMBER = /([cld])([A-Z]{2})?(?:(\d{1,3})-(\d{1,3}))?/g;

/** The numbers in a candidate of `length` as a line; most are all of it, and that goes without saying. */
export function verdictLine(numbers: readonly FoundNumber[], length: number): string {
  return numbers
    .map(({ start, end, confidence, country = '' }) => {
      const place = start === 0 && end === length ? '' : `${start}-${end}`;
      return `${LETTERS[confidence]}${country}${place}`;
    })
    .join('');
}

const NONE: readonly FoundNumber[] = [];

/** The numbers that a line tells of. */
export function parseVerdictLine(line: string, length: number): readonly FoundNumber[] {
  // Most are a letter and its country at most, and a pattern takes ten times as long to say so.
  const confidence = CONFIDENCES[line.charAt(0) as keyof typeof CONFIDENCES];
  if (!confidence) return NONE;
  const whole = { start: 0, end: length, confidence };
  if (line.length === 1) return [whole];
  if (line.length === 3) return [{ ...whole, country: line.slice(1) }];
  return [...line.matchAll(NUMBER)].map(([, letter, country, start, end]) => ({
    start: Number(start ?? 0),
    end: Number(end ?? length),
    confidence: CONFIDENCES[letter as keyof typeof CONFIDENCES],
    ...(country && { country }),
  }));
}
