import { expect, it } from 'vitest';
import { isOldRule, type RuleRow, readRules } from '@/lib/rules/rule';

const row: RuleRow = {
  id: 'test',
  kind: 'hours',
  countries: ['FR'],
  weekday: '10:00-13:00 14:00-20:00',
  saturday: '08:30-24:00',
  sunday: '',
  source: 'test',
  url: 'https://law.example',
  asOf: '2026-11-23',
};

it('reads hours as minutes since midnight', () => {
  expect(readRules([row])[0]).toMatchObject({
    weekday: [
      [600, 780],
      [840, 1200],
    ],
    saturday: [[510, 1440]],
    sunday: [],
  });
});

it.each([
  { weekday: '10-13' },
  { weekday: '10:00-13:00,14:00-20:00' },
  { weekday: '10:00-13:60' },
  { countries: [] },
  { url: 'no address' },
  { url: 'javascript:alert(1)' },
  { asOf: '23.11.2026' },
])('refuses a row with %o', (wrong) => {
  expect(() => readRules([{ ...row, ...wrong }])).toThrow();
});

const NOW = Date.parse('2026-11-24T12:00Z');

it('marks a rule as old after a year', () => {
  expect(isOldRule({ asOf: '2025-11-24' }, NOW)).toBe(false);
  expect(isOldRule({ asOf: '2025-11-22' }, NOW)).toBe(true);
});
