import { getCountries, getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { expect, it } from 'vitest';
import { findNumbers } from '@/lib/phone/find-numbers';

/** Texts beside numbers in directories, logs and tables that are no numbers. */
const NEIGHBOURS = {
  'a date': '29/03/2018',
  'a short date': '11/02/18',
  'an ISO date': '2026-02-11',
  'a German date': '11.02.2026',
  'a clock': '16:13',
  'a clock with a fraction': '16:13:39.080',
  hours: '9:00-17:30',
  'round the clock': '24/7',
  'a postcode and town': '81679 Musterstadt',
  'an American postcode': '90210-1234',
  'a list of models': '500/600/1200',
  'an IP address': '192.168.10.200',
  'a price': '$1,299.00',
  'a page': 'Page 3 of 12',
  'an order': 'Order #100-4471',
  'an ISBN': '978-3-16-148410-0',
} as const;

const SEPARATORS = { 'a line break': '\n', 'a bar': ' | ', 'a tab': '\t', 'a comma': ', ' };

const numbers = getCountries().flatMap((country) => {
  const number = getExampleNumber(country, examples);
  return number && number.nationalNumber.length > 6 ? [{ country, number }] : [];
});

/** Writings that are not found, or found as something else, or with the neighbour. */
function wrong(write: (written: string) => string): string[] {
  return numbers.flatMap(({ country, number }) =>
    [number.formatInternational(), number.formatNational()].flatMap((written) => {
      const text = write(written);
      const alone = findNumbers(written, { defaultCountry: country }).map(({ e164 }) => e164);
      if (alone.join() !== number.number) return [];
      const found = findNumbers(text, { defaultCountry: country }).map(({ e164 }) => e164);
      return found.join() === number.number ? [] : [`${country} ${JSON.stringify(text)}: ${found}`];
    }),
  );
}

const cases = Object.entries(NEIGHBOURS).flatMap(([what, text]) =>
  Object.entries(SEPARATORS).map(([gap, sign]) => [what, gap, text, sign] as const),
);

it.each(cases)('finds the numbers of all countries before %s and %s', (_, __, text, sign) => {
  expect(wrong((written) => written + sign + text)).toEqual([]);
});

/** After a clock with a fraction a line is one of a log, where only clear numbers are marked. */
const after = cases.filter(([what, gap]) => !what.includes('fraction') || gap === 'a line break');

it.each(after)('finds the numbers of all countries after %s and %s', (_, __, text, sign) => {
  expect(wrong((written) => text + sign + written)).toEqual([]);
});
