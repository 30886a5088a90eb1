import { expect, it } from 'vitest';
import { isHoliday } from '@/lib/rules/hours/holidays';
import type { Holiday } from '@/lib/rules/rule';

const day = (iso: string) => {
  const [year = 0, month = 0, date = 0] = iso.split('-').map(Number);
  return { year, month, day: date };
};

it.each([
  // Easter Sunday by the tables of the churches.
  ['2000-04-23', { easter: 0 }],
  ['2008-03-23', { easter: 0 }],
  ['2019-04-21', { easter: 0 }],
  ['2024-03-31', { easter: 0 }],
  ['2025-04-20', { easter: 0 }],
  ['2026-04-05', { easter: 0 }],
  ['2027-03-28', { easter: 0 }],
  ['2038-04-25', { easter: 0 }],
  ['2026-04-03', { easter: -2 }],
  ['2026-05-14', { easter: 39 }],
  ['2026-07-14', '07-14'],
  // Thanksgiving, Memorial Day, Labor Day.
  ['2026-11-26', { month: 11, weekday: 4, nth: 4 }],
  ['2026-05-25', { month: 5, weekday: 1, nth: -1 }],
  ['2026-09-07', { month: 9, weekday: 1, nth: 1 }],
  // Moved from Sunday to Monday, from Saturday to Friday, and across the year.
  ['2027-12-24', { date: '12-25', moved: [1, 0, 0, 0, 0, 0, -1] }],
  ['2026-08-10', { date: '08-09', moved: [1, 0, 0, 0, 0, 0, 0] }],
  ['2027-12-31', { date: '01-01', moved: [1, 0, 0, 0, 0, 0, -1] }],
  ['2026-06-15', { date: '06-19', moved: [1, 0, -1, -2, -3, -4, 2] }],
] as const)('%s is one', (date, holiday) => {
  expect(isHoliday(day(date), [structuredClone(holiday) as Holiday])).toBe(true);
  const next = new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
  expect(isHoliday(day(next), [structuredClone(holiday) as Holiday])).toBe(false);
});
