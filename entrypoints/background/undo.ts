import type { Placer } from '@/lib/calls/place/placer';
import { formatInternational } from '@/lib/phone/plan/format';
import { onCountdownLeft } from '@/lib/platform/tabs/countdown-ports';
import { onCommand } from '@/lib/platform/ui/commands';
import { showOutcome } from '@/lib/sites/show-call';

/** Lets the rep cancel in every tab, and cancels what cannot be cancelled any more. Adds its listeners at once. */
export function connectUndo({ cancelCall, cancelCounting }: Placer): void {
  onCommand('cancel-call', () => void cancelCounting());
  onCountdownLeft((callId) => void cancelLeft(callId));

  async function cancelLeft(callId: string): Promise<void> {
    const call = await cancelCall(callId, 'page-left').catch(() => undefined);
    if (call?.problem?.code === 'page-left')
      await showOutcome(call, formatInternational(call.callee));
  }
}
