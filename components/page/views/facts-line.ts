import { i18n } from '#i18n';
import { locationText } from '@/lib/i18n/location-text';
import { calleeClockTime } from '@/lib/i18n/times';
import type { Offer } from '@/lib/offers/model';

/** Returns what is known about a callee, as one line: `New York · 10:24 there`. */
export function factsLine(offer: Offer): string {
  const { localMinutes } = offer;
  const time =
    localMinutes !== undefined && i18n.t('card.local_time', [calleeClockTime(localMinutes)]);
  return [locationText(offer), time].filter(Boolean).join(' · ');
}
