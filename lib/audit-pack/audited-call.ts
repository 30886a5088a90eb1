import { type Call, isInFlight, wasPlaced } from '@/lib/calls/model';
import { auditedCall } from '@/lib/calls/outcome-record';
import type { WrapUp } from '@/lib/wrap-up/model';
import { auditedWrapUp } from '@/lib/wrap-up/wrap-up-record';
import type { CallFacts } from './chain-file';
import type { Manifest } from './manifest';

/** A call of the log with what the rep recorded after it. */
export interface AuditedCall {
  call: Call;
  wrapUp?: WrapUp | undefined;
  /** The text of the disposition. */
  disposition?: string | undefined;
}

/** A call as a line of `calls.jsonl`, with what of it was recorded before the chain had it. */
export function callLine(audited: AuditedCall, recorded: CallFacts): string {
  const { call, wrapUp, disposition } = audited;
  const before = recordedBefore(audited, recorded);
  return `${JSON.stringify({
    ...auditedCall(call),
    wrapUp: wrapUp && auditedWrapUp(wrapUp),
    dispositionText: disposition,
    recordedBeforeChain: before.length > 0 ? before : undefined,
  })}\n`;
}

function recordedBefore({ call, wrapUp }: AuditedCall, recorded: CallFacts) {
  return [
    ...(isInFlight(call) || recorded.outcome ? [] : (['outcome'] as const)),
    ...(!wrapUp || recorded['wrap-up'] ? [] : (['wrap-up'] as const)),
  ];
}

/** A status by which the service says that the callee answered and was connected to nobody. */
const ABANDONED = /abandon/i;

/** How many calls a pack has, and how many of them were cancelled or abandoned. */
export type CallCounts = Omit<Manifest['summary'], 'refused'>;

/**
 * Counts calls. Only the service knows whether a call was abandoned; where it names no status, nothing is claimed.
 * `pause` is awaited after each.
 */
export async function countCalls(
  calls: Iterable<AuditedCall>,
  pause: () => Promise<void>,
): Promise<CallCounts> {
  const counts = { calls: 0, cancelled: 0, placed: 0, withStatus: 0, abandoned: 0 };
  for (const { call } of calls) {
    const status = wasPlaced(call) ? call.extras?.status : undefined;
    counts.calls += 1;
    counts.cancelled += Number(call.state === 'cancelled');
    counts.placed += Number(wasPlaced(call));
    counts.withStatus += Number(status !== undefined);
    counts.abandoned += Number(status !== undefined && ABANDONED.test(status));
    await pause();
  }
  const { placed, withStatus, abandoned, ...summary } = counts;
  const share = withStatus > 0 ? abandoned / withStatus : null;
  return { ...summary, abandoned: { placed, withStatus, abandoned, share } };
}
