import { expect, it, vi } from 'vitest';
import { connectionOf, connectionToPlace } from '@/lib/workspaces/connections';
import { ACME, addBolt, BOLT, useAcme, withAcme } from './support';

vi.mock('@/lib/platform/browser', () => ({
  browser: { permissions: { contains: async () => true } },
}));

it('gives each workspace its own connection, in use or not', async () => {
  const given = await withAcme();
  const bolt = await addBolt(given);
  const { settingsDatabase, readPolicy } = given;
  const both = async () => [
    await connectionOf(settingsDatabase, 'first', readPolicy),
    await connectionOf(settingsDatabase, bolt, readPolicy),
  ];
  const expected = [
    { baseUrl: ACME, token: 'acme-token', tokenHeader: 'token' },
    { baseUrl: BOLT, token: 'bolt-token', tokenHeader: 'token' },
  ];
  expect(await both()).toEqual(expected);
  await useAcme(given);
  expect(await both()).toEqual(expected);
  expect(await connectionOf(settingsDatabase, 'gone', readPolicy)).toEqual({
    problem: 'workspace-removed',
  });
});

it('sends no token to the service that a policy locks, but its own', async () => {
  const given = await withAcme();
  const bolt = await addBolt(given);
  const { readPolicy } = await withAcme({ baseUrl: BOLT, locked: ['baseUrl'] });
  const connection = (id: string) => connectionOf(given.settingsDatabase, id, readPolicy);
  expect(await connection('first')).toEqual({ problem: 'no-token' });
  expect(await connection(bolt)).toMatchObject({ baseUrl: BOLT, token: 'bolt-token' });
});

it('places a call with the workspace it was written for, or not at all', async () => {
  const given = await withAcme();
  const bolt = await addBolt(given);
  const placing = (workspace?: string) =>
    connectionToPlace(given.settingsDatabase, workspace ? { workspace } : {}, given.store.read);
  expect(await placing(bolt)).toMatchObject({ baseUrl: BOLT, token: 'bolt-token' });
  expect(await placing()).toEqual({ problem: 'workspace-changed' });
  await useAcme(given);
  expect(await placing()).toMatchObject({ baseUrl: ACME, token: 'acme-token' });
  expect(await placing(bolt)).toEqual({ problem: 'workspace-changed' });
});
