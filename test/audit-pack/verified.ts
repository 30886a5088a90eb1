import { execFile } from 'node:child_process';
import { createHash, createPublicKey } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { root } from '@/test/support/tree';

/** The files of a pack by their names. */
export type Files = Record<string, Uint8Array>;

/** Runs the command that an auditor runs on a pack. Resolves to its exit code and what it prints. */
export async function verified(zip: Uint8Array, ...more: string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'audit-'));
  const path = join(folder, 'pack.zip');
  await writeFile(path, zip);
  const command = [join(root, 'scripts/verify-audit-pack.mjs'), path, ...more];
  const result = await new Promise<{ code: number; text: string }>((resolve) => {
    execFile(process.execPath, command, (error, text) => {
      resolve({ code: error ? Number(error.code) : 0, text });
    });
  });
  await rm(folder, { recursive: true });
  return result;
}

/** The fingerprint of the key that a pack is signed with. */
export function fingerprintIn(zip: Uint8Array): string {
  const { publicKey } = JSON.parse(packText(unzipSync(zip), 'signature.json'));
  const der = createPublicKey(publicKey).export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(der).digest('hex');
}

/** The text of a file of a pack; empty if there is no such file. */
export function packText(files: Files, name: string): string {
  return strFromU8(files[name] ?? new Uint8Array());
}
