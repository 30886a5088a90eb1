import { expect, it } from 'vitest';
import { isBesideName } from '@/lib/phone/evidence/beside-name';

it.each([
  ['Ravi Kumar ', ''],
  ['Dupont, Jean : ', ''],
  ['Zoë O’Neill | ', ''],
  ['', ' Anna Müller'],
  ['ravi@example.com, ', ''],
  ['', ' · ravi@example.com'],
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
