import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakePractice } from '@/test/components/practice/support/fake-practice';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('plays the life of a call after two presses', async () => {
  const { model, end } = fakePractice();
  expect(model.step.value).toBe('number');
  model.openCard();
  expect(model.step.value).toBe('call');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(model.step.value).toBe('call');
  model.call();
  expect(model.counting.value).toMatchObject({ calleeName: 'Ada Brightwater' });
  expect(model.remainingMs.value).toBe(3_000);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(model.remainingMs.value).toBe(2_000);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(model.counting.value).toBeUndefined();
  for (const step of ['customer', 'rep', 'log', 'recording']) {
    expect(model.step.value).toBe(step);
    expect(model.hasEnded.value).toBe(step === 'recording');
    await vi.advanceTimersByTimeAsync(3_500);
  }
  expect(model.step.value).toBe('recording');
  end.abort();
});

it('is cancelled within the countdown, and not after it', async () => {
  const { model } = fakePractice();
  model.openCard();
  model.call();
  await model.cancel();
  expect([model.step.value, model.counting.value]).toEqual(['cancelled', undefined]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(model.step.value).toBe('cancelled');
  expect(model.hasEnded.value).toBe(true);

  model.restart();
  model.openCard();
  model.call();
  await vi.advanceTimersByTimeAsync(3_000);
  await model.cancel();
  expect(model.step.value).toBe('customer');
});

it('starts again, and stops a recording that plays', async () => {
  const { model, player } = fakePractice();
  player.playing.value = true;
  model.openCard();
  model.restart();
  expect(model.step.value).toBe('number');
  expect(player.toggle).toHaveBeenCalledOnce();
});

it('does nothing after its view is gone', async () => {
  const { model, end } = fakePractice();
  model.openCard();
  model.call();
  end.abort();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(model.step.value).toBe('countdown');
  expect(vi.getTimerCount()).toBe(0);
});
