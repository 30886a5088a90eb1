import { lazyPattern } from '@/lib/phone/candidates/lazy-pattern';
import type { CandidateText, CountryCode, Verdict } from '@/lib/phone/candidates/types';
import { EXTENSION_WORDS_AFTER } from '@/lib/phone/data/writing-words';
import { asciiDigits } from '@/lib/phone/plan/digit-groups';

const WORDS = Object.values(EXTENSION_WORDS_AFTER)
  .map(({ words }) => words)
  .join('|');
/** An ending, a word for an extension, and no digits that it could be the label of. */
const WORD = String.raw`(?:[-.][\p{L}]{0,2})?\s?(?:${WORDS})(?![\p{L}])(?![\s.:]{0,3}[\p{Nd}])`;
const wordAfter = lazyPattern(`^${WORD}`, 'iu');
/** The same after a comma or bracket, where the candidate ended. */
const extensionAfter = lazyPattern(String.raw`^\s?[,;(]\s?([\p{Nd}]{1,5})${WORD}`, 'iu');
/** An extension in an EDI message (X12, segment PER): `*TE*2125550123*EX*201~`. */
const EDI_EXTENSION = /^\*EX\*(\d{1,5})(?!\d)/;
/**
 * An extension after a star, as CRMs export it: `+14385550113*227`. One digit would be a footnote, and more
 * stars or signs a service code or a calculation.
 */
const STAR_EXTENSION = /^\*(\d{2,6})(?![\d*#]|[.,:/-]\d|\s*[=+×÷^]|\p{L})/u;
/** Digits at the end of a candidate, after a sign or a space. */
const lastDigits = lazyPattern(String.raw`^(.*[\p{Nd}])[\s/(–-]{1,3}([\p{Nd}]{1,5})$`, 'su');

/**
 * Returns the numbers of a candidate whose last one has an extension with its word after it;
 * undefined if it has none: `301 2379 / 14 mellék`.
 */
export function numberWithExtensionAfter(
  input: CandidateText,
  judge: (part: CandidateText) => Verdict[],
): Verdict[] | undefined {
  const { raw, after } = input;
  if (after === '') return undefined;
  const apart = (extensionAfter(after).exec(after) ?? EDI_EXTENSION.exec(after))?.[1];
  if (apart) return withExtension(judge(input), raw.length, apart, raw.length);
  if (after.startsWith('*')) return numberBeforeStar(input, judge);
  if (!wordAfter(after).test(after)) return undefined;
  const [, number, ext] = lastDigits(raw).exec(raw) ?? [];
  if (!number || !ext) return undefined;
  return withExtension(judge({ ...input, raw: number, after: '' }), number.length, ext, raw.length);
}

/** Reads a number as if the star and the extension after it were not there: they look like a calculation. */
function numberBeforeStar(
  input: CandidateText,
  judge: (part: CandidateText) => Verdict[],
): Verdict[] | undefined {
  const [starred, ext] = STAR_EXTENSION.exec(input.after) ?? [];
  // In `**61*2125550123*11#` the star is part of a service code.
  if (!starred || !ext || input.before.endsWith('*')) return undefined;
  const end = input.raw.length;
  return withExtension(
    judge({ ...input, after: input.after.slice(starred.length) }),
    end,
    ext,
    end,
  );
}

/** Adds an extension to the number that ends at `at`; undefined if none is certain there. */
function withExtension(
  found: Verdict[],
  at: number,
  ext: string,
  end: number,
): Verdict[] | undefined {
  const last = found.at(-1);
  if (last?.confidence !== 'certain' || last.end !== at || last.ext) return undefined;
  return [...found.slice(0, -1), { ...last, ext: asciiDigits(ext), end }];
}

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
