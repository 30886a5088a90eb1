import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { freshDatabase } from '@/test/calls/support/database';
import { root, textOf } from '@/test/support/tree';
import { auditedLog, makeTestPack } from './support';
import { fingerprintIn, verified } from './verified';

const FOLDER = 'test/audit-pack/released';
const { version } = JSON.parse(textOf('package.json'));

/**
 * The logs of released versions, with the chain. Only the file of a version that is not released yet may change:
 * `npx vitest run --project unit-shared test/audit-pack/released.test.ts -u` writes it.
 */
const released = readdirSync(join(root, FOLDER)).map((name): [string, string] => [
  name.replace('.json', ''),
  textOf(`${FOLDER}/${name}`),
]);

it('keeps the log that this version writes, for later ones', async () => {
  const { calls, wrapUps, auditChain } = await auditedLog();
  const log = {
    calls: await calls.toArray(),
    wrapUps: await wrapUps.toArray(),
    auditChain: await auditChain.toArray(),
  };
  const text = `${JSON.stringify(log, null, 2)}\n`;
  await expect(text).toMatchFileSnapshot(join(root, FOLDER, `${version}.json`));
});

/** The chain has calls as the version of their time described them: whoever describes them otherwise breaks it. */
it.each(released)('makes a valid pack of the log of version %s', async (_, text) => {
  const database = freshDatabase();
  for (const [table, rows] of Object.entries<object[]>(JSON.parse(text)))
    await database.table(table).bulkAdd(rows);
  const { zip } = await makeTestPack(database);
  const { text: said } = await verified(zip, '--key', fingerprintIn(zip));
  expect(said).toMatch(/calls\s+3, of which without a check 0\n[\s\S]*\nVALID\n$/);
});
