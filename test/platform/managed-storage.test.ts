import { beforeEach, expect, it, vi } from 'vitest';
import { managedStorage } from '@/lib/platform/managed-storage';
import { fakeEvent } from '@/test/platform/support/fake-event';

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

it('is empty in a Firefox without a policy', async () => {
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
