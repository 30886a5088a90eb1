import { expect, it } from 'vitest';
import { createTurns } from '@/lib/page/schedule/turns';

it('distinguishes the last turn from earlier ones', () => {
  const turns = createTurns();
  const isFirstLast = turns.begin();
  expect(isFirstLast()).toBe(true);
  const isSecondLast = turns.begin();
  expect([isFirstLast(), isSecondLast()]).toEqual([false, true]);
  turns.end();
  expect(isSecondLast()).toBe(false);
});
