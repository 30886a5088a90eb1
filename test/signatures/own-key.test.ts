import { createHash, createPublicKey, verify } from 'node:crypto';
import { expect, it } from 'vitest';
import { ownPublicKey, sign } from '@/lib/signatures/own-key';
import { freshDatabase } from '@/test/calls/support/database';

it('signs so that Node verifies, with one key for ever', async () => {
  const database = freshDatabase();
  const { fingerprint } = await ownPublicKey(database);
  const signed = await sign(database, 'für immer');
  const how = { key: signed.publicKey, dsaEncoding: 'ieee-p1363' } as const;
  const signature = Buffer.from(signed.signature, 'base64');
  expect(verify('sha256', Buffer.from('für immer'), how, signature)).toBe(true);
  expect(verify('sha256', Buffer.from('fur immer'), how, signature)).toBe(false);
  const der = createPublicKey(signed.publicKey).export({ type: 'spki', format: 'der' });
  expect(createHash('sha256').update(der).digest('hex')).toBe(fingerprint);
  expect(signed.fingerprint).toBe(fingerprint);
});

it('makes one key when two ask at once, and never exposes the private half', async () => {
  const database = freshDatabase();
  const [one, other] = await Promise.all([ownPublicKey(database), ownPublicKey(database)]);
  expect(one).toEqual(other);
  const stored = await database.doNotCallKeys.get('signing');
  expect(stored?.keys.privateKey.extractable).toBe(false);
});
