import { generateKeyPairSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { isSignedBy } from '@/lib/signatures/verify';
import { administratorKey, signedFile } from '@/test/shared-list/support';

const { privateKey, publicKey } = administratorKey();
const { payload: text, signature } = JSON.parse(signedFile({ privateKey }));

it('verifies what the key signed, and nothing else', async () => {
  expect(await isSignedBy({ text, signature, publicKey })).toBe(true);
  expect(await isSignedBy({ text: `${text} `, signature, publicKey })).toBe(false);
  expect(await isSignedBy({ text, signature: signature.slice(4), publicKey })).toBe(false);
  expect(await isSignedBy({ text, signature: '%', publicKey })).toBe(false);
});

it('verifies nothing with a key of another kind', async () => {
  const ed25519 = generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'der' });
  for (const other of ['', '%', ed25519.toString('base64'), administratorKey().publicKey])
    expect(await isSignedBy({ text, signature, publicKey: other })).toBe(false);
});
