import type { CallDatabase } from '@/lib/calls/database';
import { parsePolicy } from '@/lib/settings/policy';
import { createSettings } from '@/lib/settings/store';
import { createTokenStore, tokenOf } from '@/lib/settings/token-store';
import {
  addWorkspace,
  switchWorkspace,
  type WorkspaceDeps,
} from '@/lib/workspaces/change-workspaces';
import { NOON } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';
import { freshSettings } from '@/test/settings/support/database';
import { fakeManaged } from '@/test/settings/support/managed';

export const ACME = 'https://voice.acme.example';
export const BOLT = 'https://voice.bolt.example';

/** A rep with one workspace, Acme's, as every install has it; and how to add Bolt's. */
export async function withAcme(managed: object = {}) {
  const settingsDatabase = freshSettings();
  const database: CallDatabase = freshDatabase();
  const store = createSettings(settingsDatabase, fakeManaged(managed));
  let ids = 0;
  const deps: WorkspaceDeps = {
    ...{ settingsDatabase, database, now: () => NOON + ids },
    uuid: () => `workspace-${++ids}`,
  };
  await settingsDatabase.settings.bulkPut(rowsOf(ACME, '+12125550140'));
  await createTokenStore(settingsDatabase, tokenOf('first')).write('acme-token', ACME);
  return { deps, database, settingsDatabase, store, readPolicy: async () => parsePolicy(managed) };
}

/** Adds Bolt's workspace, which is then in use. Returns its id. */
export async function addBolt({
  deps,
  settingsDatabase,
  store,
}: Awaited<ReturnType<typeof withAcme>>) {
  await addWorkspace(deps, 'Bolt');
  const { workspace } = await store.read();
  await settingsDatabase.settings.bulkPut(rowsOf(BOLT, '+14155550142'));
  await createTokenStore(settingsDatabase, tokenOf(workspace)).write('bolt-token', BOLT);
  return workspace;
}

/** Uses Acme's again. */
export function useAcme({ deps }: { deps: WorkspaceDeps }): Promise<void> {
  return switchWorkspace(deps, 'first');
}

function rowsOf(baseUrl: string, did: string) {
  return [
    { key: 'baseUrl', value: baseUrl },
    { key: 'hasToken', value: true },
    { key: 'dids', value: [{ e164: did, label: 'Line 1' }] },
    { key: 'ownNumbers', value: [{ e164: '+12125550199', label: 'Desk' }] },
  ];
}
