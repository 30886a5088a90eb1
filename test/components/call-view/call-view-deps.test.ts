import '@/test/calls/support/database';
import { beforeEach, expect, it, vi } from 'vitest';
import { openCallViewDeps } from '@/components/call-view/call-view-deps';
import { openCallDatabase } from '@/lib/calls/database';
import { changeFollowState } from '@/lib/calls/follow/follow-state';
import { openSettingsDatabase } from '@/lib/settings/database';
import { createSettings } from '@/lib/settings/store';
import { NOON, sampleCall } from '@/test/calls/support/calls';
import { pageUntil } from '@/test/components/shared/page-until';
import { askedOfBackground, ownPageBrowser } from '@/test/support/fakes/own-page-browser';

vi.mock('@/lib/platform/browser', async () => {
  const { ownPageBrowser: browser } = await import('@/test/support/fakes/own-page-browser');
  return { browser };
});

beforeEach(async () => {
  vi.clearAllMocks();
  const database = openCallDatabase();
  await database.calls.clear();
  await database.follow.clear();
});

it('tells the background that a log is in view, until the page is closed', () => {
  const ended = new AbortController();
  openCallViewDeps(pageUntil(ended));
  expect(ownPageBrowser.runtime.connect).toHaveBeenCalledExactlyOnceWith({ name: 'log-view' });
  ended.abort();
  const [port] = ownPageBrowser.runtime.connect.mock.results;
  expect(port?.value.disconnect).toHaveBeenCalledOnce();
});

it('opens the log before anything else, so that its rows wait for nothing', async () => {
  const opened = vi.spyOn(indexedDB, 'open');
  openCallViewDeps(pageUntil());
  await vi.waitFor(() => expect(opened).toHaveBeenCalledTimes(2));
  expect(opened.mock.calls.map(([name]) => name)).toEqual(['handset-calls', 'handset-settings']);
  opened.mockRestore();
});

it('asks the background', async () => {
  const { ask } = openCallViewDeps(pageUntil());
  ownPageBrowser.runtime.sendMessage.mockResolvedValueOnce({ ok: true, value: ['+1'] });
  expect(await ask('number-texts', { e164s: ['+1'] })).toEqual({ ok: true, value: ['+1'] });
  expect(askedOfBackground()).toEqual([{ name: 'number-texts', body: { e164s: ['+1'] } }]);
});

it('watches the calls that the background writes', async () => {
  const ended = new AbortController();
  const deps = openCallViewDeps(pageUntil(ended));
  const seen = vi.fn();
  deps.watch({ limit: 10 }, seen, vi.fn(), ended.signal);
  await vi.waitFor(() => expect(seen).toHaveBeenLastCalledWith([]));
  const call = sampleCall({ createdAt: NOON });
  await openCallDatabase().calls.add(call);
  await vi.waitFor(() => expect(seen).toHaveBeenLastCalledWith([call]));
  expect([await deps.hasOlder(NOON), await deps.hasOlder(NOON + 1)]).toEqual([false, true]);
});

it('says why following stopped', async () => {
  const ended = new AbortController();
  const seen = vi.fn();
  openCallViewDeps(pageUntil(ended)).watchStopped(seen, ended.signal);
  await vi.waitFor(() => expect(seen).toHaveBeenLastCalledWith(new Map()));
  await changeFollowState(openCallDatabase(), 'first', NOON, () => ({ stopped: 'unauthorised' }));
  await vi.waitFor(() =>
    expect(seen).toHaveBeenLastCalledWith(new Map([['first', 'unauthorised']])),
  );
});

it('follows the stored settings', async () => {
  const { settings } = openCallViewDeps(pageUntil());
  await settings.write('countdownSeconds', 7);
  await vi.waitFor(() => expect(settings.value.value?.countdownSeconds).toBe(7));
  expect((await createSettings(openSettingsDatabase()).read()).countdownSeconds).toBe(7);
});

it('gives each gesture its own id', () => {
  const { newGesture } = openCallViewDeps(pageUntil());
  expect(newGesture()).not.toBe(newGesture());
});
