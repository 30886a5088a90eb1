import { i18n } from '#i18n';
import { clockTime } from '@/lib/i18n/times';
import type { CalleeFacts } from '@/lib/offers/model';
import type { CalledModel } from './called-model';

const MINUTE_MS = 60_000;

interface RedialLockNoticeProps {
  callee: CalleeFacts;
  called: Pick<CalledModel, 'lockedUntil'>;
  /** This callee is next: the notice says what to do. */
  next?: boolean;
}

/** Says until when a number can't be called again; nothing when it is not locked. */
export function RedialLockNotice({ callee, called, next = false }: RedialLockNoticeProps) {
  const until = called.lockedUntil(callee);
  if (until === undefined) return null;
  // Rounded up, so that the lock is certainly over at the minute shown.
  const free = clockTime(Math.ceil(until / MINUTE_MS) * MINUTE_MS);
  return (
    <p class="redial-lock">
      {next
        ? i18n.t('audience.locked_until_hint', [free])
        : i18n.t('audience.locked_until', [free])}
    </p>
  );
}
