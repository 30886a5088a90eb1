import fc from 'fast-check';
import { getCountries, getExampleNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import metadata from 'libphonenumber-js/metadata.max.json';
import examples from 'libphonenumber-js/mobile/examples';
import { expect, it } from 'vitest';
import type { CountryCode } from '@/lib/phone/candidates/types';
import { parseInternational, parseNational } from '@/lib/phone/plan/parse-number';

/**
 * Digits close to a valid number: some changed, some removed or added, maybe with a leading zero.
 */
const nearby = fc
  .record({
    country: fc.constantFrom(...getCountries()),
    changes: fc.array(fc.tuple(fc.nat(20), fc.nat(9)), { maxLength: 3 }),
    cut: fc.constantFrom(0, 0, 0, 1),
    more: fc.constantFrom('', '', '', '7'),
    prefix: fc.constantFrom('', '', '0', '1'),
  })
  .map(({ country, changes, cut, more, prefix }) => {
    const example = getExampleNumber(country, examples);
    let digits: string = example?.nationalNumber ?? '';
    for (const [at, digit] of changes) digits = digits.slice(0, at) + digit + digits.slice(at + 1);
    return {
      country,
      code: example?.countryCallingCode ?? '',
      digits: prefix + digits.slice(cut) + more,
    };
  });

function peer(text: string, country: CountryCode): string | undefined {
  const number = parsePhoneNumberFromString(text, { defaultCountry: country, extract: false });
  if (!number?.isValid()) return undefined;
  return `${number.number} ${number.country} ${number.getType() ?? 'UNKNOWN'}`;
}

function ours(reading: ReturnType<typeof parseNational>): string | undefined {
  return reading && `${reading.e164} ${reading.country} ${reading.type}`;
}

it('supports the version of the metadata', () => {
  expect(metadata.version).toBe(4);
});

it('reads international numbers as libphonenumber does', () => {
  fc.assert(
    fc.property(nearby, ({ country, code, digits }) => {
      fc.pre(!/^52.*1\d{10}$/.test(code + digits));
      expect(ours(parseInternational(code + digits))).toBe(peer(`+${code}${digits}`, country));
    }),
    { numRuns: 5000, seed: 11 },
  );
});

it('reads national numbers as libphonenumber does', () => {
  fc.assert(
    fc.property(nearby, ({ country, digits }) => {
      fc.pre(!(country === 'PL' && /^0\d{9}$/.test(digits)));
      expect(ours(parseNational(digits, country))).toBe(peer(digits, country));
    }),
    { numRuns: 5000, seed: 11 },
  );
});

it.each([
  ['447700900123', '+447700900123', 'kept for drama by Ofcom'],
  ['33639981234', '+33639981234', 'kept for fiction by ARCEP'],
  ['5212221234567', '+522221234567', 'with the 1 that Mexico no longer dials'],
])('reads %s too: %s, %s', (digits, e164) => {
  expect(parseInternational(digits)?.e164).toBe(e164);
});

it.each([
  ['01 800 123 4567', 'MX', '+528001234567'],
  ['044 55 1234 5678', 'MX', '+525512345678'],
  ['0 12 345 67 89', 'PL', '+48123456789'],
] as const)('reads %s in the former format of %s: %s', (written, country, e164) => {
  expect(parseNational(written.replaceAll(' ', ''), country)?.e164).toBe(e164);
});

it.each([
  ['0044 20 7946 0018', 'US'],
  ['011442079460018', 'US'],
  ['0011442079460018', 'AU'],
  ['00442079460018', 'BR'],
] as const)('reads %s dialled in %s', (written, country) => {
  expect(parseNational(written.replaceAll(' ', ''), country)?.e164).toBe('+442079460018');
});
