import { afterEach, expect, it, vi } from 'vitest';
import { appointmentAt, inputValueOf, tomorrowMorning } from '@/lib/state/queue/appointment';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['an ordinary day', '2026-03-02T14:30', '2026-03-03T09:00'],
  ['the night into daylight saving time', '2026-03-28T23:30', '2026-03-29T09:00'],
  ['the night out of it', '2026-10-24T23:30', '2026-10-25T09:00'],
  ['the end of a year', '2026-12-31T18:00', '2027-01-01T09:00'],
])('is nine on the rep’s clock after %s', (_day, now, morning) => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  expect(tomorrowMorning(new Date(now).getTime())).toBe(new Date(morning).getTime());
});

it('takes a time to come only', () => {
  const now = new Date('2026-03-02T14:30').getTime();
  expect(appointmentAt('2026-03-02T15:00', now)).toBe(now + 30 * 60_000);
  expect(appointmentAt('2026-03-02T14:30', now)).toBeUndefined();
  expect(appointmentAt('', now)).toBeUndefined();
});

it('writes a time as the field reads it', () => {
  vi.stubEnv('TZ', 'Asia/Kolkata');
  const at = new Date('2026-03-02T14:30').getTime();
  expect(inputValueOf(at)).toBe('2026-03-02T14:30');
});
