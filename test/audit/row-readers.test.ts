import { expect, it } from 'vitest';
import { auditRows } from '@/lib/audit/row-readers';
import { freshDatabase } from '@/test/calls/support/database';
import { addChecks } from './support';

it('reads what is stored, and nothing without a hash', async () => {
  const database = freshDatabase();
  await addChecks(database, [{}]);
  const [row] = await database.auditChain.toArray();
  expect(auditRows.auditChain(row)).toBe(true);
  expect(auditRows.auditChain({ ...row, hash: undefined })).toBe(false);
});
