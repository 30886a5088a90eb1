import { expect, it } from 'vitest';
import type { Call } from '@/lib/calls/model';
import { countOnBadge } from '@/lib/calls/place/count-on-badge';
import { NOON, sampleCall } from '@/test/calls/support/calls';

it('counts the seconds, says that it requests, and ends with the outcome', async () => {
  const call = sampleCall({ requestAt: NOON + 3_000 });
  const drawn: (number | 'clear')[] = [];
  let now = NOON;
  let draw = () => undefined as unknown;
  let end: (call: Call) => void = () => undefined;
  let ticking: AbortSignal | undefined;
  const outcome = new Promise<Call>((resolve) => {
    end = resolve;
  });
  countOnBadge(
    {
      now: () => now,
      every: (_, react, signal) => {
        draw = react;
        ticking = signal;
      },
      show: (seconds) => drawn.push(seconds),
      clear: () => drawn.push('clear'),
    },
    call,
    outcome,
  );
  for (const later of [1_000, 2_500, 3_000, 9_000]) {
    now = NOON + later;
    draw();
  }
  expect(drawn).toEqual([3, 2, 1, 0, 0]);
  end(call);
  await outcome;
  expect(drawn.at(-1)).toBe('clear');
  expect(ticking?.aborted).toBe(true);
});
