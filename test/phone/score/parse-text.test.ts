import { expect, it } from 'vitest';
import { parseText, splitExtension } from '@/lib/phone/score/parse-text';

const read = (raw: string, before = '', after = '', international = false) =>
  parseText({ raw, before, after }, international).groups.map(({ gap, digits }) => gap + digits);

it('splits the digits from the extension', () => {
  expect(parseText({ raw: '212-555-0123 x9', before: '', after: '' }, false)).toMatchObject({
    body: '212-555-0123',
    ext: '9',
  });
});

it('drops the parts of a clock', () => {
  expect(read('15 0171 1234567', 'at 09:')).toEqual([' 0171', ' 1234567']);
  expect(read('0171 1234567 09', '', ':15')).toEqual(['0171', ' 1234567']);
});

it('keeps a country code after a parameter of a vCard', () => {
  expect(read('+49 30 23012345', 'TEL;PREF=1:')).toEqual(['+49', ' 30', ' 23012345']);
});

it('drops all after a clock with a fraction, up to a + or bracket', () => {
  expect(read('12.480  1702  1815', '14:05:')).toEqual([]);
  expect(read('330  2210', '21:17:05,')).toEqual([]);
  expect(read('12.480 (212) 555-0123', '14:05:')).toEqual([' (212', ') 555', '-0123']);
});

it('reads a number as international where its + is a part of the link', () => {
  expect(read('442079460018', '', '', true)).toEqual(['+442079460018']);
});

it('reads a + after the digits', () => {
  expect(read('44 20 7946 0018', '', '+')[0]).toBe('+44');
  expect(read('442079460018', 'טלפון ', '+')[0]).toBe('+442079460018');
});

it.each([
  ['no country code', '30 000 000', '', '+'],
  ['a code that is not apart', '442079460018', '', '+'],
  ['a + of the next number', '44 20 7946 0018', '', '+44'],
  ['a + in a version of a package', '64 20 7213 721', 'amd', '+deb12u1'],
  ['a + between words', '1 204 211 4211', '', ' + V.90'],
])('ignores a + after digits with %s', (_, raw, before, after) => {
  expect(read(raw, before, after)[0]).not.toContain('+');
});

it('keeps a number between two clock times, but none in a time stamp without spaces', () => {
  expect(read('22 0199001234 00', '14/03/2026 10:', ':02:14')).toEqual([' 0199001234']);
  expect(read('20260211-0', '', ':0:0:232')).toEqual([]);
});

it.each([
  ['03023125441 | Nst 12', 'Anruf ein: ', ' | 02.04. 10:15 | 00:03:12'],
  ['0199001234;POSTE 214', '02/04/2026 10:15:30;ENTRANT;', ';00:01:12'],
  ['0491570159 Ext 22', '02/04/2026 10:15 In ', ' 1m12s'],
])('takes the extension in a log of calls for the one that answered: %s', (raw, before, after) => {
  expect(parseText({ raw, before, after }, false).ext).toBeUndefined();
});

it.each([
  ['0221 4710-301 | Nst 12', 'Hausmeister ', ' | Zimmer 4'],
  ['(541) 555-0121 | Ext 14', 'Billing ', ' | Mon–Fri 9:00–17:00'],
])('keeps the extension in a cell of a directory: %s', (raw, before, after) => {
  expect(parseText({ raw, before, after }, false).ext).toMatch(/^1[24]$/);
});

it.each([
  ['212-555-0123 x42', '212-555-0123', '42'],
  ['212-555-0123 ext. 42', '212-555-0123', '42'],
  ['212-555-0123 • Ext 42', '212-555-0123', '42'],
  ['(54) 3401-2345: Ramal 207', '(54) 3401-2345', '207'],
  ['2125550123;ext=7', '2125550123', '7'],
  ['+1 212 555 0123,,42#', '+1 212 555 0123', '42'],
  ['+12125550123,42', '+12125550123', '42'],
  ['030 23125123 DW 12', '030 23125123', '12'],
  ['03 1234 5678 内線 １２', '03 1234 5678', '12'],
])('splits %s', (raw, body, ext) => {
  expect(splitExtension(raw)).toEqual({ body, ext });
});

it.each([
  ['without an extension', '212-555-0123'],
  ['too short before the word', '212 x42'],
  ['with a single comma and no plus', '2125550123,42'],
  ['with another word', '212-555-0123 room 42'],
])('leaves a number %s', (_, raw) => {
  expect(splitExtension(raw)).toEqual({ body: raw });
});

it('treats digits before a decimal point as a separate column', () => {
  expect(splitExtension('+65 6123 4567,,103', '.85')).toEqual({ body: '+65 6123 4567' });
  expect(splitExtension('+65 6123 4567,,103', '')).toEqual({ body: '+65 6123 4567', ext: '103' });
});

it('does not take a zero for an extension: it calls the operator', () => {
  const split = splitExtension('(212) 555-0101, x0', ' operator');
  expect(split).toEqual({ body: '(212) 555-0101' });
});
