import type { ChainRow } from '@/lib/audit/model';
import { type Call, wasPlaced } from '@/lib/calls/model';
import type { WrapUp } from '@/lib/wrap-up/model';
import type { Manifest } from './manifest';

/** A call of the log with what the rep recorded after it. */
export interface AuditedCall {
  call: Call;
  wrapUp?: WrapUp | undefined;
  /** The text of the disposition. */
  disposition?: string | undefined;
}

/** A call as a line of `calls.jsonl`. It has no link to a recording, and nothing that a page or list told of the callee. */
export function callLine({ call, wrapUp, disposition }: AuditedCall): string {
  const { id, state, callee, calleeName, callerId, ownNumber, problem, registries, extras } = call;
  return JSON.stringify({
    ...{ id, at: timeText(call.createdAt), callee, calleeName, callerId, ownNumber, state },
    requestedAt: call.requestedAt && timeText(call.requestedAt),
    placedAt: call.placedAt && timeText(call.placedAt),
    ...{ serviceCallId: call.callId, problem, registries, extras },
    isImported: call.importedChangeAt === undefined ? undefined : true,
    hasRecording: call.recording !== undefined,
    wrapUp: wrapUp && {
      ...{ disposition, note: wrapUp.note, savedAt: timeText(wrapUp.savedAt) },
      followUpAt: wrapUp.followUp && timeText(wrapUp.followUp.at),
    },
  });
}

/** A record as a line of `checks.jsonl`. */
export function checkLine({ seq, previous, bodyHash, hash, body }: ChainRow): string {
  return JSON.stringify({ seq, previous, bodyHash, hash, body });
}

function timeText(at: number): string {
  return new Date(at).toISOString();
}

/** A status by which the service says that the callee answered and was connected to nobody. */
const ABANDONED = /abandon/i;

/** Counts calls. Only the service knows whether a call was abandoned; where it names no status, nothing is claimed. */
export function abandonedAmong(calls: readonly Call[]): Manifest['summary']['abandoned'] {
  const placed = calls.filter(wasPlaced);
  const named = placed.flatMap(({ extras }) => extras?.status ?? []);
  const abandoned = named.filter((status) => ABANDONED.test(status)).length;
  const share = named.length > 0 ? abandoned / named.length : null;
  return { placed: placed.length, withStatus: named.length, abandoned, share };
}
