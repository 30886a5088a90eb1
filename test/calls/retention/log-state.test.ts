import { expect, it } from 'vitest';
import { countRewrites, noteRewrite } from '@/lib/calls/retention/log-state';
import { freshDatabase } from '@/test/calls/support/database';

it('counts from zero', async () => {
  const database = freshDatabase();
  expect(await countRewrites(database)).toBe(0);
  await noteRewrite(database);
  await noteRewrite(database);
  expect(await countRewrites(database)).toBe(2);
});
