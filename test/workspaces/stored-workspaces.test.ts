import { expect, it, vi } from 'vitest';
import type { ListedWorkspace } from '@/lib/workspaces/model';
import { readWorkspaces, watchWorkspaces } from '@/lib/workspaces/stored-workspaces';
import { addBolt, withAcme } from './support';

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
  watchWorkspaces(given.settingsDatabase, (list) => seen.push(list), ended.signal);
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
