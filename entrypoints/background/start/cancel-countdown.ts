import { Failure } from '@/lib/calls/failure';
import type { Call } from '@/lib/calls/model';
import { type CancelLeftDeps, cancelLeft, type Placer } from '@/lib/calls/place/placer';
import { showOutcome } from '@/lib/notifications/show-call';
import { formatInternational } from '@/lib/phone/plan/format';
import { onCountdownLeft } from '@/lib/platform/tabs/countdown-ports';
import { isTabHidden } from '@/lib/platform/tabs/tabs';
import { onCommand } from '@/lib/platform/ui/commands';
import { watchVisibleViews } from '@/lib/platform/views';

/** Cancels calls in their countdown where the rep cannot press Cancel on the page. */
export interface CountdownCanceller {
  /**
   * Cancels a call whose Cancel its page hides. The call continues if its tab is only behind another, and a view
   * of ours shows the countdown. Returns the call as it is then.
   */
  cancelHidden(callId: string, tabId: number): Promise<Call>;
}

/**
 * Lets the rep cancel by keys in every tab, and cancels a call whose page was left. Adds its listeners at once.
 * What counts down is lib/calls/place/count-down.ts.
 */
export function startCountdownCanceller(
  { cancelCall, cancelCounting }: Pick<Placer, 'cancelCall' | 'cancelCounting'>,
  readCall: (callId: string) => Promise<Call | undefined>,
): CountdownCanceller {
  const views = watchVisibleViews();
  const deps: CancelLeftDeps = {
    cancelCall,
    show: (call) => showOutcome(call, formatInternational(call.callee)),
  };
  onCommand('cancel-call', () => void cancelCounting());
  onCountdownLeft((callId) => void cancelLeft(deps, callId));
  return {
    async cancelHidden(callId, tabId) {
      const isShownElsewhere = (await isTabHidden(tabId).catch(() => false)) && views.any();
      if (!isShownElsewhere) return cancelCall(callId, 'countdown-hidden');
      const call = await readCall(callId);
      if (!call) throw new Failure('unknown-call');
      return call;
    },
  };
}
