import { expect, it } from 'vitest';
import { factsText } from '@/lib/i18n/facts-text';
import { NOON } from '@/test/support/own-pages/own-samples';

it('joins what is known, and leaves out the rest', () => {
  expect(factsText({ place: 'New York', localMinutes: 624 }, NOON)).toMatch(
    /^New York · 10:24.* there$/,
  );
  expect(factsText({ country: 'GB' }, NOON)).toBe('United Kingdom');
  expect(factsText({ place: 'Leeds', lastCalledAt: NOON - 60_000 }, NOON)).toMatch(
    /^Leeds · called /,
  );
  expect(factsText({}, NOON)).toBe('');
});
