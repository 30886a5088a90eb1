import { expect, it } from 'vitest';
import { colleagueText, factsText, locationText } from '@/lib/i18n/facts-text';
import { LOCAL_NOON } from '@/test/support/own-pages/own-samples';

it.each([
  [{ region: 'New York', country: 'US' }, 'New York'],
  [{ country: 'GB' }, 'United Kingdom'],
  [{ unassigned: true }, 'Unknown area code'],
  [{}, ''],
] as const)('%o is: %s', (known, words) => {
  expect(locationText(known)).toBe(words);
});

it('joins what is known, and leaves out the rest', () => {
  expect(factsText({ region: 'New York', localMinutes: 624 }, LOCAL_NOON)).toMatch(
    /^New York · 10:24.* there$/,
  );
  expect(factsText({ country: 'GB' }, LOCAL_NOON)).toBe('United Kingdom');
  expect(factsText({ region: 'Leeds', lastCalledAt: LOCAL_NOON - 60_000 }, LOCAL_NOON)).toMatch(
    /^Leeds · called /,
  );
  expect(factsText({}, LOCAL_NOON)).toBe('');
});

it.each([
  [60_000, /^called by a colleague at 11:59/],
  [24 * 3_600_000, /^called by a colleague yesterday at 12:00/],
  [3 * 24 * 3_600_000, /^called by a colleague on Sunday$/],
])('says when a colleague called, %i ms ago', (ms, words) => {
  expect(colleagueText(LOCAL_NOON - ms, LOCAL_NOON)).toMatch(words);
  expect(factsText({ colleagueCalledAt: LOCAL_NOON - ms }, LOCAL_NOON)).toMatch(words);
});
