import type { RegistryVersion } from '@/lib/problems/rule-notice';
import type { DoNotCallDatabase, SignedList } from './model';

/** ECDSA on P-256 with SHA-256: browsers, OpenSSL and Node know it. */
const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const SIGNING = { name: 'ECDSA', hash: 'SHA-256' } as const;

/** A call of the log, and the registries that it was checked against. */
interface CheckedCall {
  id: string;
  callee: string;
  /** Epoch ms. */
  createdAt: number;
  registries?: readonly RegistryVersion[] | undefined;
}

/**
 * All changes of the list, and the calls that were checked against registries, as a signed file. The signature
 * covers the bytes of `payload` as they are; it is `r` and `s` joined (IEEE P1363), in Base64.
 * docs/do-not-call.md says how to verify it.
 */
export async function signedList(
  database: DoNotCallDatabase,
  now: number,
  calls: readonly CheckedCall[] = [],
): Promise<SignedList> {
  const { privateKey, publicKey } = await signingKeys(database);
  const changes = await database.doNotCallChanges.orderBy('id').toArray();
  const payload = JSON.stringify({
    format: 'handset-do-not-call',
    version: 1,
    exportedAt: new Date(now).toISOString(),
    changes: changes.map(({ at, ...change }) => ({ ...change, at: new Date(at).toISOString() })),
    checkedCalls: calls.flatMap(({ id, callee, createdAt, registries }) =>
      registries ? [{ id, number: callee, at: new Date(createdAt).toISOString(), registries }] : [],
    ),
  });
  const bytes = new TextEncoder().encode(payload);
  const signature = base64(await crypto.subtle.sign(SIGNING, privateKey, bytes));
  const spki = await crypto.subtle.exportKey('spki', publicKey);
  const file = JSON.stringify({ payload, signature, publicKey: pemOf(spki) }, null, 1);
  return { file, changes: changes.length, fingerprint: await fingerprintOf(spki) };
}

/**
 * The key pair of this browser, made at the first export. The private key cannot be read by anyone,
 * not even by us: it can only sign.
 */
async function signingKeys({ doNotCallKeys }: DoNotCallDatabase): Promise<CryptoKeyPair> {
  const stored = await doNotCallKeys.get('signing');
  if (stored) return stored.keys;
  const keys = await crypto.subtle.generateKey(ALGORITHM, false, ['sign', 'verify']);
  // Another window may have made one meanwhile: the first stays.
  await doNotCallKeys.add({ id: 'signing', keys }).catch(() => undefined);
  return (await doNotCallKeys.get('signing'))?.keys ?? keys;
}

function pemOf(spki: ArrayBuffer): string {
  const lines = base64(spki).match(/.{1,64}/g) ?? [];
  return `-----BEGIN PUBLIC KEY-----\n${lines.join('\n')}\n-----END PUBLIC KEY-----\n`;
}

/** SHA-256 of the public key, in hexadecimal. */
async function fingerprintOf(spki: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', spki));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function base64(buffer: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(buffer)));
}
