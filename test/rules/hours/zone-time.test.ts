import { expect, it } from 'vitest';
import { instantOf, localMoment } from '@/lib/rules/hours/zone-time';

const iso = (at: number) => new Date(at).toISOString().slice(0, 16);

it.each([
  ['America/New_York', '2026-11-23T13:00Z', { month: 11, day: 23, weekday: 1, minutes: 480 }],
  ['America/New_York', '2026-07-01T12:00Z', { month: 7, day: 1, weekday: 3, minutes: 480 }],
  ['Asia/Kolkata', '2026-11-23T20:00Z', { month: 11, day: 24, weekday: 2, minutes: 90 }],
  ['Pacific/Auckland', '2026-12-31T11:30Z', { month: 1, day: 1, weekday: 5, minutes: 30 }],
  ['Europe/Paris', '2026-03-29T00:59Z', { month: 3, day: 29, weekday: 0, minutes: 119 }],
  ['Europe/Paris', '2026-03-29T01:00Z', { month: 3, day: 29, weekday: 0, minutes: 180 }],
])('%s at %s', (zone, at, shown) => {
  expect(localMoment(Date.parse(at), zone)).toMatchObject(shown);
});

it.each([
  ['Europe/Paris', [2026, 3, 30], 600, '2026-03-30T08:00'],
  ['Europe/Paris', [2026, 3, 27], 600, '2026-03-27T09:00'],
  // 02:30 does not exist on the day that summer time begins, and comes twice on the day it ends.
  ['Europe/Paris', [2026, 3, 29], 150, '2026-03-29T01:30'],
  ['Europe/Paris', [2026, 10, 25], 150, '2026-10-25T00:30'],
  ['America/New_York', [2026, 3, 8], 480, '2026-03-08T12:00'],
  ['America/New_York', [2026, 11, 1], 480, '2026-11-01T13:00'],
  ['Australia/Lord_Howe', [2026, 10, 4], 540, '2026-10-03T22:00'],
] as const)('%s on %s, minute %d', (zone, [year, month, day], minutes, expected) => {
  expect(iso(instantOf({ year, month, day }, minutes, zone))).toBe(expected);
});
