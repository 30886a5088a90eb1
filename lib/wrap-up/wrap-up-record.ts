import { addToChain } from '@/lib/audit/chain';
import type { AuditDatabase } from '@/lib/audit/model';
import { parseWrapUp, type WrapUp } from './model';

/** A wrap-up as the chain of the audit and `calls.jsonl` have it. */
export function auditedWrapUp({ disposition, note, followUp, savedAt, timedNotes }: WrapUp) {
  return {
    ...{ disposition, note, followUpAt: followUp && timeText(followUp.at) },
    doneAt: followUp?.doneAt && timeText(followUp.doneAt),
    ...{ timedNotes, savedAt: timeText(savedAt) },
  };
}

/** Records a wrap-up as it was saved (`now` in epoch ms). Call it in the transaction that saves it. */
export async function recordWrapUp(
  database: AuditDatabase,
  wrapUp: WrapUp,
  now: number,
): Promise<void> {
  // With its fields in the order in which the database returns them: a verifier compares both as text.
  const content = auditedWrapUp(parseWrapUp(wrapUp) ?? wrapUp);
  await addToChain(database, { kind: 'wrap-up', id: wrapUp.callId, at: timeText(now), content });
}

function timeText(at: number): string {
  return new Date(at).toISOString();
}
