// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAddressWatch } from '@/lib/page/context/address-watch';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }));
afterEach(() => vi.useRealTimers());

const go = (path: string) => history.replaceState(null, '', path);
const watching = (abortSignal = new AbortController().signal) => createAddressWatch(abortSignal);

/** Returns whether a wait is over. */
function following(wait: Promise<void> | undefined): () => boolean {
  let over = wait === undefined;
  void wait?.then(() => {
    over = true;
  });
  return () => over;
}

it('needs no wait while the page keeps its address', () => {
  expect(watching().untilSettled()).toBeUndefined();
});

it('waits for half a second after a change', async () => {
  const watch = watching();
  go('/contacts/15');
  const isOver = following(watch.untilSettled());
  await vi.advanceTimersByTimeAsync(499);
  expect(isOver()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isOver()).toBe(true);
  expect(watch.untilSettled()).toBeUndefined();
});

it('counts from the change, if something looked then', async () => {
  const watch = watching();
  go('/contacts/16');
  watch.look();
  await vi.advanceTimersByTimeAsync(500);
  expect(watch.untilSettled()).toBeUndefined();
});

it('waits longer if the address changes again', async () => {
  const watch = watching();
  go('/contacts/17');
  const isOver = following(watch.untilSettled());
  await vi.advanceTimersByTimeAsync(300);
  go('/contacts/18');
  watch.look();
  await vi.advanceTimersByTimeAsync(499);
  expect(isOver()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isOver()).toBe(true);
});

it('stops waiting once the signal aborts', async () => {
  const end = new AbortController();
  const watch = watching(end.signal);
  go('/contacts/19');
  const isOver = following(watch.untilSettled());
  end.abort();
  go('/contacts/20');
  await vi.advanceTimersByTimeAsync(500);
  expect(isOver()).toBe(true);
});
