import { expect, it } from 'vitest';
import { heldList, numbersOnList, sharedVersionOf } from '@/lib/do-not-call/shared/held-list';
import { CALLEE, OTHER_CALLEE } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';
import { holdSharedList, SHARED_VERSION } from '@/test/shared-list/support';

it('finds the list in force, its version and its numbers', async () => {
  const database = freshDatabase();
  expect(await heldList(database)).toBeUndefined();
  await holdSharedList(database, { numbers: [OTHER_CALLEE] });
  const held = await heldList(database);
  expect(held && sharedVersionOf(held)).toEqual(SHARED_VERSION);
  expect(held && (await numbersOnList(database, held, [CALLEE, OTHER_CALLEE]))).toEqual([
    OTHER_CALLEE,
  ]);
});
