import { expect, it } from 'vitest';
import { whereabouts } from '@/lib/i18n/whereabouts';

it.each([
  [{ place: 'New York', country: 'US' }, 'New York'],
  [{ country: 'GB' }, 'United Kingdom'],
  [{ unassigned: true }, 'Unknown area code'],
  [{}, ''],
] as const)('%o is: %s', (known, words) => {
  expect(whereabouts(known)).toBe(words);
});
