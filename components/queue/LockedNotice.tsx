import { i18n } from '#i18n';
import { clock } from '@/lib/i18n/times';
import type { CalleeFacts } from '@/lib/offers/model';
import type { DashboardModel } from '@/lib/state/dashboard/dashboard-model';

const MINUTE_MS = 60_000;

interface LockedProps {
  callee: CalleeFacts;
  model: DashboardModel;
  /** It is this one's turn: says what to do. */
  next?: boolean;
}

/** That a number was called so lately that it is not called again yet; nothing when it is free. */
export function Locked({ callee, model, next = false }: LockedProps) {
  const until = model.called.lockedUntil(callee);
  if (until === undefined) return null;
  // The full minute at which it is certainly free.
  const free = clock(Math.ceil(until / MINUTE_MS) * MINUTE_MS);
  return (
    <p class="redial-lock">
      {next
        ? i18n.t('audience.locked_until_hint', [free])
        : i18n.t('audience.locked_until', [free])}
    </p>
  );
}
