import { expect, it } from 'vitest';
import { findNumbers, rowAround } from '@/lib/phone/find-numbers';

const us = { defaultCountry: 'US' } as const;

it('finds numbers and their positions', () => {
  const text = 'Call (212) 555-0123 or +44 20 7946 0018 ext. 5';
  const found = findNumbers(text, us);
  expect(found.map((number) => [number.raw, number.e164, number.ext, number.country])).toEqual([
    ['(212) 555-0123', '+12125550123', undefined, 'US'],
    ['+44 20 7946 0018 ext. 5', '+442079460018', '5', 'GB'],
  ]);
  for (const { start, end, raw } of found) expect(text.slice(start, end)).toBe(raw);
});

it('returns numbers to mark, and doubtful ones on request', () => {
  expect(findNumbers('Order #2125550123', us)).toEqual([]);
  expect(findNumbers('Order #2125550123', { ...us, doubtful: true })).toMatchObject([
    { e164: '+12125550123', confidence: 'doubtful', reason: 'an order' },
  ]);
});

it('decodes an encoded link', () => {
  const hints = ['tel-link'] as const;
  for (const text of ['tel:%2B1%20212%20555%200123', '+1%20212%20555%200123']) {
    expect(findNumbers(text, { ...us, hints })).toMatchObject([
      { e164: '+12125550123', start: 0, end: text.length, raw: text },
    ]);
  }
});

it('tells a second number from an extension', () => {
  const numbers = (text: string) =>
    findNumbers(text, us).map(({ e164, ext }) => (ext ? `${e164}x${ext}` : e164));
  expect(numbers('212-555-0123, 415-555-0132')).toEqual(['+12125550123', '+14155550132']);
  expect(numbers('212-555-0123; 415-555-0132')).toEqual(['+12125550123', '+14155550132']);
  expect(numbers('212-555-0123, ext 415')).toEqual(['+12125550123x415']);
});

it('recognises an encoded link without a hint', () => {
  for (const text of ['tel:%2B1%20212%20555%200123', 'tel:555-0123;phone-context=+1-212']) {
    expect(findNumbers(text, us).map((number) => number.e164)).toEqual(['+12125550123']);
  }
});

it('returns the first of several numbers in a link, because a link dials one', () => {
  const text = 'tel:%2B12125550123,%2B14155550132';
  expect(findNumbers(text, us)).toMatchObject([{ e164: '+12125550123', start: 0, raw: text }]);
  expect(findNumbers('tel:02026-02-11%2B&1-800-FLOWERS', { defaultCountry: 'DE' })).toHaveLength(1);
});

it.each([
  ['a caller number in angle brackets', 'call "Ada" <2125550123>', '+12125550123'],
  ['an extension after a bar', '+44 20 7946 0450 | ext 9', '+442079460450x9'],
])('reads %s', (_, text, expected) => {
  const found = findNumbers(text, us).map(({ e164, ext }) => (ext ? `${e164}x${ext}` : e164));
  expect(found).toEqual([expected]);
});

it('reads 0xx as the carrier selection code in Brazil', () => {
  const found = findNumbers('Contato: 0xx11 2345-6789', { defaultCountry: 'BR' });
  expect(found.map(({ e164 }) => e164)).toEqual(['+551123456789']);
});

it('reads a number before asterisks that separate texts', () => {
  expect(findNumbers('+1 212 555 0123 ***** Next offer', us)).toHaveLength(1);
  expect(findNumbers('+1 212 555 0123 ****', us)).toHaveLength(0);
});

it('reads two numbers of a range whose last has one digit', () => {
  const found = findNumbers('Tel. +92 (21) 2345 6788-9', us).map(({ e164 }) => e164);
  expect(found).toEqual(['+922123456788', '+922123456789']);
});

function around(text: string): string[] {
  const start = text.indexOf('#');
  return rowAround(text, { start, end: start + 1 }).split('\n');
}

it('returns the cells of a row, nearest first', () => {
  expect(around('x,y\n7,Leeds,#,late,UK\nz,Spain')).toEqual(['Leeds', '7', 'late', 'UK']);
  expect(around('a\tb\t#\tc')).toEqual(['b', 'a', 'c']);
});

it('returns the lines of a paragraph, nearest first, above before below', () => {
  expect(around('Far\n\nCafe\nSpain\nTel #\nOpen')).toEqual(['Tel', 'Spain', 'Cafe', 'Open']);
});

it('ends at a line with another number', () => {
  expect(around('France\n01 99 00 12 34\nSmith #\nJones 2125550123\nSpain')).toEqual(['Smith']);
});

it('looks at a short part of a long text only', () => {
  expect(around(`Spain${' x'.repeat(200)} #`).join('')).not.toContain('Spain');
});
