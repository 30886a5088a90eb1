import { describe, expect, it } from 'vitest';
import { type DayCall, historyRequests } from '@/bench/follow/follow-model';
import { followOnce, followSoon } from '@/lib/calls/follow/follow';
import { NOON, placedCall } from '@/test/calls/support/calls';
import { followDeps } from '@/test/calls/support/follow-deps';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** When the real code asks history for these calls, ms since noon. */
async function reallyAsked(calls: readonly DayCall[], random: () => number): Promise<number[]> {
  const deps = await followDeps();
  deps.random = random;
  const asked: number[] = [];
  const waiting = calls.map((call, nth) => ({ ...call, call: placedCall({ id: `day-${nth}` }) }));
  deps.client = async () => {
    asked.push(deps.now() - NOON);
    return deps.service.client;
  };
  for (;;) {
    const [first] = waiting;
    const plan = deps.planned.at(-1) ?? 'none';
    const due = plan === 'none' ? Number.POSITIVE_INFINITY : deps.now() + plan;
    const placedAt = NOON + (first?.placedAt ?? Number.POSITIVE_INFINITY);
    if (Math.min(due, placedAt) === Number.POSITIVE_INFINITY) return asked;
    deps.clock.set(Math.min(due, placedAt));
    if (first && placedAt <= due) {
      waiting.shift();
      const call = { ...first.call, createdAt: placedAt };
      await deps.database.calls.add(call);
      await followSoon(deps, call);
    } else {
      deps.service.entries = calls.map(({ recordedAt }, nth) => ({
        call_id: `service-day-${nth}`,
        recording: NOON + recordedAt <= deps.now() ? 'https://voice.example.com/r/1' : null,
      }));
      await followOnce(deps);
    }
  }
}

const days: [string, DayCall[]][] = [
  ['one call of five minutes', [{ placedAt: 0, recordedAt: 310 * SECOND }]],
  [
    'calls that overlap',
    [
      { placedAt: 0, recordedAt: 100 * SECOND },
      { placedAt: 12 * SECOND, recordedAt: 700 * SECOND },
      { placedAt: 15 * MINUTE, recordedAt: 40 * MINUTE },
    ],
  ],
  [
    'a call that is never recorded',
    [
      { placedAt: 0, recordedAt: Number.POSITIVE_INFINITY },
      { placedAt: 3 * 60 * MINUTE, recordedAt: 3 * 60 * MINUTE + 45 * SECOND },
    ],
  ],
];

describe('the model of the fleet asks when the real code asks', () => {
  it.each(days)('%s', async (_, calls) => {
    const real = await reallyAsked(calls, () => 0);
    expect(historyRequests(calls, () => 0)).toEqual(real);
    expect(real.length).toBeGreaterThan(0);
  });
});

it('costs 15 requests at most for a call of five minutes, the call itself counted', async () => {
  for (const random of [0, 0.25, 0.5, 0.75, 1]) {
    const calls = [{ placedAt: 0, recordedAt: 310 * SECOND }];
    const asked = await reallyAsked(calls, () => random);
    expect(1 + asked.length).toBeLessThanOrEqual(15);
    expect((asked.at(-1) ?? 0) - 310 * SECOND).toBeLessThanOrEqual(30 * SECOND);
  }
});
