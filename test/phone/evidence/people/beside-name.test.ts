import { expect, it } from 'vitest';
import { isBesideName } from '@/lib/phone/evidence/people/beside-name';

it.each([
  ['Ravi Kumar ', ''],
  ['Dupont, Jean : ', ''],
  ['Zoë O’Neill | ', ''],
  ['', ' Anna Müller'],
  ['ravi@example.com, ', ''],
  ['', ' · ravi@example.com'],
  ['M. Dupont : ', ''],
  ['Mme. Dupont ', ''],
  ['"Ravi Kumar","', '"'],
  ['राजेश कुमार ', ''],
  ['', ' · राजेश कुमार'],
])('finds a name in %s…%s', (before, after) => {
  expect(isBesideName(before, after)).toBe(true);
});

it.each([
  ['', ''],
  ['the demo value ', ''],
  ['Value ', ' and more'],
  ['Anna Müller is out. See ', ''],
])('finds no name in %s…%s', (before, after) => {
  expect(isBesideName(before, after)).toBe(false);
});

it('finds a name in the record', () => {
  expect(isBesideName('', '', 'Delhi\nRavi Kumar\nOpen')).toBe(true);
  expect(isBesideName('', '', 'Delhi\nthe owner is Ravi Kumar\nOpen')).toBe(false);
});
