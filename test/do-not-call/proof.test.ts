import { createHash, createPublicKey, verify } from 'node:crypto';
import { expect, it } from 'vitest';
import { deleteCalls } from '@/lib/calls/log/delete-calls';
import { addEntries, removeEntry } from '@/lib/do-not-call/list';
import { signedList } from '@/lib/do-not-call/proof';
import { CALLEE, NOON, sampleCall } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';
import { importNumbers, VERSION } from './registry/support';
import { doNotCallEntry } from './support';

/** The command of docs/do-not-call.md, step by step. */
function verified(file: string): boolean {
  const { payload, signature, publicKey } = JSON.parse(file);
  const key = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  return verify('sha256', Buffer.from(payload), key, Buffer.from(signature, 'base64'));
}

async function listed() {
  const database = freshDatabase();
  await addEntries(database, [doNotCallEntry({ words: 'Bitte nicht mehr anrufen – für immer' })]);
  return database;
}

it('signs every change so that an auditor can verify it', async () => {
  const { file, changes, fingerprint } = await signedList(await listed(), NOON);
  expect(verified(file)).toBe(true);
  expect(changes).toBe(1);
  const der = createPublicKey(JSON.parse(file).publicKey).export({ type: 'spki', format: 'der' });
  expect(createHash('sha256').update(der).digest('hex')).toBe(fingerprint);
  expect(JSON.parse(JSON.parse(file).payload)).toMatchObject({
    format: 'handset-do-not-call',
    exportedAt: new Date(NOON).toISOString(),
    changes: [{ action: 'added', key: `number:${CALLEE}`, at: new Date(NOON).toISOString() }],
  });
});

it('does not verify once a word was changed', async () => {
  const { file } = await signedList(await listed(), NOON);
  expect(verified(file.replace('nicht mehr', 'gern wieder'))).toBe(false);
});

it('signs with the same key each time, which nobody can read', async () => {
  const database = await listed();
  const first = await signedList(database, NOON);
  const second = await signedList(database, NOON + 1);
  expect(second.fingerprint).toBe(first.fingerprint);
  const stored = await database.doNotCallKeys.get('signing');
  expect(stored?.keys.privateKey.extractable).toBe(false);
});

it('keeps the proof of a removed entry when the log is wiped', async () => {
  const database = await listed();
  await database.calls.add(sampleCall({ state: 'recorded' }));
  await removeEntry(database, `number:${CALLEE}`, { words: 'a mistake', by: 'Desk', at: NOON + 1 });
  const deletion = { database, now: () => NOON, beforeDeletion: async () => undefined };
  expect(await deleteCalls(deletion)).toBe(1);
  const { file } = await signedList(database, NOON + 2);
  expect(JSON.parse(JSON.parse(file).payload).changes).toMatchObject([
    { action: 'added', words: 'Bitte nicht mehr anrufen – für immer' },
    { action: 'removed', words: 'a mistake' },
  ]);
});

it('names each registry with its day, and the calls that were checked against it', async () => {
  const database = freshDatabase();
  await importNumbers(database, ['+15550100001']);
  const calls = [
    sampleCall({ id: 'checked', registries: [VERSION] }),
    sampleCall({ id: 'of a country without a registry' }),
  ];
  const { file } = await signedList(database, NOON, calls);
  expect(verified(file)).toBe(true);
  expect(JSON.parse(JSON.parse(file).payload)).toMatchObject({
    changes: [{ kind: 'registry', action: 'added', registry: { ...VERSION, count: 1 } }],
    checkedCalls: [
      {
        id: 'checked',
        number: CALLEE,
        at: new Date(sampleCall().createdAt).toISOString(),
        registries: [VERSION],
      },
    ],
  });
});
