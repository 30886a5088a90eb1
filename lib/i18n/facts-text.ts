import { i18n } from '#i18n';
import { locationText } from './location-text';
import { calleeClockTime, lastCalledText } from './times';

type Facts = Parameters<typeof locationText>[0] & {
  /** Local time at the callee, in minutes since midnight. */
  localMinutes?: number;
  /** Epoch ms. */
  lastCalledAt?: number;
};

/** `New York · 10:24 there · called yesterday, 16:02`: what is known of a callee. `now` is epoch ms. */
export function factsText(facts: Facts, now: number): string {
  const { localMinutes, lastCalledAt } = facts;
  const parts = [
    locationText(facts),
    localMinutes !== undefined && i18n.t('popup.local_time', [calleeClockTime(localMinutes)]),
    lastCalledAt && i18n.t('popup.last_called', [lastCalledText(lastCalledAt, now)]),
  ];
  return parts.filter(Boolean).join(' · ');
}
