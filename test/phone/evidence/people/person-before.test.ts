import { expect, it } from 'vitest';
import { hasGivenName, isPersonBefore } from '@/lib/phone/evidence/people/person-before';

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
])('takes nothing else for one: %s', (before) => {
  expect(isPersonBefore(before)).toBe(false);
});

it('knows a given name in any case', () => {
  expect(hasGivenName('JOHN SMITH')).toBe(true);
  expect(hasGivenName('RAW SUGAR')).toBe(false);
});
