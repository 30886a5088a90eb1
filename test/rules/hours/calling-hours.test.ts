import { expect, it } from 'vitest';
import { closedHours, nextOpening } from '@/lib/rules/hours/calling-hours';
import { type HoursRule, readRules } from '@/lib/rules/rule';

const rule = readRules([
  {
    id: 'test',
    kind: 'hours',
    countries: ['FR'],
    weekday: '10:00-13:00 14:00-20:00',
    saturday: '',
    sunday: '',
    holiday: { hours: '', days: ['11-11'] },
    source: 'test',
    url: 'https://law.example',
    asOf: '2026-11-23',
  },
])[0] as HoursRule;

const PARIS = ['Europe/Paris'];
const at = (text: string) => Date.parse(text);

it.each([
  ['2026-11-23T09:00Z', undefined],
  ['2026-11-23T08:59Z', 'weekday'],
  ['2026-11-23T12:30Z', 'weekday'],
  ['2026-11-21T11:00Z', 'saturday'],
  ['2026-11-22T11:00Z', 'sunday'],
  ['2026-11-11T11:00Z', 'holiday'],
])('at %s the day is closed as %s', (time, kind) => {
  expect(closedHours(rule, at(time), PARIS)?.day).toBe(kind);
});

it('is closed if one of several zones is', () => {
  expect(closedHours(rule, at('2026-11-23T09:00Z'), ['Europe/Paris', 'Europe/London'])).toEqual({
    day: 'weekday',
    allowed: [
      [600, 780],
      [840, 1200],
    ],
  });
});

it.each([
  ['2026-11-23T09:30Z', '2026-11-23T09:30'],
  ['2026-11-23T12:10Z', '2026-11-23T13:00'],
  ['2026-11-20T19:30Z', '2026-11-23T09:00'],
  ['2026-11-10T20:00Z', '2026-11-12T09:00'],
  // Summer time begins between the two days.
  ['2026-03-27T20:00Z', '2026-03-30T08:00'],
])('after %s it opens at %s', (time, opens) => {
  const next = nextOpening(rule, at(time), 'Europe/Paris') ?? 0;
  expect(new Date(next).toISOString().slice(0, 16)).toBe(opens);
});

it('finds no opening time for a rule that never allows calls', () => {
  const never = { ...rule, weekday: [] };
  expect(nextOpening(never, at('2026-11-23T09:30Z'), 'Europe/Paris')).toBeUndefined();
});
