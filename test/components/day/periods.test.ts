import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { midnightBefore, periodFrom, periodRange, periods } from '@/components/day/periods';

const HOUR_MS = 3_600_000;
const hoursOf = ({ from, to }: { from: number; to: number }) => (to - from) / HOUR_MS;

describe('in a zone with daylight saving', () => {
  beforeEach(() => vi.stubEnv('TZ', 'Europe/Berlin'));
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    ['2026-03-29T10:00:00+02:00', 23],
    ['2026-10-25T10:00:00+01:00', 25],
    ['2026-11-24T10:00:00+01:00', 24],
  ])('gives the day of %s %d hours', (at, hours) => {
    expect(hoursOf(periodRange('today', Date.parse(at)))).toBe(hours);
  });

  it('begins and ends each day at local midnight', () => {
    const range = periodRange('yesterday', Date.parse('2026-10-26T00:30:00+01:00'));
    expect(new Date(range.from).toISOString()).toBe('2026-10-24T22:00:00.000Z');
    expect(new Date(range.to).toISOString()).toBe('2026-10-25T23:00:00.000Z');
  });

  it('takes 7 and 30 whole days, today included', () => {
    const now = Date.parse('2026-10-26T15:00:00+01:00');
    expect(hoursOf(periodRange('week', now))).toBe(7 * 24 + 1);
    expect(hoursOf(periodRange('month', now))).toBe(30 * 24 + 1);
    expect(periodRange('month', now).to).toBe(periodRange('today', now).to);
  });

  it('finds the midnights of earlier days across the change', () => {
    const now = Date.parse('2026-03-30T12:00:00+02:00');
    expect(new Date(midnightBefore(now, 1)).toISOString()).toBe('2026-03-28T23:00:00.000Z');
  });
});

it('follows the zone of the rep', () => {
  vi.stubEnv('TZ', 'Asia/Tokyo');
  const { from } = periodRange('today', Date.parse('2026-11-23T16:00:00Z'));
  vi.unstubAllEnvs();
  expect(new Date(from).toISOString()).toBe('2026-11-23T15:00:00.000Z');
});

it('reads a period from an address, else today', () => {
  expect(periods.map(periodFrom)).toEqual([...periods]);
  expect([periodFrom('year'), periodFrom(undefined)]).toEqual(['today', 'today']);
});
