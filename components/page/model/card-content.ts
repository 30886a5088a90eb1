import { i18n } from '#i18n';
import { problemOfCall } from '@/components/shared/models/call-problem';
import type { CountingCall, Problem } from '@/lib/calls/model';
import { problemText } from '@/lib/i18n/problem-text';
import type { Result } from '@/lib/messages/table';
import type { Offer, StartedCall } from '@/lib/offers/model';
import type { Anchor } from '@/lib/page/card/card-handle';
import { type CardStep, cardStep } from './card-step';

/** What the card shows. */
export type CardContent =
  /** The small button beside a number. */
  | { kind: 'button'; offer: Offer; anchor: Anchor }
  /**
   * The open card: callee, country, both legs. Without an anchor the number is in an embedded
   * frame.
   */
  | OpenCard
  /** A call's countdown and outcome. Without an anchor it began elsewhere. */
  | CallContent
  | SentenceContent;

/** A sentence of ours, what can be done about it, and the number that it is about. */
interface SentenceContent {
  kind: 'sentence';
  sentence: string;
  step?: CardStep;
  text?: string;
  anchor?: Anchor;
  /** What the step `call-again` offers. */
  offer?: Offer;
}

/** A call. `looked` is set once it is looked up again. */
export interface CallContent {
  kind: 'call';
  callId: string;
  text: string;
  anchor?: Anchor;
  /** What the number was offered with; absent for a call that began elsewhere. */
  offer?: Offer;
  looked?: LookUpState;
}

/** The open card. `choice` is `open` while the rep chooses a country, and `done` right after. */
export interface OpenCard {
  kind: 'card';
  offer: Offer;
  anchor?: Anchor;
  isRequesting?: boolean;
  problem?: Problem;
  choice?: 'open' | 'done';
}

/** State of looking up an unconfirmed call again. */
export type LookUpState = 'looking' | 'nothing' | Problem;

/** An offer on the open card. */
export function cardOf(offer: Offer, anchor: Anchor | undefined): OpenCard {
  return { kind: 'card', offer, ...(anchor && { anchor }) };
}

/**
 * Opens the card; with the choice of a country, which takes the focus, if the country is only
 * guessed.
 */
export function openedCard(card: OpenCard, beforeTyping: () => void): OpenCard {
  if (!card.offer.asksCountry) return card;
  beforeTyping();
  return { ...card, choice: 'open' };
}

/** Returns whether a country is being chosen and the rep can go back to the card. */
export function canGoBackToCard(shown: CardContent | undefined): shown is OpenCard {
  if (shown?.kind !== 'card' || shown.isRequesting) return false;
  return shown.choice === 'open' && !shown.offer.asksCountry;
}

/**
 * Returns what stays after an offer ended: a call, a call that is being requested, or a problem.
 */
export function withoutOffer(now: CardContent | undefined): CardContent | undefined {
  if (now?.kind !== 'button' && now?.kind !== 'card') return now;
  if (now.kind === 'card' && now.isRequesting) return now;
  const problem = now.kind === 'card' ? now.problem : undefined;
  return problem && sentenceOf(problem);
}

/** Returns whether the card shows a number that can be called now. */
export function isReady(shown: CardContent | undefined): shown is OpenCard {
  if (shown?.kind !== 'card' || shown.isRequesting || shown.choice === 'open') return false;
  return !shown.offer.blocked && !shown.offer.asksCountry;
}

/** The countdown at the number, or that the call waits to be confirmed outside the page. */
export function startedCall(started: StartedCall, { anchor, offer }: OpenCard): CardContent {
  if ('counting' in started) return { ...callOf(started.counting, anchor), offer };
  const sentence = i18n.t('card.confirm_outside');
  return { kind: 'sentence', sentence, text: offer.text, ...(anchor && { anchor }) };
}

/**
 * Shows the problem on the card. If the call may have started, only a sentence: no button to call
 * again.
 */
export function notCalled(card: OpenCard, answer: Result<StartedCall>): CardContent {
  if (answer.ok) return card;
  const problem = problemOfCall(answer.error);
  if (problem.code !== 'outcome-unknown') return { ...card, problem };
  return sentenceOf(problem, { text: card.offer.text, anchor: card.anchor });
}

/** A problem in words, with the next step that is possible without the card. */
export function sentenceOf(
  problem: Problem,
  about: { text?: string; anchor?: Anchor | undefined; offer?: Offer | undefined } = {},
): CardContent {
  const { anchor, offer, text = offer?.text } = about;
  const possible = { canOfferAgain: !!anchor?.offerAgain, country: false };
  const step = offer ? 'call-again' : cardStep(problem.code, possible);
  return {
    kind: 'sentence',
    sentence: problemText(problem),
    ...(step && { step }),
    ...(text && { text }),
    ...(anchor && { anchor }),
    ...(offer && { offer }),
  };
}

/** A call that began. */
export function callOf({ callId, text }: CountingCall, anchor?: Anchor): CallContent {
  return { kind: 'call', callId, text, ...(anchor && { anchor }) };
}
