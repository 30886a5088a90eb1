import process from 'node:process';
import { afterEach, expect, it } from 'vitest';
import {
  fromLocalDateTime,
  inOneHour,
  localDateTime,
  tomorrowAtNine,
} from '@/lib/wrap-up/follow-up-times';

const zone = process.env.TZ;

afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

const utc = (text: string) => new Date(`${text}Z`).getTime();

it.each([
  ['America/New_York', 'an ordinary day', '2026-11-23T17:00', '2026-11-24T14:00'],
  ['America/New_York', 'the day before clocks go forward', '2026-03-07T17:00', '2026-03-08T13:00'],
  ['America/New_York', 'the day before clocks go back', '2026-10-31T17:00', '2026-11-01T14:00'],
  ['Europe/Berlin', 'the day before clocks go forward', '2026-03-28T12:00', '2026-03-29T07:00'],
  ['Europe/Berlin', 'an hour before midnight', '2026-11-23T22:30', '2026-11-24T08:00'],
  ['Europe/Berlin', 'the day before clocks go back', '2026-10-24T12:00', '2026-10-25T08:00'],
  ['Asia/Kolkata', 'a day that is another one in UTC', '2026-11-23T20:00', '2026-11-25T03:30'],
  ['Pacific/Apia', 'the end of a year', '2026-12-31T05:00', '2026-12-31T20:00'],
])('proposes 9:00 tomorrow by the clock in %s on %s', (tz, _day, now, expected) => {
  process.env.TZ = tz;
  expect(new Date(tomorrowAtNine(utc(now))).toISOString()).toBe(`${expected}:00.000Z`);
});

it('proposes one hour from now, also while clocks change', () => {
  process.env.TZ = 'Europe/Berlin';
  const before = utc('2026-03-29T00:30');
  expect(localDateTime(before)).toBe('2026-03-29T01:30');
  expect(localDateTime(inOneHour(before))).toBe('2026-03-29T03:30');
});

it('writes and reads a date and time by the clock of the rep', () => {
  process.env.TZ = 'Asia/Tokyo';
  expect(fromLocalDateTime('2026-11-24T09:05')).toBe(utc('2026-11-24T00:05'));
  expect(localDateTime(utc('2026-11-24T00:05'))).toBe('2026-11-24T09:05');
});

it('moves a time that a changed clock leaves out, and reads nothing from an incomplete one', () => {
  process.env.TZ = 'Europe/Berlin';
  expect(localDateTime(fromLocalDateTime('2026-03-29T02:30') ?? 0)).toBe('2026-03-29T03:30');
  for (const text of ['', '2026-11', '2026-11-24', 'soon', '2026-13-41T25:99']) {
    expect(fromLocalDateTime(text)).toBeUndefined();
  }
});

it('keeps the moment after the rep moved to another zone', () => {
  process.env.TZ = 'America/New_York';
  const at = tomorrowAtNine(utc('2026-11-23T17:00'));
  process.env.TZ = 'Europe/London';
  expect(localDateTime(at)).toBe('2026-11-24T14:00');
});
