import { expect, it, vi } from 'vitest';
import { createSettings } from '@/lib/settings/store';
import type { ListedWorkspace } from '@/lib/workspaces/model';
import { readWorkspaces, watchWorkspaces } from '@/lib/workspaces/stored-workspaces';
import { fakeManaged } from '@/test/settings/support/managed';
import { addBolt, BOLT, withAcme } from './support';

vi.mock('@/lib/platform/browser', () => ({
  browser: { permissions: { contains: async () => true } },
}));

it('finds one workspace where nobody added any', async () => {
  const { settingsDatabase } = await withAcme();
  const { inUse, all, shared } = await readWorkspaces(settingsDatabase);
  expect([inUse, all.map(({ id }) => id), shared]).toEqual(['first', ['first'], []]);
});

it('tells a view of each change, without settings or tokens', async () => {
  const given = await withAcme();
  const seen: ListedWorkspace[][] = [];
  const ended = new AbortController();
  watchWorkspaces(given.settingsDatabase, (list) => seen.push(list), ended.signal, given.store);
  const acme = { id: 'first', name: '', host: 'voice.acme.example' };
  await vi.waitFor(() => expect(seen.at(-1)).toEqual([{ ...acme, isInUse: true }]));
  const bolt = await addBolt(given);
  await vi.waitFor(() =>
    expect(seen.at(-1)).toEqual([
      { ...acme, isInUse: false },
      { id: bolt, name: 'Bolt', host: 'voice.bolt.example', isInUse: true },
    ]),
  );
  ended.abort();
});

it('tells which service a policy locks, and which one a workspace had before', async () => {
  const given = await withAcme();
  await addBolt(given);
  const seen: ListedWorkspace[][] = [];
  const ended = new AbortController();
  const managed = fakeManaged();
  const store = createSettings(given.settingsDatabase, managed);
  watchWorkspaces(given.settingsDatabase, (list) => seen.push(list), ended.signal, store);
  const hosts = () => seen.at(-1)?.map(({ host, hostBefore }) => [host, hostBefore]);
  const [acme, bolt] = ['voice.acme.example', 'voice.bolt.example'];
  await vi.waitFor(() =>
    expect(hosts()).toEqual([
      [acme, undefined],
      [bolt, undefined],
    ]),
  );
  managed.set({ baseUrl: BOLT, locked: ['baseUrl'] });
  await vi.waitFor(() =>
    expect(hosts()).toEqual([
      [bolt, acme],
      [bolt, undefined],
    ]),
  );
  ended.abort();
});

it('tells the service that a policy suggests', async () => {
  const given = await withAcme({ baseUrl: BOLT });
  await given.settingsDatabase.settings.delete('baseUrl');
  const onChange = vi.fn();
  const ended = new AbortController();
  watchWorkspaces(given.settingsDatabase, onChange, ended.signal, given.store);
  const host = 'voice.bolt.example';
  await vi.waitFor(() =>
    expect(onChange).toHaveBeenLastCalledWith([{ id: 'first', name: '', host, isInUse: true }]),
  );
  ended.abort();
});
