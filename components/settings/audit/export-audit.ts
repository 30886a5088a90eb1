import readme from '@/assets/audit/README.txt?raw';
import { type MadePack, makePack } from '@/lib/audit-pack/make-pack';
import { createPackWriter, type SignManifest } from '@/lib/audit-pack/pack-writer';
import type { CallDatabase } from '@/lib/calls/database';
import { dispositionText } from '@/lib/i18n/after-call/call-words';
import type { Settings } from '@/lib/settings/table';
import verifier from '@/scripts/verify-audit-pack.mjs?raw';
import { peopleFiles } from './audit-texts';
import { createPause } from './pause';
import { readPeriod } from './read-calls';

/** What exporting an audit pack needs. */
interface ExportAuditDeps {
  database: CallDatabase;
  readSettings(): Promise<Pick<Settings, 'dispositions'>>;
  /** The version of Handset. */
  version: string;
  /** Epoch ms. */
  now(): number;
  /** Resolves once the page has done what waits. */
  rest(): Promise<void>;
}

/** A request for an audit pack. */
export interface AuditExport {
  /** Epoch ms; `to` is exclusive. */
  period: { from: number; to: number };
  sign: SignManifest;
  /** Is told which share of the work is done, 0 to 1. */
  onProgress(share: number): void;
  abortSignal: AbortSignal;
}

/**
 * Makes the audit pack of a period, with the files for people and the program that verifies. It works in short slices,
 * so that the page stays usable, and rejects at the next one once the signal aborts.
 */
export async function exportAudit(
  { database, readSettings, version: handset, now, rest }: ExportAuditDeps,
  { period, sign, onProgress, abortSignal }: AuditExport,
): Promise<MadePack> {
  const { dispositions } = await readSettings();
  const writer = createPackWriter(now());
  const pause = createPause({ now: () => performance.now(), rest }, abortSignal);
  for (const [name, text] of Object.entries({
    'README.txt': readme,
    'verify-audit-pack.mjs': verifier,
  })) {
    writer.add(name, text);
    writer.end(name);
  }
  const read = await readPeriod(
    {
      ...{ database, writer, pause },
      dispositionText: (id) => dispositionText(id, dispositions),
      onRead: (count, total) => onProgress(count / total / 2),
    },
    period,
  );
  const made = await makePack(
    { ...read, handset, now: now(), period, people: peopleFiles() },
    { writer, sign, pause, onCall: (count, total) => onProgress(0.5 + count / total / 2) },
  );
  abortSignal.throwIfAborted();
  return made;
}
