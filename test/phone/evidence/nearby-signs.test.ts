import { expect, it } from 'vitest';
import { NOTHING_AGAINST } from '@/lib/phone/evidence/counter-evidence';
import {
  firstVisible,
  hasNoSigns,
  lastVisible,
  signsAround,
} from '@/lib/phone/evidence/nearby-signs';
import { findNumbers } from '@/lib/phone/find-numbers';

it('returns the visible characters beside a number, with the space between', () => {
  expect([lastVisible('cost $'), lastVisible('cost $ '), lastVisible('  ')]).toEqual([
    '$',
    '$ ',
    ' ',
  ]);
  expect([firstVisible('% off'), firstVisible(' %'), firstVisible('')]).toEqual(['%', ' %', '']);
});

it.each([
  ['', ''],
  ['Phone: ', ''],
  ['Jane Roe ', ', London'],
  ['\n', '\n'],
])('finds no signs between %j and %j', (before, after) => {
  expect(hasNoSigns(before, after)).toBe(true);
  expect(signsAround(before, after, false)).toEqual(NOTHING_AGAINST);
});

it.each([
  ['$', '', 'first'],
  ['', ' €', 'last'],
  ['https://example.com/item/', '', 'all'],
] as const)(
  'tells which numbers the sign between %j and %j is against: %s',
  (before, after, side) => {
    expect(hasNoSigns(before, after)).toBe(false);
    expect(signsAround(before, after, false)[side]?.reason).toMatch(/^part of /);
  },
);

it('keeps only the strongest signs beside a label for phone', () => {
  expect(signsAround('#', '', false).first?.beats).toBe('grouped');
  expect(signsAround('#', '', true)).toEqual(NOTHING_AGAINST);
  expect(signsAround('https://example.com/', '', true).all?.beats).toBe('all');
});

it('ends a web address at a quote', () => {
  const data = '"url":"https://example.gov/foia/office","center":{"phone":["605-555-0181"]}';
  expect(findNumbers(data, { defaultCountry: 'US' })).toHaveLength(1);
  expect(findNumbers('https://example.gov/foia/605-555-0181', { defaultCountry: 'US' })).toEqual(
    [],
  );
});

it.each([
  '**212-555-0123**',
  'Call **Ada Roe: 212-555-0123** first',
  '**Phone:** **+1 (212) 555-0123**, 9 to 5',
  '- **(212) 555-0123**\n- **hello@example.com**',
])('reads the bold text of Markdown: %j', (text) => {
  expect(findNumbers(text, { defaultCountry: 'US' })).toHaveLength(1);
});

it.each(['212-555-0123**', '** 212-555-0123**', '***212-555-0123**', '212-555-0123***'])(
  'takes %j for a masked number',
  (text) => {
    expect(findNumbers(text, { defaultCountry: 'US' })).toEqual([]);
  },
);

it('takes a number after closed bold text for a masked one', () => {
  expect(findNumbers('**Card** 212-555-0123**', { defaultCountry: 'US' })).toEqual([]);
});
