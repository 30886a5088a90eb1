/**
 * Signatures: the key by which this browser signs what an auditor gets, and the check of files that an
 * administrator signed. The background signs with a key that it keeps in the call database. Nobody can read the
 * private half.
 */

import type { Table } from 'dexie';
import { base64Of, hexOf } from './bytes';
import type { PublicKey, Signed } from './model';

/** ECDSA on P-256 with SHA-256: browsers, OpenSSL and Node know it. */
export const KEY_ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' } as const;

/** How it signs. A signature is `r` and `s` joined (IEEE P1363). */
export const SIGNING = { name: 'ECDSA', hash: 'SHA-256' } as const;

/** Where the key pair is kept. */
export interface KeyDatabase {
  doNotCallKeys: Table<{ id: 'signing'; keys: CryptoKeyPair }, string>;
}

/** Signs the UTF-8 bytes of a text with this browser's key, which is made at the first use. */
export async function sign(database: KeyDatabase, text: string): Promise<Signed> {
  const { privateKey, publicKey } = await ownKeys(database);
  const bytes = new TextEncoder().encode(text);
  const signature = base64Of(await crypto.subtle.sign(SIGNING, privateKey, bytes));
  return { signature, ...(await described(publicKey)) };
}

/** The public half of this browser's key. */
export async function ownPublicKey(database: KeyDatabase): Promise<PublicKey> {
  return described((await ownKeys(database)).publicKey);
}

/** The private key cannot be read by anyone, not even by us: it can only sign. */
async function ownKeys({ doNotCallKeys }: KeyDatabase): Promise<CryptoKeyPair> {
  const stored = await doNotCallKeys.get('signing');
  if (stored) return stored.keys;
  const keys = await crypto.subtle.generateKey(KEY_ALGORITHM, false, ['sign', 'verify']);
  // Another window may have made one meanwhile: the first stays.
  await doNotCallKeys.add({ id: 'signing', keys }).catch(() => undefined);
  return (await doNotCallKeys.get('signing'))?.keys ?? keys;
}

async function described(publicKey: CryptoKey): Promise<PublicKey> {
  const spki = await crypto.subtle.exportKey('spki', publicKey);
  return {
    publicKey: pemOf(spki),
    fingerprint: hexOf(await crypto.subtle.digest('SHA-256', spki)),
  };
}

function pemOf(spki: ArrayBuffer): string {
  const lines = base64Of(spki).match(/.{1,64}/g) ?? [];
  return `-----BEGIN PUBLIC KEY-----\n${lines.join('\n')}\n-----END PUBLIC KEY-----\n`;
}
