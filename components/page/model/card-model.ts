import { type ReadonlySignal, signal } from '@preact/signals';
import { i18n } from '#i18n';
import type { Call, CountingCall } from '@/lib/calls/model';
import { problemText } from '@/lib/i18n/problem-text';
import type { ask } from '@/lib/messages/client';
import type { Result } from '@/lib/messages/result';
import type { Offer, StartedCall } from '@/lib/offers/model';
import type { Anchor } from '@/lib/page/card/card-handle';
import type { Distrust } from '@/lib/page/trust/trust';
import { problemOfCall } from '@/lib/state/calls/call-problem';
import type { NextStep } from './next-step';
import type { OpenCard, Shown, ShownCall } from './shown';
import { takeStep } from './take-step';

/** What the card's model needs. */
export interface CardModelDeps {
  ask: typeof ask;
  /** Begins to show a countdown (the countdown's own model). */
  count: (counting: CountingCall) => void;
  /** A call was looked for again, and this is how it stands. */
  update: (call: Call) => void;
  /** The keyboard is about to be taken from the page. */
  beforeTyping: () => void;
}

/** What is shown on the page, and what the rep can do with it. */
export interface CardModel {
  shown: ReadonlySignal<Shown | undefined>;
  /** Why the last click was not taken; gone with the next. */
  distrust: ReadonlySignal<Distrust | undefined>;
  offer(offer: Offer, anchor: Anchor): void;
  /** Opens the card from the button. */
  open(): void;
  /** Opens it in the tab's top frame instead. */
  openOnTop(): Promise<void>;
  /** Opens it for an offer of the background's: of a frame within, or of the context menu. */
  openFor(offer: Offer, anchor?: Anchor): void;
  /** The text of the number changed: what was offered of it ends. A call stays. */
  endOffer(): void;
  /** The rep's decision. Only after a gesture that `trust.ts` believed. */
  call(): Promise<void>;
  doubt(why: Distrust | undefined): void;
  /** Opens the choice of a country, for a number that does not name its own. */
  choose(): void;
  /** The rep's choice: has the number read in this country, ISO 3166, and shows what it is then. */
  readAs(country: string): Promise<void>;
  /** From the choice back to the card; else closes. */
  back(): void;
  /** Shows a call that did not begin on the card: at its number, if that is in this frame. */
  showCall(counting: CountingCall, anchor?: Anchor): void;
  showSentence(sentence: string, step?: NextStep): void;
  /** The rep takes the next step that is shown. */
  take(step: NextStep): Promise<void>;
  close(): void;
}

/** Makes the model of a frame's call card. */
export function createCardModel({ ask, count, update, beforeTyping }: CardModelDeps): CardModel {
  const shown = signal<Shown>();
  const distrust = signal<Distrust>();
  const show = (next: Shown | undefined) => {
    distrust.value = undefined;
    shown.value = next;
  };

  const choose = () => {
    const now = shown.value;
    if (now?.kind !== 'card' || now.asking || !now.offer.readAs) return;
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
      if (!answer.ok) show({ kind: 'sentence', sentence: problemText(answer.error) });
    },
    openFor: (offer, anchor) => show(opened(cardOf(offer, anchor), beforeTyping)),
    endOffer: () => show(withoutOffer(shown.value)),
    async call() {
      const now = shown.value;
      if (!isReady(now)) return;
      const asking = { ...now, asking: true };
      show(asking);
      const answer = await ask('call', { offerId: now.offer.offerId });
      const started = answer.ok ? answer.value : undefined;
      if (started && 'counting' in started) count(started.counting);
      if (shown.value === asking)
        show(started ? startedCall(started, now) : notCalled(now, answer));
    },
    doubt(why) {
      distrust.value = why;
    },
    choose,
    async readAs(country) {
      const now = shown.value;
      if (now?.kind !== 'card' || now.asking || now.choice !== 'open') return;
      const asking = { ...now, asking: true };
      show(asking);
      const answer = await ask('change-country', { offerId: now.offer.offerId, country });
      if (shown.value !== asking) return;
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
    showSentence: (sentence, step) => show({ kind: 'sentence', sentence, ...(step && { step }) }),
    take: (step) => takeStep({ ask, shown, show, choose, update }, step),
    close: () => show(undefined),
  };
}

function cardOf(offer: Offer, anchor: Anchor | undefined): OpenCard {
  return { kind: 'card', offer, ...(anchor && { anchor }) };
}

/** Whether more than a button is shown: the rep is acting on a card or a call. */
export function isOpen({ shown }: Pick<CardModel, 'shown'>): boolean {
  const now = shown.peek();
  return now !== undefined && now.kind !== 'button';
}

/** Where the country is only guessed, the card opens with the question, which takes the keyboard. */
function opened(card: OpenCard, beforeTyping: () => void): OpenCard {
  if (!card.offer.asksCountry) return card;
  beforeTyping();
  return { ...card, choice: 'open' };
}

/** Whether the rep chooses a country for a card that can be gone back to. */
function isOverCard(shown: Shown | undefined): shown is OpenCard {
  if (shown?.kind !== 'card' || shown.asking) return false;
  return shown.choice === 'open' && !shown.offer.asksCountry;
}

/** What stays once an offer ended: a call, one that is asked for, and what went wrong. */
function withoutOffer(now: Shown | undefined): Shown | undefined {
  if (now?.kind !== 'button' && now?.kind !== 'card') return now;
  if (now.kind === 'card' && now.asking) return now;
  const problem = now.kind === 'card' ? now.problem : undefined;
  return problem && { kind: 'sentence', sentence: problemText(problem) };
}

/** Whether the card shows a number that can be called now. */
function isReady(shown: Shown | undefined): shown is OpenCard {
  if (shown?.kind !== 'card' || shown.asking || shown.choice === 'open') return false;
  return !shown.offer.blocked && !shown.offer.asksCountry;
}

/** The countdown at the number, or that the call waits to be confirmed outside the page. */
function startedCall(started: StartedCall, { anchor, offer }: OpenCard): Shown {
  if ('counting' in started) return callOf(started.counting, anchor);
  return { kind: 'sentence', sentence: i18n.t('card.confirm_outside'), text: offer.text };
}

/** The card with its problem; of a call that may have been started only a sentence, and no button. */
function notCalled(card: OpenCard, answer: Result<StartedCall>): Shown {
  if (answer.ok) return card;
  const problem = problemOfCall(answer.error);
  if (problem.code !== 'outcome-unknown') return { ...card, problem };
  return { kind: 'sentence', sentence: problemText(problem), text: card.offer.text };
}

function callOf({ callId, text }: CountingCall, anchor?: Anchor): ShownCall {
  return { kind: 'call', callId, text, ...(anchor && { anchor }) };
}
