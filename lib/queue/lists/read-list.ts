import { problemOf } from '@/lib/calls/failure';
import type { Problem } from '@/lib/calls/model';
import type { CampaignDeps } from '@/lib/campaigns/request-service';
import { readNumber } from '@/lib/offers/typed-number';
import type { CountryCode } from '@/lib/phone/candidates/types';
import { countryOfCode } from '@/lib/phone/evidence/rank-countries';
import { countryOfPlus } from '@/lib/phone/plan/country-of-plus';
import { asciiDigits } from '@/lib/phone/plan/digit-groups';
import { numberingPlanOf } from '@/lib/phone/plan/numbering-plan';
import { parseNational } from '@/lib/phone/plan/parse-number';
import type { ListedNumber, RowToRead } from '@/lib/queue/model';
import { reasonNotToCall } from '@/lib/rules/check/guards';
import type { Settings } from '@/lib/settings/table';

/** For functions that need one although the number has its own. */
const ANY_COUNTRY: CountryCode = 'US';

/** Fewer digits are no number in any country, and not worth a question. */
const MIN_DIGITS = 6;

/**
 * Reads the numbers of a list. A number with its own `+` or `00` is read as it stands, a national one in
 * the country of its row. No country is ever guessed, and the rep's own is not used: a national number
 * without a country is a question, and so is a number whose country is not that of its row.
 */
export async function readList(
  deps: Pick<CampaignDeps, 'now' | 'readSettings'>,
  rows: readonly RowToRead[],
): Promise<ListedNumber[][]> {
  const settings = await deps.readSettings();
  const now = deps.now();
  const read = (text: string, row: RowToRead): ListedNumber => {
    try {
      return checked(readWritten(text, row), settings, now);
    } catch (error) {
      const problem = problemOf(error);
      return { problem: problem.code === 'empty' ? ({ code: 'no-number' } as const) : problem };
    }
  };
  return rows.map((row) => row.numbers.map((text) => read(text, row)));
}

function readWritten(written: string, { country: code, isChosen }: RowToRead): ListedNumber {
  const text = withPlus(written);
  const country = code === undefined ? undefined : countryOfCode(code);
  if (OWN_CODE.test(text)) return listed(readInternational(text), country);
  const digits = digitsOf(text);
  if (!country) return digits.length < MIN_DIGITS ? tooShort(digits) : { asks: 'country' };
  return listed(readNational(text, digits, country), isChosen ? undefined : country);
}

/** A number that was read, or why there is none. */
type Reading = ReturnType<typeof readNumber> | { ok: false; problem: Problem };

/** The sign before the first digit says that the number has its country's code. */
const OWN_CODE = /^[^\p{Nd}+]*\+/u;

/** Writes `+` for the sign of any script, and for a leading `00`. */
function withPlus(written: string): string {
  return written.replaceAll('＋', '+').replace(/^([^\p{Nd}+]*)00(?=\s?\p{Nd})/u, '$1+');
}

/** Reads a number by its own code. One that is none there is not tried as a national number. */
function readInternational(text: string): Reading {
  const read = readNumber(text, countryOfPlus(text) ?? ANY_COUNTRY);
  const hasItsCode = digitsOf(text).startsWith(read.e164.slice(1, 3));
  return hasItsCode ? read : { ok: false, problem: { code: 'impossible-number' } };
}

/**
 * Reads a number as it is dialled in a country. One that a spreadsheet robbed of its leading zero is
 * valid without it. Only with the country's prefix for calls abroad is it of another one.
 */
function readNational(text: string, digits: string, country: CountryCode): Reading {
  const read = readNumber(text, country);
  const isAbroad = () => parseNational(digits, country)?.from === 'idd';
  if (hasCodeOf(read.e164, country) || isAbroad()) return read;
  return { ok: false, problem: { code: 'not-in-country', country } };
}

/** Makes a question of a number whose country is not that of its row. */
function listed(read: Reading, rowCountry?: CountryCode): ListedNumber {
  if (!read.ok) return { problem: read.problem };
  const { e164, ext, country } = read;
  const number = { e164, ...(ext && { ext }) };
  if (!rowCountry || hasCodeOf(e164, rowCountry)) return number;
  return { ...number, asks: 'other-country', ...(country && { country }) };
}

function tooShort(digits: string): ListedNumber {
  return { problem: { code: digits === '' ? 'no-number' : 'too-short' } };
}

/** The guards look at the number alone; a reading in E.164 has no other country. */
function checked(read: ListedNumber, settings: Settings, now: number): ListedNumber {
  if (!('e164' in read)) return read;
  const number = { callee: read.e164, country: ANY_COUNTRY };
  const code = reasonNotToCall({ ...number, settings, recent: [], now });
  return code ? { problem: { code } } : read;
}

/** Calling codes are no prefixes of each other. */
function hasCodeOf(e164: string, country: CountryCode): boolean {
  const code = numberingPlanOf(country)?.callingCode;
  return code !== undefined && e164.startsWith(`+${code}`);
}

function digitsOf(text: string): string {
  return asciiDigits(text.replace(/\P{Nd}/gu, ''));
}
