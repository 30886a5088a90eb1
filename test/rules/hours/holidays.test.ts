import { expect, it } from 'vitest';
import { isHoliday } from '@/lib/rules/hours/holidays';

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
] as const)('%s is one', (date, holiday) => {
  expect(isHoliday(day(date), [holiday])).toBe(true);
  const next = new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
  expect(isHoliday(day(next), [holiday])).toBe(false);
});
