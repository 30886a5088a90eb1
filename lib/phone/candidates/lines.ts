import { type CandidateText, type FoundNumber, HINTS } from './types';

/**
 * Candidates and verdicts cross between page and background as lines of text. A page has thousands,
 * and sending objects would cost more than finding them (measured in Chromium 156: 2 µs per object,
 * 0.3 µs per line). A candidate's line is also its key in the verdict cache.
 */

/** Marks a line whose candidate includes its record: the page knows nothing more about it. */
const WITH_RECORD = '!';
const HEAD = /^(\d{1,3}),(\d{1,3}),(\d{1,3}),([a-z-]{0,12})(!?):/;

/** A candidate as a line: lengths and hint, then its texts. */
export function candidateLine(candidate: CandidateText): string {
  const { raw, before, after, hint = '', record } = candidate;
  const head = `${before.length},${raw.length},${after.length},${hint}`;
  const texts = before + raw + after;
  return record === undefined ? `${head}:${texts}` : `${head}${WITH_RECORD}:${texts}${record}`;
}

/** Parses a candidate's line; `undefined` if it is malformed. */
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
    ...(head[5] === WITH_RECORD && { record: line.slice(to + after) }),
  };
}

/** Verdict line: the background needs the candidate's record before it can decide. */
export const UNDECIDED = '?';

const LETTERS = { certain: 'c', likely: 'l', doubtful: 'd' } as const;
const CONFIDENCES = { c: 'certain', l: 'likely', d: 'doubtful' } as const;
const NUMBER = /([cld])([A-Z]{2})?(?:(\d{1,3})-(\d{1,3}))?/g;

/** The numbers in a candidate of `length` as a line. Offsets are left out for a number that is all of it. */
export function verdictLine(numbers: readonly FoundNumber[], length: number): string {
  return numbers
    .map(({ start, end, confidence, country = '' }) => {
      const offsets = start === 0 && end === length ? '' : `${start}-${end}`;
      return `${LETTERS[confidence]}${country}${offsets}`;
    })
    .join('');
}

const NONE: readonly FoundNumber[] = [];

/** Parses a verdict line. */
export function parseVerdictLine(line: string, length: number): readonly FoundNumber[] {
  // Most lines are a letter, or a letter and a country. A pattern takes ten times as long for these.
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
