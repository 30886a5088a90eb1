import { expect, it } from 'vitest';
import { holdLock, isLockHeld } from '@/lib/platform/locks';
import { waitUntil } from '@/test/support/wait';

it('holds a lock until the signal', async () => {
  const name = crypto.randomUUID();
  expect(await isLockHeld(name)).toBe(false);
  const end = new AbortController();
  await holdLock(name, end.signal);
  expect(await isLockHeld(name)).toBe(true);
  expect(await isLockHeld('another')).toBe(false);
  end.abort();
  await waitUntil(async () => !(await isLockHeld(name)), 'the lock to be free');
});

it('takes no lock once the signal ended', async () => {
  await expect(holdLock(crypto.randomUUID(), AbortSignal.abort())).rejects.toThrow();
});
