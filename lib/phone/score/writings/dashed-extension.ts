import type { CandidateText, CountryCode, Verdict } from '@/lib/phone/candidates/types';

/** Countries where people write an extension after a dash. Elsewhere it would be part of the number. */
const COUNTRIES: readonly (CountryCode | undefined)[] = ['CN'];
/** A line of seven or eight digits, a dash and an extension: `(010)83012347-808`. */
const DASHED = /^(.*\d{7,8})-(\d{3,4})$/s;

/**
 * Returns the numbers of a candidate whose last one has an extension after a dash; undefined if it
 * has none.
 */
export function numberWithDashedExtension(
  input: CandidateText,
  judge: (part: CandidateText) => Verdict[],
): Verdict[] | undefined {
  const [, number, ext] = DASHED.exec(input.raw) ?? [];
  if (!number || !ext) return undefined;
  const found = judge({ ...input, raw: number });
  const last = found.at(-1);
  if (last?.confidence !== 'certain' || last.end !== number.length) return undefined;
  if (!COUNTRIES.includes(last.country)) return undefined;
  return [...found.slice(0, -1), { ...last, ext, end: input.raw.length }];
}
