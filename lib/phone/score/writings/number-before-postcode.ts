import { lazyPattern } from '@/lib/phone/candidates/lazy-pattern';
import type { CandidateText, Verdict } from '@/lib/phone/candidates/types';
import { isPhoneWord } from '@/lib/phone/evidence/tokens/tokens';
import { numbersOfFirstPart } from './first-part';

/** A town after its postcode, in the same line. */
const town = lazyPattern(String.raw`^[^\S\n](?!E-?[Mm]ail|Web)([\p{Lu}][\p{Ll}]+)`);
/** A postcode at the end, after digits that are already a number. */
const POSTCODE = /^(.*\d)\s(\d{4,5})$/s;
/** Countries with many lengths of numbers whose postcodes have five digits. Four belong to the number. */
const FIVE_DIGITS: ReadonlySet<string | undefined> = new Set(['DE', 'FI', 'IT', 'HR']);
/**
 * A house number, and a postcode in the next line or after a dash. The street may be a word for phone:
 * `Ring`.
 */
const HOUSE_AND_POSTCODE = /^(?:[1-9]\d{0,3}\n\d{4,6}|[1-9]\d? [-–] \d{5})$/;
/** Minimum total digits. Few numbers are longer, including country code or prefix. */
const LONG = 13;

/**
 * Returns the number before a town's postcode: `030 23125 123 10115 Berlin`, none if it is the number of
 * a house. In countries with variable lengths, number and postcode together may also be valid.
 */
export function numberBeforePostcode(
  input: CandidateText,
  judge: (part: CandidateText) => Verdict[],
): Verdict[] | undefined {
  const { raw, after } = input;
  if (raw.length < LONG && !/\n| [-–] /.test(raw)) return undefined;
  const place = after === '' ? undefined : town(after).exec(after)?.[1];
  if (!place || isPhoneWord(place)) return undefined;
  if (raw.length < LONG) return HOUSE_AND_POSTCODE.test(raw) ? [] : undefined;
  const [, number, postcode] = POSTCODE.exec(raw) ?? [];
  if (!number || raw.replace(/\D/g, '').length < LONG) return undefined;
  const found = numbersOfFirstPart(input, number, judge);
  if (postcode?.length === 4 && FIVE_DIGITS.has(found?.at(-1)?.country)) return undefined;
  return found?.every(({ confidence }) => confidence === 'certain') ? found : undefined;
}
