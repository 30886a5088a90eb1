// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetClosedPages, rememberOpenPage, takeClosedPages } from '@/lib/platform/open-pages';
import { fakeEvent } from './support/fake-event';

const api = vi.hoisted(() => ({
  runtime: {} as Record<string, unknown>,
  storage: { local: {} as Record<string, unknown> },
}));
vi.mock('@/lib/platform/browser', () => ({ browser: api }));

/** Locks that are held, by name. */
const held = vi.hoisted(() => new Set<string>());
vi.mock('@/lib/platform/locks', () => ({
  isLockHeld: async (name: string) => held.has(name),
  async holdLock(name: string, abortSignal: AbortSignal) {
    held.add(name);
    abortSignal.addEventListener('abort', () => held.delete(name));
  },
}));

let stored: Record<string, unknown>;
beforeEach(() => {
  vi.useFakeTimers();
  held.clear();
  stored = { other: 1 };
  api.storage.local = {
    get: async () => stored,
    set: async (values: object) => void Object.assign(stored, values),
    remove: async (keys: string[]) => {
      for (const key of keys) delete stored[key];
    },
  };
  return () => vi.useRealTimers();
});

/** Opens a page of ours at an address; the function closes it as the browser does. */
async function openAt(address: string) {
  const page = new AbortController();
  history.replaceState(null, '', address);
  await rememberOpenPage(page.signal);
  return () => page.abort();
}

it('tells which pages are closed, at their last address, once', async () => {
  const closeCalls = await openAt('/dashboard.html#/calls');
  const closeOptions = await openAt('/options.html#numbers');
  expect(await takeClosedPages()).toEqual([]);
  closeCalls();
  expect(await takeClosedPages()).toEqual([{ address: '/dashboard.html#/calls', isShown: true }]);
  expect(await takeClosedPages()).toEqual([]);

  location.hash = '#diagnostics';
  window.dispatchEvent(new Event('hashchange'));
  closeOptions();
  expect(await takeClosedPages()).toEqual([
    { address: '/options.html#diagnostics', isShown: true },
  ]);
  expect(stored).toEqual({ other: 1 });
});

it('counts a page as hidden only if it stays so: one that is closed is hidden first', async () => {
  const close = await openAt('/dashboard.html');
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  close();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await takeClosedPages()).toEqual([{ address: '/dashboard.html', isShown: true }]);
  const closeAgain = await openAt('/dashboard.html');
  await vi.advanceTimersByTimeAsync(1000);
  closeAgain();
  expect(await takeClosedPages()).toEqual([{ address: '/dashboard.html', isShown: false }]);
});

it('ignores what is unreadable', async () => {
  Object.assign(stored, { 'open-page:1': 7, 'open-page:2': null });
  expect(await takeClosedPages()).toEqual([]);
  expect(stored).toEqual({ other: 1 });
});

it('forgets a page that the rep closed, a moment after it has gone', async () => {
  const onConnect = fakeEvent<[object]>();
  api.runtime = { onConnect };
  const onDisconnect = fakeEvent<[]>();
  forgetClosedPages(() => undefined);
  onConnect.fire({ name: 'visible-view', onDisconnect });
  const close = await openAt('/dashboard.html');
  close();
  onDisconnect.fire();
  expect(Object.keys(stored)).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(stored).toEqual({ other: 1 });
});
