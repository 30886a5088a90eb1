import readme from '@/assets/audit/README.txt?raw';
import type { AuditedCall } from '@/lib/audit-pack/audited-call';
import type { PackContent } from '@/lib/audit-pack/make-pack';
import { chainBetween } from '@/lib/audit-pack/read-chain';
import type { CallDatabase } from '@/lib/calls/database';
import { callsBetween } from '@/lib/calls/log/call-log';
import { dispositionText } from '@/lib/i18n/after-call/call-words';
import type { Settings } from '@/lib/settings/table';
import { parseWrapUp } from '@/lib/wrap-up/model';
import verifier from '@/scripts/verify-audit-pack.mjs?raw';
import { auditTexts } from './audit-texts';

/** What reading for an audit pack needs. */
interface ReadAuditDeps {
  database: CallDatabase;
  readSettings(): Promise<Pick<Settings, 'dispositions'>>;
  /** The version of Handset. */
  version: string;
  /** Epoch ms. */
  now(): number;
}

/** Reads what was called and checked in a period, with the files for people and the program that verifies. */
export async function readAudit(
  { database, readSettings, version, now }: ReadAuditDeps,
  period: PackContent['period'],
): Promise<PackContent> {
  const { dispositions } = await readSettings();
  const found = await callsBetween(database, period);
  const wrapUps = await database.wrapUps.bulkGet(found.map(({ id }) => id));
  const calls = found.map((call, at): AuditedCall => {
    const wrapUp = parseWrapUp(wrapUps[at]);
    const { disposition } = wrapUp ?? {};
    const text = disposition && dispositionText(disposition, dispositions);
    return { call, wrapUp, disposition: text };
  });
  const chain = await chainBetween(database, period);
  const texts = {
    'README.txt': readme,
    'verify-audit-pack.mjs': verifier,
    ...auditTexts(calls, chain),
  };
  return { handset: version, now: now(), period, calls, chain, texts };
}
