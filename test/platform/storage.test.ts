import { beforeEach, expect, it, vi } from 'vitest';
import { closeStorage, managedStorage } from '@/lib/platform/storage';
import { fakeEvent } from './support/fake-event';

const api = vi.hoisted(() => ({ storage: {} }) as { storage: Record<string, unknown> });
vi.mock('@/lib/platform/browser', () => ({ browser: api }));

const get = vi.fn();
beforeEach(() => {
  get.mockReset();
  api.storage = { managed: { get }, onChanged: fakeEvent() };
});

it('reads all values', async () => {
  get.mockResolvedValue({ callsPerMinute: 4 });
  expect(await managedStorage.read()).toEqual({ callsPerMinute: 4 });
  expect(get).toHaveBeenCalledWith(null);
});

it('reads no managed values in a Firefox without a policy', async () => {
  get.mockRejectedValue(new Error('Managed storage manifest not found'));
  expect(await managedStorage.read()).toEqual({});
});

it('rejects if the policy cannot be read, instead of reporting no policy', async () => {
  get.mockRejectedValue(new Error('No answer'));
  await expect(managedStorage.read()).rejects.toThrow('No answer');
});

it('reports only a changed policy, until the end', () => {
  const onChanged = fakeEvent<[unknown, string]>();
  api.storage.onChanged = onChanged;
  const run = vi.fn();
  const ended = new AbortController();
  managedStorage.onChanged(run, ended.signal);
  onChanged.fire({}, 'local');
  expect(run).not.toHaveBeenCalled();
  onChanged.fire({}, 'managed');
  expect(run).toHaveBeenCalledOnce();
  ended.abort();
  onChanged.fire({}, 'managed');
  expect(run).toHaveBeenCalledOnce();
});

it('closes every storage area to content scripts, whichever can be closed', async () => {
  const closed: string[] = [];
  const area = (name: string) => ({
    setAccessLevel: async ({ accessLevel }: { accessLevel: string }) => {
      closed.push(`${name}: ${accessLevel}`);
      if (name === 'sync') throw new Error('not supported');
    },
  });
  api.storage = { local: area('local'), session: area('session'), sync: area('sync'), managed: {} };
  await closeStorage();
  expect(closed).toEqual(['local', 'session', 'sync'].map((name) => `${name}: TRUSTED_CONTEXTS`));
});
