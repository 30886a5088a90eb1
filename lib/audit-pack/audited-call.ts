import { type Call, isInFlight, wasPlaced } from '@/lib/calls/model';
import { auditedCall } from '@/lib/calls/outcome-record';
import type { WrapUp } from '@/lib/wrap-up/model';
import { auditedWrapUp } from '@/lib/wrap-up/wrap-up-record';
import type { ChainFacts } from './chain-file';
import type { Manifest } from './manifest';

/** A call of the log with what the rep recorded after it. */
export interface AuditedCall {
  call: Call;
  wrapUp?: WrapUp | undefined;
  /** The text of the disposition. */
  disposition?: string | undefined;
}

/** A call as a line of `calls.jsonl`, with what of it was recorded before the chain had it. */
export function callLine(audited: AuditedCall, recorded: ChainFacts['recorded']): string {
  const { call, wrapUp, disposition } = audited;
  const before = recordedBefore(audited, recorded);
  return `${JSON.stringify({
    ...auditedCall(call),
    wrapUp: wrapUp && auditedWrapUp(wrapUp),
    dispositionText: disposition,
    recordedBeforeChain: before.length > 0 ? before : undefined,
  })}\n`;
}

function recordedBefore({ call, wrapUp }: AuditedCall, recorded: ChainFacts['recorded']) {
  return [
    ...(isInFlight(call) || recorded.outcome.has(call.id) ? [] : (['outcome'] as const)),
    ...(!wrapUp || recorded['wrap-up'].has(call.id) ? [] : (['wrap-up'] as const)),
  ];
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
