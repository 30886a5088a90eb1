import { expect, it } from 'vitest';
import { countLogRewrites, noteLogRewrite } from '@/lib/calls/retention/log-state';
import { freshDatabase } from '@/test/calls/support/database';

it('counts from zero', async () => {
  const database = freshDatabase();
  expect(await countLogRewrites(database)).toBe(0);
  await noteLogRewrite(database);
  await noteLogRewrite(database);
  expect(await countLogRewrites(database)).toBe(2);
});
