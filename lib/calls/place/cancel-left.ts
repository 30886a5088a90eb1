import type { Call } from '@/lib/calls/model';
import type { Placer } from './placer';

/** What cancelling a call whose page was left needs. */
export interface CancelLeftDeps extends Pick<Placer, 'cancelCall'> {
  /** Shows the outcome outside of pages. */
  show(call: Call): Promise<void>;
}

/**
 * Cancels a call whose countdown was left with its page, and notifies the rep. A call that was requested
 * before that goes on.
 */
export async function cancelLeft(
  { cancelCall, show }: CancelLeftDeps,
  callId: string,
): Promise<void> {
  const call = await cancelCall(callId, 'page-left').catch(() => undefined);
  if (call?.problem?.code === 'page-left') await show(call);
}
