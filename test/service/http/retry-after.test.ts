import { expect, it } from 'vitest';
import { readRetryAfter } from '@/lib/service/http/retry-after';

const NOW = Date.parse('2026-03-02T10:00:00Z');

it.each<[string, Record<string, string>, number | undefined]>([
  ['seconds', { 'retry-after': '120' }, 120_000],
  ['a date, by our clock', { 'retry-after': 'Mon, 02 Mar 2026 10:00:30 GMT' }, 30_000],
  [
    "a date, by the service's own clock, an hour off",
    {
      'retry-after': 'Mon, 02 Mar 2026 11:00:30 GMT',
      date: 'Mon, 02 Mar 2026 11:00:00 GMT',
    },
    30_000,
  ],
  ['a date gone by', { 'retry-after': 'Mon, 02 Mar 2026 09:00:00 GMT' }, 0],
  ['a week', { 'retry-after': '604800' }, 86_400_000],
  ['nonsense', { 'retry-after': 'soon' }, undefined],
  ['a negative number', { 'retry-after': '-5x' }, undefined],
  ['nothing', {}, undefined],
])('%s', (_name, headers, expected) => {
  expect(readRetryAfter(new Headers(headers), () => NOW)).toBe(expected);
});
