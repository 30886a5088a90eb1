import { expect, it, vi } from 'vitest';
import { createLateChecks } from '@/lib/page/schedule/late-checks';

it('checks three times with growing pauses, even if it is called often', () => {
  const waits: { run: () => void; ms: number }[] = [];
  const look = vi.fn();
  const check = createLateChecks(look, (run, ms) => waits.push({ run, ms }));
  check();
  check();
  expect(waits.map(({ ms }) => ms)).toEqual([500, 2000, 6000]);
  for (const { run } of waits) run();
  expect(look).toHaveBeenCalledTimes(3);
});
