import { describe, expect, it, vi } from 'vitest';
import type { Call } from '@/lib/calls/model';
import { applyImport, canUndoSettingsImport } from '@/lib/settings/file/apply-import';
import { createTokenStore, tokenOf } from '@/lib/settings/token-store';
import {
  addWorkspace,
  removeWorkspace,
  renameWorkspace,
  switchWorkspace,
} from '@/lib/workspaces/change-workspaces';
import { MAX_WORKSPACES } from '@/lib/workspaces/model';
import { readWorkspaces } from '@/lib/workspaces/stored-workspaces';
import { placedCall, sampleCall } from '@/test/calls/support/calls';
import { ACME, addBolt, BOLT, useAcme, withAcme } from './support';

vi.mock('@/lib/platform/browser', () => ({
  browser: { permissions: { contains: async () => true } },
}));

const refusedWith = (code: string) => ({ problem: { code } });

describe('another workspace', () => {
  it('begins empty, but for what is the rep’s own', async () => {
    const given = await withAcme();
    await given.store.write('countdownSeconds', 7);
    await addWorkspace(given.deps, 'Bolt');
    expect(await given.store.read()).toMatchObject({
      ...{ workspace: 'workspace-1', baseUrl: '', hasToken: false, countdownSeconds: 7 },
      ...{ dids: [], ownNumbers: [] },
    });
  });

  it('brings its own connection and numbers, and puts those of the other away', async () => {
    const given = await withAcme();
    const before = await given.store.read();
    const bolt = await addBolt(given);
    await useAcme(given);
    expect(await given.store.read()).toEqual(before);
    await switchWorkspace(given.deps, bolt);
    expect(await given.store.read()).toMatchObject({ workspace: bolt, baseUrl: BOLT });
    const tokens = [tokenOf('first'), tokenOf(bolt)];
    expect(tokens).toEqual(['token', `token-of-${bolt}`]);
  });

  it('is used while calls are only followed, and not while one is placed', async () => {
    const given = await withAcme();
    const bolt = await addBolt(given);
    await given.database.calls.add(placedCall({ id: 'open', gesture: 'g-1' }));
    await useAcme(given);
    const inFlight: Partial<Call> = { state: 'counting', id: 'now', gesture: 'g-2' };
    await given.database.calls.add(sampleCall({ ...inFlight, requestAt: given.deps.now() }));
    const refused = refusedWith('workspace-call-in-flight');
    await expect(switchWorkspace(given.deps, bolt)).rejects.toMatchObject(refused);
    await expect(addWorkspace(given.deps, 'New')).rejects.toMatchObject(refused);
    expect(await given.store.read()).toMatchObject({ workspace: 'first', baseUrl: ACME });
  });

  it('takes the way back from an import with it, which was into the other one', async () => {
    const given = await withAcme();
    const { settingsDatabase: database, readPolicy } = given;
    const file = { settings: { baseUrl: ACME, dids: [] }, token: 'imported' };
    await applyImport({ database, readPolicy }, file);
    await addBolt(given);
    expect(await canUndoSettingsImport(database)).toBe(false);
    expect(await createTokenStore(database, 'token-before-import').isThere()).toBe(false);
    expect(await createTokenStore(database, 'token').readFor(ACME)).toBe('imported');
  });

  it('is refused if it is gone, or one too many', async () => {
    const given = await withAcme();
    await expect(switchWorkspace(given.deps, 'gone')).rejects.toMatchObject(
      refusedWith('workspace-removed'),
    );
    for (let added = 1; added < MAX_WORKSPACES; added++) await addWorkspace(given.deps, 'More');
    await expect(addWorkspace(given.deps, 'Last')).rejects.toMatchObject(
      refusedWith('workspaces-full'),
    );
  });
});

it('gives a workspace another name, in use or not', async () => {
  const given = await withAcme();
  const bolt = await addBolt(given);
  await renameWorkspace(given.deps, bolt, 'Bolt Ltd');
  await renameWorkspace(given.deps, 'first', 'Acme');
  const { all } = await readWorkspaces(given.settingsDatabase);
  expect(all.map(({ name }) => name)).toEqual(['Acme', 'Bolt Ltd']);
  await useAcme(given);
  expect(await given.store.read()).toMatchObject({ baseUrl: ACME });
});

it('removes a workspace with its token, never the one in use', async () => {
  const given = await withAcme();
  const bolt = await addBolt(given);
  await expect(removeWorkspace(given.deps, bolt)).rejects.toMatchObject(
    refusedWith('workspace-in-use'),
  );
  await removeWorkspace(given.deps, 'first');
  const { all } = await readWorkspaces(given.settingsDatabase);
  expect(all.map(({ id }) => id)).toEqual([bolt]);
  expect(await createTokenStore(given.settingsDatabase, 'token').isThere()).toBe(false);
  expect(await given.store.read()).toMatchObject({ baseUrl: BOLT });
});
