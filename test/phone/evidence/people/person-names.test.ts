import { expect, it } from 'vitest';
import {
  hasGivenName,
  isBesideName,
  isPersonBefore,
} from '@/lib/phone/evidence/people/person-names';

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

it.each([
  'Sarah Ward, ',
  'Sarah Ward | ',
  'Sarah Ward – ',
  'Test User, ',
  'id;name;phone\n17;Test Account;',
])('knows a name and a separator before a number: %s', (before) => {
  expect(isPersonBefore(before)).toBe(true);
});

it.each([
  'Test Invoice, ',
  'Bill Number, ',
  'Max Order, ',
  'Sample Order, ',
  'Brightwater Invoice, ',
  'sarah ward, ',
  'Sarah Ward ',
  'Sarah Ward, order ',
  '',
])('takes nothing else for a name and a separator: %s', (before) => {
  expect(isPersonBefore(before)).toBe(false);
});

it('recognises a given name in any case', () => {
  expect(hasGivenName('JOHN SMITH')).toBe(true);
  expect(hasGivenName('RAW SUGAR')).toBe(false);
});
