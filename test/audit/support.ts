import { addToChain } from '@/lib/audit/chain';
import type { CheckRecord } from '@/lib/audit/model';
import type { CallDatabase } from '@/lib/calls/database';
import { CALLEE, NOON } from '@/test/calls/support/calls';

/** A check of a call that was allowed. */
export function checkRecord(changed: Partial<CheckRecord> = {}): CheckRecord {
  return {
    ...{ kind: 'check', id: 'call-1', at: new Date(NOON).toISOString(), callee: CALLEE },
    ...{ result: 'allowed', strictness: 'warn' },
    rules: [{ rule: 'us-hours', source: '47 CFR', asOf: '2026-11-23', verdict: 'allow' }],
    doNotCall: { ownEntries: 2, registries: [] },
    ...changed,
  };
}

/** Adds checks to the chain, one after the other. */
export function addChecks(
  database: CallDatabase,
  checks: readonly Partial<CheckRecord>[],
): Promise<void> {
  return database.transaction('rw', database.auditChain, async () => {
    for (const check of checks) await addToChain(database, checkRecord(check));
  });
}
