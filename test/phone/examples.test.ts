import fc from 'fast-check';
import { getCountries, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { expect, it } from 'vitest';
import type { CountryCode } from '@/lib/phone/candidates/types';
import { findNumbers } from '@/lib/phone/find-numbers';
import { numberingPlanOf, plansOfCallingCode } from '@/lib/phone/plan/numbering-plan';

/** Calling codes without a country. */
const CODES = ['800', '808', '870', '878', '881', '882', '883', '888', '979'];

interface Example {
  country: CountryCode | undefined;
  number: PhoneNumber;
}

/**
 * Example numbers of every country and type, generated from the patterns of the numbering plans.
 */
const examples: Example[] = [...getCountries(), ...CODES].flatMap((name) => {
  const plan = numberingPlanOf(name) ?? plansOfCallingCode(name)[0];
  return (plan?.types ?? []).flatMap(({ pattern }) =>
    fc
      .sample(fc.stringMatching(new RegExp(pattern.source)), { numRuns: 3, seed: 3 })
      .flatMap((national) => {
        const number = parsePhoneNumberFromString(`+${plan?.callingCode}${national}`);
        return number?.isValid() ? [{ country: plan?.country, number }] : [];
      }),
  );
});

function missed(write: (number: PhoneNumber) => string, all = examples): string[] {
  return all.flatMap(({ country, number }) => {
    const found = findNumbers(write(number), { defaultCountry: country ?? 'US' });
    const right = found.length === 1 && found[0]?.e164 === number.number;
    return right ? [] : [`${country} ${write(number)} is ${number.number}`];
  });
}

const international = (number: PhoneNumber) => number.formatInternational();

it('generates examples of every country', () => {
  expect(examples.length).toBeGreaterThan(3000);
});

it.each<[string, (number: PhoneNumber) => string]>([
  ['E.164', (number) => number.number],
  ['spaces', international],
  ['dashes', (number) => international(number).replaceAll(' ', '-')],
  ['dots', (number) => international(number).replaceAll(' ', '.')],
  ['no-break spaces', (number) => international(number).replaceAll(' ', '\u00a0')],
  ['thin spaces', (number) => international(number).replaceAll(' ', '\u2009')],
  ['narrow no-break spaces', (number) => international(number).replaceAll(' ', '\u202f')],
  ['no-break hyphens', (number) => international(number).replaceAll(' ', '\u2011')],
  ['zero-width spaces', (number) => international(number).replaceAll(' ', '\u200b')],
  ['a code in brackets', (number) => international(number).replace(/^\+\d+/, '($&)')],
  ['full-width digits', (number) => fullWidth(international(number))],
  ['Arabic-Indic digits', (number) => arabicIndic(international(number))],
  ['marks of direction', (number) => `\u202a${international(number)}\u202c`],
  ['00', (number) => international(number).replace('+', '00')],
])('finds every example written with %s', (_, write) => {
  expect(missed(write)).toEqual([]);
});

function fullWidth(text: string): string {
  return text.replace(/[\d+]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
}

function arabicIndic(text: string): string {
  return text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
}

/** Four-digit numbers are not candidates: every year would be one. */
const written = examples.filter(
  ({ country, number }) => country && number.formatNational().replace(/\D/g, '').length > 4,
);

/** In some plans a national form is also another valid number of the country (Gabon). */
const clear = written.filter(
  ({ country, number }) =>
    parsePhoneNumberFromString(number.formatNational(), country)?.number === number.number,
);

it('finds every national example beside a word for phone', () => {
  expect(missed((number) => `Tel: ${number.formatNational()}`, clear)).toEqual([]);
});

it('finds bare national digits beside a word for phone', () => {
  const bare = (number: PhoneNumber) => `Phone ${number.formatNational().replace(/\D/g, '')}`;
  expect(missed(bare, clear)).toEqual([]);
});

it('finds national examples in prose, except short ones', () => {
  const long = clear.filter(({ number }) => number.nationalNumber.length > 7);
  const lost = missed((number) => `We spoke (${number.formatNational()}) today`, long);
  expect(lost.length / long.length).toBeLessThan(0.01);
});
