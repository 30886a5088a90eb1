import type { Settings } from '@/lib/settings/table';
import type { Offer } from './model';

/**
 * Marks an offer whose button may start the countdown without the card: the rep chose so, the site is
 * trusted, and nothing needs a decision first. Without a countdown the rep could not take it back, so
 * the card opens.
 */
export function withImmediateCountdown(
  offer: Offer,
  { countsDownAtOnce, countdownSeconds }: Pick<Settings, 'countsDownAtOnce' | 'countdownSeconds'>,
  isTrustedSite: boolean,
): Offer {
  if (!countsDownAtOnce || !isTrustedSite || countdownSeconds === 0) return offer;
  const needsCard = offer.blocked ?? offer.warning ?? offer.asksCountry ?? offer.doubtful;
  return needsCard ? offer : { ...offer, countsDownAtOnce: true };
}
