import { expect, it } from 'vitest';
import { createLatestOnly } from '@/components/shared/latest-only';

it('aborts a turn when the next one starts', () => {
  const turns = createLatestOnly(new AbortController().signal);
  const first = turns.begin();
  const second = turns.begin();
  expect([first.aborted, second.aborted]).toEqual([true, false]);
  turns.end();
  expect(second.aborted).toBe(true);
});

it('ends with its signal', () => {
  const owner = new AbortController();
  const turn = createLatestOnly(owner.signal).begin();
  owner.abort();
  expect(turn.aborted).toBe(true);
});
