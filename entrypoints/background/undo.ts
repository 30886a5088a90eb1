import { i18n } from '#i18n';
import type { Call } from '@/lib/calls/model';
import { type BadgeDeps, countOnBadge } from '@/lib/calls/place/count-on-badge';
import type { Placer } from '@/lib/calls/place/placer';
import { formatInternational } from '@/lib/phone/plan/format';
import { onCountdownLeft } from '@/lib/platform/tabs/countdown-ports';
import { clearBadge, showBadge } from '@/lib/platform/ui/badge';
import { onCommand } from '@/lib/platform/ui/commands';
import { showOutcome } from '@/lib/sites/show-call';

const badge: BadgeDeps = {
  now: () => Date.now(),
  every: (ms, react, signal) => {
    const timer = setInterval(react, ms);
    signal.addEventListener('abort', () => clearInterval(timer));
  },
  show: (seconds, { callee }) =>
    void showBadge(
      seconds > 0 ? String(seconds) : '…',
      i18n.t('badge.calling', [formatInternational(callee)]),
    ),
  clear: () => void clearBadge(i18n.t('name')),
};

/** Counts a call down where no page can hide it. */
export function showOnBadge(call: Call, outcome: Promise<Call>): void {
  countOnBadge(badge, call, outcome);
}

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
