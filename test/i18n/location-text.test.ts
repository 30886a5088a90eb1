import { expect, it } from 'vitest';
import { locationText } from '@/lib/i18n/location-text';

it.each([
  [{ region: 'New York', country: 'US' }, 'New York'],
  [{ country: 'GB' }, 'United Kingdom'],
  [{ unassigned: true }, 'Unknown area code'],
  [{}, ''],
] as const)('%o is: %s', (known, words) => {
  expect(locationText(known)).toBe(words);
});
