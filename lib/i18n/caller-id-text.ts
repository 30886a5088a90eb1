import { i18n } from '#i18n';
import type { Legs } from '@/lib/calls/model';
import { counted } from './counted';
import { clockTime, dayHeading } from './times';

type Reason = Legs['callerIdReason'];

const keys = {
  only: undefined,
  fixed: 'caller_id.fixed',
  seen: 'caller_id.seen',
  'same-area': 'caller_id.same_area',
  'same-region': 'caller_id.same_region',
  'same-country': 'caller_id.same_country',
  first: 'caller_id.first',
  'least-used': 'caller_id.least_used',
} as const satisfies Record<Reason, string | undefined>;

/** Why a call gets its caller ID, and how often that was used today: `same area code · 3 calls today`. */
export function callerIdText({
  callerIdReason,
  callsToday,
}: Pick<Legs, 'callerIdReason' | 'callsToday'>): string {
  const key = keys[callerIdReason];
  const calls = callsToday > 0 && counted('caller_id.calls_today', callsToday);
  return [key && i18n.t(key), calls].filter(Boolean).join(' · ');
}

/** How a DID was used: `3 calls today · set aside until Tuesday, 10:15`. Times are epoch ms. */
export function didUseText(
  { callsToday, setAsideUntil = 0 }: { callsToday: number; setAsideUntil?: number },
  now: number,
): string {
  const parts = [
    counted('caller_id.calls_today', callsToday),
    setAsideUntil > now &&
      i18n.t('caller_id.set_aside', [
        `${dayHeading(setAsideUntil, now)}, ${clockTime(setAsideUntil)}`,
      ]),
  ];
  return parts.filter(Boolean).join(' · ');
}
