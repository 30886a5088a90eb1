import { createHash, randomUUID } from 'node:crypto';
import type { Page } from 'puppeteer-core';
import { linkHash } from '@/lib/audit/chain';
import type { AuditRecord, ChainRow } from '@/lib/audit/model';
import type { Call } from '@/lib/calls/model';
import { auditedCall } from '@/lib/calls/outcome-record';
import type { WrapUp } from '@/lib/wrap-up/model';
import { auditedWrapUp } from '@/lib/wrap-up/wrap-up-record';
import { putAll } from '@/test/support/own-pages/connect';
import { writeCalls } from '@/test/support/own-pages/log';
import { nthCall } from './full-log';

/** Calls that are written at once, each with four records. */
const BATCH_SIZE = 2_500;

/** Writes calls, the oldest first, each with check, two outcomes and a wrap-up in the audit's chain. */
export async function fillChain(ownPage: Page, count: number): Promise<void> {
  let last: ChainRow | undefined;
  for (let left = count; left > 0; left -= BATCH_SIZE) {
    const length = Math.min(BATCH_SIZE, left);
    const calls = Array.from({ length }, (_, nth) => nthCall(left - nth - 1));
    const wrapUps = calls.map(wrapUpOf);
    const rows: ChainRow[] = [];
    for (const [nth, call] of calls.entries()) {
      for (const record of recordsOf(call, wrapUps[nth] as WrapUp)) {
        last = rowAfter(last, record);
        rows.push(last);
      }
    }
    await writeCalls(ownPage, calls);
    await ownPage.evaluate(putAll, 'handset-calls', 'wrapUps', wrapUps);
    await ownPage.evaluate(putAll, 'handset-calls', 'auditChain', rows);
  }
}

function wrapUpOf({ id: callId, createdAt }: Call): WrapUp {
  const note = `Asked for an offer until Friday (${randomUUID()}).`;
  return { callId, disposition: 'reached', note, savedAt: createdAt + 120_000, version: 1 };
}

function recordsOf(call: Call, wrapUp: WrapUp): AuditRecord[] {
  const { id, callee, createdAt } = call;
  const at = new Date(createdAt).toISOString();
  const rule = { source: '47 CFR 64.1200(c)(1)', asOf: '2026-11-23', verdict: 'allow' } as const;
  const placed = auditedCall({ ...call, state: 'placed', recording: undefined });
  return [
    {
      ...{ kind: 'check', id, at, callee, result: 'allowed', strictness: 'warn' },
      rules: ['us-hours', 'us-days', 'us-attempts'].map((name) => ({ rule: name, ...rule })),
      doNotCall: { ownEntries: 7, registries: [] },
    },
    { kind: 'outcome', id, at, content: placed },
    { kind: 'outcome', id, at, content: auditedCall(call) },
    { kind: 'wrap-up', id, at, content: auditedWrapUp(wrapUp) },
  ];
}

function rowAfter(last: ChainRow | undefined, record: AuditRecord): ChainRow {
  const body = JSON.stringify(record);
  const bodyHash = createHash('sha256').update(body).digest('hex');
  const link = { seq: (last?.seq ?? 0) + 1, previous: last?.hash ?? '', bodyHash };
  const about = { at: Date.parse(record.at), body, callId: record.id };
  return { ...link, hash: linkHash(link), ...about };
}
