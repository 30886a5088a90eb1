import { i18n } from '#i18n';
import { clockThere, lastCalled } from '@/lib/i18n/times';
import { whereabouts } from '@/lib/i18n/whereabouts';
import type { Offer } from '@/lib/offers/model';

/** `New York · 10:24 there · not called yet`: what is known of a callee, in one line. */
export function factsLine(offer: Offer, now: number): string {
  const { localMinutes, lastCalledAt } = offer;
  const called = lastCalledAt
    ? i18n.t('card.last_called', [lastCalled(lastCalledAt, now)])
    : i18n.t('card.never_called');
  const time = localMinutes !== undefined && i18n.t('card.local_time', [clockThere(localMinutes)]);
  return [whereabouts(offer), time, called].filter(Boolean).join(' · ');
}
