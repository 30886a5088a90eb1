import { addToChain } from '@/lib/audit/chain';
import type { AuditDatabase } from '@/lib/audit/model';
import { type Call, isInFlight } from './model';
import { parseCall } from './parse-call';

/**
 * A call as the chain of the audit and `calls.jsonl` have it. It has no link to a recording, and nothing that a page
 * or list told of the callee.
 */
export function auditedCall(call: Call) {
  const { id, state, callee, calleeName, callerId, ownNumber, problem, registries, extras } = call;
  return {
    ...{ id, at: timeText(call.createdAt), callee, calleeName, callerId, ownNumber, state },
    requestedAt: call.requestedAt && timeText(call.requestedAt),
    placedAt: call.placedAt && timeText(call.placedAt),
    ...{ serviceCallId: call.callId, problem, registries, extras },
    isImported: call.importedChangeAt === undefined ? undefined : true,
    hasRecording: call.recording !== undefined,
  };
}

/**
 * Records what became of a call (`now` in epoch ms). Does nothing while it is in flight, or if nothing changed of what
 * the chain has. Call it in the transaction that changes the call.
 */
export async function recordOutcome(
  database: AuditDatabase,
  { before, after, now }: { before?: Call | undefined; after: Call; now: number },
): Promise<void> {
  if (isInFlight(after)) return;
  // With its fields in the order in which the database returns them: a verifier compares both as text.
  const content = auditedCall(parseCall(after) ?? after);
  const isNews = !before || JSON.stringify(auditedCall(before)) !== JSON.stringify(content);
  if (!isNews) return;
  await addToChain(database, { kind: 'outcome', id: after.id, at: timeText(now), content });
}

function timeText(at: number): string {
  return new Date(at).toISOString();
}
