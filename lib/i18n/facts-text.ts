import { i18n } from '#i18n';
import { wordsLocale } from './locale';
import { calleeClockTime, clockTime, daysBetween, lastCalledText } from './times';

/** What is known of where a callee is. */
interface LocationFacts {
  region?: string;
  /** ISO 3166. */
  country?: string;
  unassigned?: true;
}

/** Where a callee is: the region that the number's prefix names, else the name of the country. */
export function locationText({ region, country, unassigned }: LocationFacts): string {
  if (unassigned) return i18n.t('card.unknown_area_code');
  if (region || !country) return region ?? '';
  return new Intl.DisplayNames([wordsLocale()], { type: 'region' }).of(country) ?? country;
}

/** What is known of a callee. */
interface CalleeFacts extends LocationFacts {
  /** Local time at the callee, in minutes since midnight. */
  localMinutes?: number;
  /** Epoch ms. */
  lastCalledAt?: number;
  /** Epoch ms. */
  colleagueCalledAt?: number;
}

/** `New York · 10:24 there · called yesterday, 16:02`: what is known of a callee. `now` is epoch ms. */
export function factsText(facts: CalleeFacts, now: number): string {
  const { localMinutes, lastCalledAt, colleagueCalledAt } = facts;
  const parts = [
    locationText(facts),
    localMinutes !== undefined && i18n.t('popup.local_time', [calleeClockTime(localMinutes)]),
    lastCalledAt && i18n.t('popup.last_called', [lastCalledText(lastCalledAt, now)]),
    colleagueCalledAt && colleagueText(colleagueCalledAt, now),
  ];
  return parts.filter(Boolean).join(' · ');
}

/** `called by a colleague at 10:12`, `… yesterday at 16:02`, `… on Monday, 17 November`. Times are epoch ms. */
export function colleagueText(at: number, now: number): string {
  const days = daysBetween(at, now);
  if (days === 0) return i18n.t('colleagues.today', [clockTime(at)]);
  if (days === 1) return i18n.t('colleagues.yesterday', [clockTime(at)]);
  return i18n.t('colleagues.earlier', [lastCalledText(at, now)]);
}
