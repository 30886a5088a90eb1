import fc from 'fast-check';
import { type CountryCode, getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, it } from 'vitest';
import { countryOfNumbers, readRegistryNumbers } from '@/lib/do-not-call/registry/read-numbers';
import { readDialText } from '@/lib/phone/dial-text';

const read = (text: string, country: CountryCode) => readRegistryNumbers([text], country)[0];

describe.each<[string, string, CountryCode, string | undefined]>([
  ['area code and number', '2125550134', 'US', '+12125550134'],
  ['with the national prefix', '12125550134', 'US', '+12125550134'],
  ['national, as the British registry has it', '02079460123', 'GB', '+442079460123'],
  ['robbed of its zero by a spreadsheet', '2079460123', 'GB', '+442079460123'],
  ['with a plus', '+442079460123', 'GB', '+442079460123'],
  ['with the code and no plus', '442079460123', 'GB', '+442079460123'],
  ['Italian, whose zero belongs to the number', '0655501234', 'IT', '+390655501234'],
  ['of a range that no plan has assigned yet', '5550100000', 'US', '+15550100000'],
  ['of another country, without a plus', '491512345678', 'US', undefined],
  ['too short', '55501', 'US', undefined],
  ['too long', '21255501340000', 'US', undefined],
])('%s', (_, text, country, e164) => {
  it(`${text} is ${e164}`, () => expect(read(text, country)).toBe(e164));
});

it('reads every number as a call to it is read', () => {
  const countries: CountryCode[] = [
    'US',
    'CA',
    'GB',
    'DE',
    'FR',
    'IT',
    'ES',
    'AU',
    'BR',
    'MX',
    'AR',
    'IN',
  ];
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 4, maxLength: 4 });
  const forms = fc.constantFrom('national', 'bare', 'plus');
  fc.assert(
    fc.property(fc.constantFrom(...countries), digits, forms, (country, last, form) => {
      const example = getExampleNumber(country, examples);
      const national = example?.formatNational().replaceAll(/\D/g, '') ?? '';
      const e164 = example?.number ?? '';
      const text = { national, bare: e164.slice(1), plus: e164 }[form].slice(0, -4) + last.join('');
      const dialled = readDialText(text, country);
      if (dialled.ok) expect(read(text, country)).toBe(dialled.e164);
    }),
    { numRuns: 2000 },
  );
});

it.each<[string[], CountryCode | undefined]>([
  [['+442079460123', '+447700900123'], 'GB'],
  [['+12125550134', '+13125550149'], 'US'],
  [['+12125550134', '+14165550123'], undefined],
  [['+442079460123', '02079460123'], undefined],
  [['2125550134'], undefined],
])('tells the country of %s: %s', (numbers, country) => {
  expect(countryOfNumbers(numbers)).toBe(country);
});
