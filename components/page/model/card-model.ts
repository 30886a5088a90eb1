import { type ReadonlySignal, signal } from '@preact/signals';
import { i18n } from '#i18n';
import type { CountingCall, Problem, PublicCall } from '@/lib/calls/model';
import { problemText } from '@/lib/i18n/problem-text';
import type { ask } from '@/lib/messages/client';
import type { Result } from '@/lib/messages/result';
import type { Offer, StartedCall } from '@/lib/offers/model';
import type { Anchor } from '@/lib/page/card/card-handle';
import type { Distrust } from '@/lib/page/trust/trust';
import { problemOfCall } from '@/lib/state/calls/dial/call-problem';
import type { CallContent, CardContent, OpenCard } from './card-content';
import { type CardStep, cardStep } from './card-step';
import { takeStep } from './take-step';

/** What `createCardModel` needs. */
export interface CardModelDeps {
  ask: typeof ask;
  /** Starts to show a countdown. */
  count: (counting: CountingCall) => void;
  /** Shows a call as it is after it was looked up again. */
  update: (call: PublicCall) => void;
  /** Called before the card takes the focus from the page. */
  beforeTyping: () => void;
}

/** What the card shows, and what the rep can do with it. */
export interface CardModel {
  shown: ReadonlySignal<CardContent | undefined>;
  /** Why the last press was rejected; cleared when something else is shown. */
  distrust: ReadonlySignal<Distrust | undefined>;
  offer(offer: Offer, anchor: Anchor): void;
  /** Opens the card from the button. */
  open(): void;
  /** Opens the card in the tab's top frame instead. */
  openOnTop(): Promise<void>;
  /** Opens the card for an offer from an embedded frame or from the context menu. */
  openFor(offer: Offer, anchor?: Anchor): void;
  /** Ends the offer because the text of its number changed. A call stays. */
  endOffer(): void;
  /** Calls the offered number. Only after a press that `lib/page/trust` accepted. */
  call(): Promise<void>;
  doubt(why: Distrust | undefined): void;
  /** Opens the choice of a country, for a number without a country code. */
  choose(): void;
  /** Asks for the number as it reads in this country, ISO 3166, and shows it. */
  readAs(country: string): Promise<void>;
  /** Goes back from the choice to the card, or closes the card. */
  back(): void;
  /** Shows a call that began elsewhere, beside its number if that is in this frame. */
  showCall(counting: CountingCall, anchor?: Anchor): void;
  /** Says why there is no call, with the next step, beside the number if that is in this frame. */
  showProblem(problem: Problem, anchor?: Anchor): void;
  /** Does the next step that the rep chose. */
  take(step: CardStep): Promise<void>;
  close(): void;
}

/** Creates the model of a frame's call card. */
export function createCardModel({ ask, count, update, beforeTyping }: CardModelDeps): CardModel {
  const shown = signal<CardContent>();
  const distrust = signal<Distrust>();
  const show = (next: CardContent | undefined) => {
    distrust.value = undefined;
    shown.value = next;
  };

  const choose = () => {
    const now = shown.value;
    if (now?.kind !== 'card' || now.isRequesting || !now.offer.readAs) return;
    beforeTyping();
    const { problem: _, ...card } = now;
    show({ ...card, choice: 'open' });
  };

  return {
    shown,
    distrust,
    offer: (offer, anchor) => show({ kind: 'button', offer, anchor }),
    open() {
      const now = shown.value;
      if (now?.kind === 'button') show(opened({ ...now, kind: 'card' }, beforeTyping));
    },
    async openOnTop() {
      const now = shown.value;
      if (now?.kind !== 'button') return;
      show(undefined);
      const answer = await ask('open-on-top', { offerId: now.offer.offerId });
      if (!answer.ok) show(sentenceOf(answer.error));
    },
    openFor: (offer, anchor) => show(opened(cardOf(offer, anchor), beforeTyping)),
    endOffer: () => show(withoutOffer(shown.value)),
    async call() {
      const now = shown.value;
      if (!isReady(now)) return;
      const requesting = { ...now, isRequesting: true };
      show(requesting);
      const answer = await ask('call', { offerId: now.offer.offerId });
      const started = answer.ok ? answer.value : undefined;
      if (started && 'counting' in started) count(started.counting);
      if (shown.value === requesting)
        show(started ? startedCall(started, now) : notCalled(now, answer));
    },
    doubt(why) {
      distrust.value = why;
    },
    choose,
    async readAs(country) {
      const now = shown.value;
      if (now?.kind !== 'card' || now.isRequesting || now.choice !== 'open') return;
      const requesting = { ...now, isRequesting: true };
      show(requesting);
      const answer = await ask('change-country', { offerId: now.offer.offerId, country });
      if (shown.value !== requesting) return;
      const choice = now.offer.asksCountry ? 'open' : 'over';
      if (!answer.ok) return show({ ...now, choice, problem: answer.error });
      const { problem: _, ...card } = now;
      show({ ...card, choice: 'over', offer: answer.value });
      void ask('point', { offerId: answer.value.offerId });
    },
    back() {
      const now = shown.value;
      show(isOverCard(now) ? { ...now, choice: 'over' } : undefined);
    },
    showCall(counting, anchor) {
      count(counting);
      show(callOf(counting, anchor));
    },
    showProblem: (problem, anchor) => show(sentenceOf(problem, { anchor })),
    take: (step) => takeStep({ ask, shown, show, choose, update }, step),
    close: () => show(undefined),
  };
}

function cardOf(offer: Offer, anchor: Anchor | undefined): OpenCard {
  return { kind: 'card', offer, ...(anchor && { anchor }) };
}

/** Returns whether more than the button is shown: an open card, a call or a sentence. */
export function isOpen({ shown }: Pick<CardModel, 'shown'>): boolean {
  const now = shown.peek();
  return now !== undefined && now.kind !== 'button';
}

/**
 * Opens the card; with the choice of a country, which takes the focus, if the country is only
 * guessed.
 */
function opened(card: OpenCard, beforeTyping: () => void): OpenCard {
  if (!card.offer.asksCountry) return card;
  beforeTyping();
  return { ...card, choice: 'open' };
}

/** Returns whether a country is being chosen and the rep can go back to the card. */
function isOverCard(shown: CardContent | undefined): shown is OpenCard {
  if (shown?.kind !== 'card' || shown.isRequesting) return false;
  return shown.choice === 'open' && !shown.offer.asksCountry;
}

/**
 * Returns what stays after an offer ended: a call, a call that is being requested, or a problem.
 */
function withoutOffer(now: CardContent | undefined): CardContent | undefined {
  if (now?.kind !== 'button' && now?.kind !== 'card') return now;
  if (now.kind === 'card' && now.isRequesting) return now;
  const problem = now.kind === 'card' ? now.problem : undefined;
  return problem && sentenceOf(problem);
}

/** Returns whether the card shows a number that can be called now. */
function isReady(shown: CardContent | undefined): shown is OpenCard {
  if (shown?.kind !== 'card' || shown.isRequesting || shown.choice === 'open') return false;
  return !shown.offer.blocked && !shown.offer.asksCountry;
}

/** The countdown at the number, or that the call waits to be confirmed outside the page. */
function startedCall(started: StartedCall, { anchor, offer }: OpenCard): CardContent {
  if ('counting' in started) return { ...callOf(started.counting, anchor), offer };
  const sentence = i18n.t('card.confirm_outside');
  return { kind: 'sentence', sentence, text: offer.text, ...(anchor && { anchor }) };
}

/**
 * Shows the problem on the card. If the call may have started, only a sentence: no button to call
 * again.
 */
function notCalled(card: OpenCard, answer: Result<StartedCall>): CardContent {
  if (answer.ok) return card;
  const problem = problemOfCall(answer.error);
  if (problem.code !== 'outcome-unknown') return { ...card, problem };
  return sentenceOf(problem, { text: card.offer.text, anchor: card.anchor });
}

/** A problem in words, with the next step that is possible without the card. */
function sentenceOf(
  problem: Problem,
  about: { text?: string; anchor?: Anchor | undefined } = {},
): CardContent {
  const { text, anchor } = about;
  const step = cardStep(problem.code, { again: !!anchor?.again, country: false });
  return {
    kind: 'sentence',
    sentence: problemText(problem),
    ...(step && { step }),
    ...(text && { text }),
    ...(anchor && { anchor }),
  };
}

function callOf({ callId, text }: CountingCall, anchor?: Anchor): CallContent {
  return { kind: 'call', callId, text, ...(anchor && { anchor }) };
}
