import { expect, it } from 'vitest';
import type { Hint } from '@/lib/phone/candidates/types';
import { verdictsFor } from '@/lib/phone/score/verdict';

const bare = { before: '', after: '' };

it('judges a candidate', () => {
  expect(verdictsFor({ raw: '+12125550123', ...bare }, { default: 'DE' })).toEqual([
    {
      start: 0,
      end: 12,
      e164: '+12125550123',
      country: 'US',
      type: 'FIXED_LINE_OR_MOBILE',
      confidence: 'certain',
      reason: 'written with its country code',
    },
  ]);
});

it('returns the position of each of several numbers', () => {
  const raw = '(212) 555-0123 / 415.555.0132 x9';
  const spots = verdictsFor({ raw, ...bare }, { default: 'US' }).map((verdict) => [
    raw.slice(verdict.start, verdict.end),
    verdict.e164,
    verdict.ext,
  ]);
  expect(spots).toEqual([
    ['(212) 555-0123', '+12125550123', undefined],
    ['415.555.0132 x9', '+14155550132', '9'],
  ]);
});

it('returns a short form with its own position', () => {
  const found = verdictsFor({ raw: '212-555-0123/24', ...bare }, { default: 'US' });
  expect(found.map(({ start, end, e164 }) => [start, end, e164])).toEqual([
    [0, 12, '+12125550123'],
    [13, 15, '+12125550124'],
  ]);
});

it('leaves out a bracket around a number that has its own brackets', () => {
  const [found] = verdictsFor(
    { raw: '(+33 (0)5 36 49 00 22', before: '', after: ')' },
    { default: 'US' },
  );
  expect(found).toMatchObject({ start: 1, e164: '+33536490022' });
});

it('leaves out a bracket that closes after the number', () => {
  const [found] = verdictsFor({ raw: '(2125550123', before: '', after: ')' }, { default: 'US' });
  expect(found).toMatchObject({ start: 1, end: 11 });
});

it.each([
  ['+44 20 7946 0018', '', 'certain'],
  ['(212) 555-0123', '', 'certain'],
  ['212-555-0123', '', 'certain'],
  ['2125550123', '', 'likely'],
  ['2125550123', 'Phone: ', 'certain'],
  ['2125550123', 'Order #', 'doubtful'],
  ['212-555-0123', 'Order no. ', 'doubtful'],
  ['+12125550123', 'Order no. ', 'certain'],
] as const)('%s after %j is %s', (raw, before, confidence) => {
  const [found] = verdictsFor({ raw, before, after: '' }, { default: 'US' });
  expect(found?.confidence).toBe(confidence);
  expect(found?.reason).not.toBe('');
});

it.each<Hint>(['tel-link', 'tel-input', 'label', 'column', 'microdata', 'autocomplete'])(
  'trusts the hint of the page: %s',
  (hint) => {
    const input = { raw: '7946 0018 20', before: 'Order #', after: ' units', hint };
    expect(verdictsFor({ ...input, raw: '2079460018' }, { default: 'GB' })).toMatchObject([
      { e164: '+442079460018', reason: 'the page says phone' },
    ]);
  },
);

it('does not trust a page that labels a date as a phone', () => {
  const input = { raw: '2026-02-11', ...bare, hint: 'column' } as const;
  expect(verdictsFor(input, { default: 'DE' })).toEqual([]);
});

it('reads the international number of a WhatsApp link', () => {
  const input = { raw: '6591234567', before: 'https://wa.me/', after: '' };
  expect(verdictsFor(input, { default: 'US' })).toMatchObject([
    { e164: '+6591234567', country: 'SG' },
  ]);
});

it('returns no country for numbers without one', () => {
  const [found] = verdictsFor({ raw: '+800 1234 5678', ...bare }, { default: 'US' });
  expect(found).toMatchObject({ e164: '+80012345678', type: 'TOLL_FREE' });
  expect(found).not.toHaveProperty('country');
});

it('finds nothing in an empty text', () => {
  expect(verdictsFor({ raw: '', ...bare }, { default: 'US' })).toEqual([]);
});

it.each([
  ['555 765 4329', 'US', '+15557654329'],
  ['5557654329', 'US', '+15557654329'],
  ['1 555 765 4329', 'US', '+15557654329'],
  ['(038) 555-0123', 'US', '+10385550123'],
  ['(130) 555-0123', 'US', '+11305550123'],
  ['555-165-4329', 'US', '+15551654329'],
  ['555–765 4329', 'US', '+15557654329'],
  ['+441999555123', 'DE', '+441999555123'],
  ['01999 555123', 'GB', '+441999555123'],
] as const)('accepts unassigned %s beside a label', (raw, country, e164) => {
  const [found] = verdictsFor({ raw, before: 'Phone: ', after: '' }, { default: country });
  expect(found).toMatchObject({ e164, type: 'UNKNOWN', confidence: 'likely' });
  expect(found?.reason).toContain('no plan knows it');
  expect(verdictsFor({ raw, ...bare }, { default: country })).toEqual([]);
});

it.each([
  ['(555) 765-4329', '+15557654329'],
  ['(555) 165-4329 x66074', '+15551654329'],
  ['555 765 4329 ext. 12', '+15557654329'],
  ['1-555-165-4329', '+15551654329'],
  ['555.765.4329', '+15557654329'],
  ['+15557654329', '+15557654329'],
  ['+1 555 765 4329', '+15557654329'],
  ['+44 1999 555123', '+441999555123'],
] as const)('accepts unassigned %s without a label', (raw, e164) => {
  const [found] = verdictsFor({ raw, ...bare }, { default: 'US' });
  expect(found).toMatchObject({ e164, confidence: 'likely' });
  expect(found?.reason).toBe('written as numbers are, though no plan knows it');
});

it.each([
  ['555-765-4329', 'Order # ', ''],
  ['555.765.4329', 'Version ', ''],
  ['1-555-765-4329', 'https://example.com/', ''],
  ['+1 055 765 4329', '', ''],
  ['+44 0199 955512', '', ''],
  ['555/765/4329', '', ''],
] as const)('marks nothing in %s after “%s”', (raw, before, after) => {
  const found = verdictsFor({ raw, before, after }, { default: 'US' });
  expect(found.filter(({ confidence }) => confidence !== 'doubtful')).toEqual([]);
});

it('rejects too many digits despite a label', () => {
  const raw = '+8132026-02-1112345678';
  expect(verdictsFor({ raw, before: '', after: '', hint: 'label' }, { default: 'JP' })).toEqual([]);
});

it.each(['123-456-7890', '000-000-0000', '(999) 999-9999', '555-555-5555', '1234567890'])(
  'rejects made-up %s despite a label',
  (raw) => {
    expect(verdictsFor({ raw, before: 'Phone: ', after: '' }, { default: 'US' })).toEqual([]);
  },
);

it.each([
  ['columns after a fraction', 'I/System 14:05:', '12.480  1702  1815', ''],
  ['a fraction of six digits', '09:44:', '02.120345', ' worker'],
  ['columns after a decimal comma', '21:17:05,', '330  2210  1987', ''],
])('finds no number in a time stamp: %s', (_, before, raw, after) => {
  for (const country of ['US', 'DE', 'FR', 'GB'] as const) {
    expect(verdictsFor({ raw, before, after }, { default: country })).toEqual([]);
  }
});

it('finds a number with + after a time stamp', () => {
  const input = { before: '14:05:', raw: '12.480 +44 20 7946 0018', after: '' };
  expect(verdictsFor(input, { default: 'US' })).toMatchObject([
    { start: 7, end: 23, e164: '+442079460018' },
  ]);
});
