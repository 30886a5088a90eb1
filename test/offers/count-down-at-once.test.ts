import { expect, it } from 'vitest';
import { withImmediateCountdown } from '@/lib/offers/count-down-at-once';
import type { Offer } from '@/lib/offers/model';

const offer: Offer = { offerId: 'offer-1', e164: '+12125550134', text: '+1 212 555 0134' };
const chosen = { countsDownAtOnce: true, countdownSeconds: 3 };
const isAtOnce = (given: Offer, settings = chosen, isTrustedSite = true) =>
  withImmediateCountdown(given, settings, isTrustedSite).countsDownAtOnce === true;

it('skips the card on a trusted site if the rep chose so', () => {
  expect(isAtOnce(offer)).toBe(true);
  expect(isAtOnce(offer, { ...chosen, countsDownAtOnce: false })).toBe(false);
  expect(isAtOnce(offer, chosen, false)).toBe(false);
});

it('opens the card where no countdown would run', () => {
  expect(isAtOnce(offer, { ...chosen, countdownSeconds: 0 })).toBe(false);
});

it.each<[string, Partial<Offer>]>([
  ['the country is only guessed', { asksCountry: true }],
  ['the number is doubtful', { doubtful: true }],
  ['the call is blocked', { blocked: { code: 'own-number' } }],
  ['a rule speaks against the call', { warning: { because: [] } }],
])('opens the card if %s', (_, more) => {
  expect(isAtOnce({ ...offer, ...more })).toBe(false);
});
