/**
 * The audit pack: what was called and checked in a period, as one signed ZIP file. Options reads the log and makes the
 * file; the background signs its manifest. docs/audit.md describes it, and scripts/verify-audit-pack.mjs verifies it.
 * Nothing here reads the database or sends anything.
 */

import { strToU8, zipSync } from 'fflate';
import type { ChainRow, CheckRecord } from '@/lib/audit/model';
import { hexOf } from '@/lib/signatures/bytes';
import type { Signed } from '@/lib/signatures/model';
import { type AuditedCall, abandonedAmong, callLine, checkLine } from './audited-call';
import type { Manifest } from './manifest';

/** What goes into an audit pack. */
export interface PackContent {
  /** The version of Handset. */
  handset: string;
  /** Epoch ms. */
  now: number;
  /** Epoch ms; `to` is exclusive. */
  period: { from: number; to: number };
  calls: readonly AuditedCall[];
  chain: readonly ChainRow[];
  /** More files by their name: for people, and to verify. */
  texts: Readonly<Record<string, string>>;
}

/** Signs the text of a manifest. */
export type SignManifest = (manifest: string) => Promise<Signed>;

/**
 * Makes the ZIP file that an auditor gets: calls and checks as JSON lines, files for people, the manifest with the
 * hash of each, and the signature over the manifest. Rejects if `sign` does.
 */
export async function makePack(content: PackContent, sign: SignManifest): Promise<Uint8Array> {
  const files: Record<string, Uint8Array<ArrayBuffer>> = {};
  const lines = {
    'calls.jsonl': content.calls.map(callLine),
    'checks.jsonl': content.chain.map(checkLine),
  };
  for (const [name, each] of Object.entries(lines))
    files[name] = encoded(each.map((line) => `${line}\n`).join(''));
  for (const [name, text] of Object.entries(content.texts)) files[name] = encoded(text);
  const manifest = `${JSON.stringify(await manifestOf(content, files), null, 1)}\n`;
  const { signature, publicKey } = await sign(manifest);
  return zipSync({
    ...files,
    'manifest.json': encoded(manifest),
    'signature.json': encoded(`${JSON.stringify({ signature, publicKey }, null, 1)}\n`),
  });
}

async function manifestOf(
  { handset, now, period, calls, chain }: PackContent,
  files: Readonly<Record<string, Uint8Array<ArrayBuffer>>>,
): Promise<Manifest> {
  const listed = Object.entries(files).map(async ([name, bytes]) => ({
    ...{ name, bytes: bytes.length },
    sha256: hexOf(await crypto.subtle.digest('SHA-256', bytes)),
  }));
  const [first, last] = [chain.at(0), chain.at(-1)];
  return {
    ...{ format: 'handset-audit-pack', version: 1, handset, exportedAt: timeText(now) },
    period: { from: timeText(period.from), to: timeText(period.to) },
    summary: {
      calls: calls.length,
      refused: refusalsIn(chain).length,
      cancelled: calls.filter(({ call }) => call.state === 'cancelled').length,
      abandoned: abandonedAmong(calls.map(({ call }) => call)),
    },
    chain: first && last ? { first: first.seq, last: last.seq, hash: last.hash } : null,
    files: await Promise.all(listed),
  };
}

/** The checks of a chain that can still be read. */
export function checksIn(chain: readonly ChainRow[]): CheckRecord[] {
  const records = chain.flatMap(({ body }) => (body === undefined ? [] : [JSON.parse(body)]));
  return records.filter(({ kind }) => kind === 'check');
}

/** The checks that refused a call. */
export function refusalsIn(chain: readonly ChainRow[]): CheckRecord[] {
  return checksIn(chain).filter(({ result }) => result === 'refused');
}

function encoded(text: string): Uint8Array<ArrayBuffer> {
  return strToU8(text) as Uint8Array<ArrayBuffer>;
}

function timeText(at: number): string {
  return new Date(at).toISOString();
}
