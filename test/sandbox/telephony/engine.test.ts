import { expect, it } from 'vitest';
import { planCall, viewAt } from '@/sandbox/telephony/engine';

const ANSWERED = planCall('s', '12125550101', 0);

it('plans the same call for the same seed, callee and turn', () => {
  expect(planCall('s', '12125550101', 0)).toEqual(ANSWERED);
  expect(planCall('t', '12125550101', 0)).not.toEqual(ANSWERED);
  expect(planCall('s', '12125550101', 1)).not.toEqual(ANSWERED);
});

it('moves an answered call from ringing to its recording', () => {
  const { ringMs, repRingMs, talkMs, processMs } = ANSWERED;
  const bridged = ringMs + repRingMs;
  const end = bridged + talkMs;
  expect(viewAt(ANSWERED, 0)).toMatchObject({
    status: 'customer-ringing',
    answeredAfterMs: null,
    endedAfterMs: null,
    talkMs: 0,
    recorded: false,
  });
  expect(viewAt(ANSWERED, ringMs)).toMatchObject({
    status: 'rep-ringing',
    answeredAfterMs: ringMs,
  });
  expect(viewAt(ANSWERED, bridged + 5000)).toMatchObject({ status: 'bridged', talkMs: 5000 });
  expect(viewAt(ANSWERED, end)).toMatchObject({
    status: 'completed',
    endedAfterMs: end,
    talkMs,
    recorded: false,
  });
  expect(viewAt(ANSWERED, end + processMs - 1).recorded).toBe(false);
  expect(viewAt(ANSWERED, end + processMs).recorded).toBe(true);
});

it.each([
  ['00', 'completed', true],
  ['79', 'completed', true],
  ['94', 'completed', false],
  ['95', 'rep-no-answer', false],
  ['96', 'failed', false],
  ['97', 'busy', false],
  ['98', 'no-answer', false],
  ['99', 'refused', false],
])('a callee ending in %s: %s', (ending, status, recorded) => {
  const view = viewAt(planCall('any', `121255501${ending}`, 3), 10 * 60_000);
  expect(view).toMatchObject({ status, recorded });
  expect(view.talkMs > 0).toBe(status === 'completed');
});

it('answers most of 80 to 93, by the seed', () => {
  const outcomes = Array.from({ length: 400 }, (_, n) => planCall('s', '12125550185', n).outcome);
  const answered = outcomes.filter((outcome) => outcome === 'answered').length;
  expect(answered / outcomes.length).toBeGreaterThan(0.55);
  expect(new Set(outcomes)).toEqual(
    new Set(['answered', 'no-answer', 'busy', 'refused', 'rep-no-answer']),
  );
});
