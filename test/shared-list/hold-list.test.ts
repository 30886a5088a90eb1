import { expect, it } from 'vitest';
import { heldList, numbersOnList } from '@/lib/do-not-call/shared/held-list';
import { dropList, holdList } from '@/lib/shared-list/hold-list';
import { CALLEE, OTHER_CALLEE } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';
import { importNumbers } from '@/test/do-not-call/registry/support';
import { holdSharedList, SHARED_VERSION } from './support';

it('puts a list in the place of the one before, and leaves registries alone', async () => {
  const database = freshDatabase();
  await importNumbers(database, [CALLEE]);
  await holdSharedList(database, { numbers: [CALLEE, CALLEE] });
  await holdSharedList(database, { numbers: [OTHER_CALLEE], serial: 4 });
  const held = await heldList(database);
  expect(held).toMatchObject({ serial: 4, numbers: 1 });
  const numbers = [CALLEE, OTHER_CALLEE];
  expect(held && (await numbersOnList(database, held, numbers))).toEqual([OTHER_CALLEE]);
  expect(await database.registryChunks.count()).toBe(2);
});

it('keeps the one before if the new one can’t be stored', async () => {
  const database = freshDatabase();
  await holdSharedList(database, { numbers: [CALLEE] });
  const broken = { ...SHARED_VERSION, serial: 9, numbers: [], rules: [], signature: '' };
  const at = { importId: 'new', publicKey: 'key', receivedAt: 0 };
  // A function can't be stored.
  const keys = (() => []) as unknown as string[];
  await expect(holdList(database, { ...broken, keys }, at)).rejects.toThrow();
  expect(await heldList(database)).toMatchObject({ serial: 3, numbers: 1 });
  expect(await database.registryChunks.count()).toBe(1);
});

it('drops the list with its numbers', async () => {
  const database = freshDatabase();
  await holdSharedList(database, { numbers: [CALLEE] });
  await dropList(database);
  expect(await database.sharedLists.count()).toBe(0);
  expect(await database.registryChunks.count()).toBe(0);
});
