import { expect, it } from 'vitest';
import { appointmentAt } from '@/components/queue/QueuePanels';

it('accepts only a time in the future', () => {
  const now = new Date('2026-03-02T14:30').getTime();
  expect(appointmentAt('2026-03-02T15:00', now)).toBe(now + 30 * 60_000);
  expect(appointmentAt('2026-03-02T14:30', now)).toBeUndefined();
  expect(appointmentAt('2026-03-02T14:29', now)).toBeUndefined();
  expect(appointmentAt('2026-03', now)).toBeUndefined();
  expect(appointmentAt('', now)).toBeUndefined();
});
