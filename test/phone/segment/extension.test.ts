import { expect, it } from 'vitest';
import { splitExtension } from '@/lib/phone/segment/extension';

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

it('takes the digits before a decimal point for a column of their own', () => {
  expect(splitExtension('+65 6123 4567,,103', '.85')).toEqual({ body: '+65 6123 4567' });
  expect(splitExtension('+65 6123 4567,,103', '')).toEqual({ body: '+65 6123 4567', ext: '103' });
});

it('takes no zero for an extension: it calls the operator', () => {
  const split = splitExtension('(212) 555-0101, x0', ' operator');
  expect(split).toEqual({ body: '(212) 555-0101' });
});
