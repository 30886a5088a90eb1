import { expect, it } from 'vitest';
import { placeText } from '@/lib/i18n/place-text';

it.each([
  [{ place: 'New York', country: 'US' }, 'New York'],
  [{ country: 'GB' }, 'United Kingdom'],
  [{ unassigned: true }, 'Unknown area code'],
  [{}, ''],
] as const)('%o is: %s', (known, words) => {
  expect(placeText(known)).toBe(words);
});
