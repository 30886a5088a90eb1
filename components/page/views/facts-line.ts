import { i18n } from '#i18n';
import { placeText } from '@/lib/i18n/place-text';
import { calleeClockTime } from '@/lib/i18n/times';
import type { Offer } from '@/lib/offers/model';

/** Returns what is known about a callee, as one line: `New York · 10:24 there`. */
export function factsLine(offer: Offer): string {
  const { localMinutes } = offer;
  const time =
    localMinutes !== undefined && i18n.t('card.local_time', [calleeClockTime(localMinutes)]);
  return [placeText(offer), time].filter(Boolean).join(' · ');
}
