import { type ReadonlySignal, signal } from '@preact/signals';
import type { CountingCall, Problem, PublicCall } from '@/lib/calls/model';
import type { Ask } from '@/lib/messages/client';
import type { Requests } from '@/lib/messages/table';
import type { Offer } from '@/lib/offers/model';
import type { Anchor } from '@/lib/page/card/card-handle';
import type { Distrust } from '@/lib/page/trust/trust';
import {
  type CardContent,
  callOf,
  canGoBackToCard,
  cardOf,
  isReady,
  notCalled,
  openedCard,
  sentenceOf,
  startedCall,
  withoutOffer,
} from './card-content';
import type { CardStep } from './card-step';
import { sayDecision } from './say-decision';
import { takeStep } from './take-step';

/** What `createCardModel` needs. */
export interface CardModelDeps {
  ask: Ask;
  /** Starts to show a countdown. */
  startCountdown: (counting: CountingCall) => void;
  /** Shows a call as it is after it was looked up again. */
  update: (call: PublicCall) => void;
  /** Called before the card takes the focus from the page. */
  beforeTyping: () => void;
  /** Returns whether a page of another site is between this frame and the tab's page. */
  isFramedByOthers: () => boolean;
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
  openInTopFrame(): Promise<void>;
  /** Opens the card for an offer from an embedded frame or from the context menu. */
  openFor(offer: Offer, anchor?: Anchor): void;
  /** Ends the offer because the text of its number changed. A call stays. */
  endOffer(): void;
  /** Calls the offered number. Only after a press that `lib/page/trust` accepted. */
  call(): Promise<void>;
  /**
   * Says that the text of the offer is no number on this site, or always one if it is doubtful. Only after a press
   * that `lib/page/trust` accepted.
   */
  decide(): Promise<void>;
  /** Shows why a press was rejected. */
  showDistrust(why: Distrust | undefined): void;
  /** Opens the choice of a country, for a number without a country code. */
  chooseCountry(): void;
  /** Asks for the number as it reads in this country, ISO 3166, and shows it. */
  readAs(country: string): Promise<void>;
  /** Goes back from the choice to the card, or closes the card. */
  back(): void;
  /** Shows a call that began elsewhere, beside its number if that is in this frame. */
  showCall(counting: CountingCall, anchor?: Anchor): void;
  /**
   * Says why there is no call, with the next step, beside the number if that is in this frame. An offer can be
   * called again.
   */
  showProblem(problem: Problem, anchor?: Anchor, offer?: Offer): void;
  /** Does the next step that the rep chose. */
  takeStep(step: CardStep): Promise<void>;
  close(): void;
}

/** Creates the model of a frame's call card. */
export function createCardModel(cardDeps: CardModelDeps): CardModel {
  const { ask, update, beforeTyping } = cardDeps;
  const shown = signal<CardContent>();
  const distrust = signal<Distrust>();
  const show = (next: CardContent | undefined) => {
    distrust.value = undefined;
    shown.value = next;
  };
  const deps = { ...cardDeps, shown, show };

  const openFor = (offer: Offer, anchor?: Anchor) =>
    show(openedCard(cardOf(offer, anchor), beforeTyping));
  const chooseCountry = () => {
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
      if (now?.kind === 'button') show(openedCard({ ...now, kind: 'card' }, beforeTyping));
    },
    openInTopFrame: () => openInTopFrame(deps),
    openFor,
    endOffer: () => show(withoutOffer(shown.value)),
    call: () => callOffered(deps),
    decide: () => sayDecision(deps),
    showDistrust(why) {
      distrust.value = why;
    },
    chooseCountry,
    readAs: (country) => readInCountry(deps, country),
    back() {
      const now = shown.value;
      show(canGoBackToCard(now) ? { ...now, choice: 'done' } : undefined);
    },
    showCall(counting, anchor) {
      cardDeps.startCountdown(counting);
      show(callOf(counting, anchor));
    },
    showProblem: (problem, anchor, offer) => show(sentenceOf(problem, { anchor, offer })),
    takeStep: (step) => takeStep({ ask, shown, show, chooseCountry, update, openFor }, step),
    close: () => show(undefined),
  };
}

/** The background, and what is on screen. */
interface ShownCardDeps extends Pick<CardModelDeps, 'ask' | 'startCountdown' | 'isFramedByOthers'> {
  shown: ReadonlySignal<CardContent | undefined>;
  show: (next: CardContent | undefined) => void;
}

/** Removes the button and opens its card in the tab's top frame. */
async function openInTopFrame({ ask, shown, show }: ShownCardDeps): Promise<void> {
  const now = shown.value;
  if (now?.kind !== 'button') return;
  show(undefined);
  const answer = await ask('open-in-top-frame', { offerId: now.offer.offerId });
  if (!answer.ok) show(sentenceOf(answer.error));
}

/** Calls the number of the open card, and shows the countdown or why there is none. */
async function callOffered(deps: ShownCardDeps): Promise<void> {
  const { ask, startCountdown, shown, show, isFramedByOthers } = deps;
  const now = shown.value;
  if (!isReady(now)) return;
  const requesting = { ...now, isRequesting: true };
  show(requesting);
  const answer = await ask('call', requestFor(now.offer, isFramedByOthers()));
  const started = answer.ok ? answer.value : undefined;
  if (started && 'counting' in started) startCountdown(started.counting);
  if (shown.value === requesting)
    show(started ? startedCall(started, now) : notCalled(now, answer));
}

function requestFor({ offerId }: Offer, framedByOthers: boolean): Requests['call'] {
  return framedByOthers ? { offerId, framedByOthers } : { offerId };
}

/** Asks for the number as it reads in the chosen country, and shows it. */
async function readInCountry({ ask, shown, show }: ShownCardDeps, country: string): Promise<void> {
  const now = shown.value;
  if (now?.kind !== 'card' || now.isRequesting || now.choice !== 'open') return;
  const requesting = { ...now, isRequesting: true };
  show(requesting);
  const answer = await ask('change-country', { offerId: now.offer.offerId, country });
  if (shown.value !== requesting) return;
  const choice = now.offer.asksCountry ? 'open' : 'done';
  if (!answer.ok) return show({ ...now, choice, problem: answer.error });
  const { problem: _, ...card } = now;
  show({ ...card, choice: 'done', offer: answer.value });
  void ask('point', { offerId: answer.value.offerId });
}

/** Returns whether more than the button is shown: an open card, a call or a sentence. */
export function isOpen({ shown }: Pick<CardModel, 'shown'>): boolean {
  const now = shown.peek();
  return now !== undefined && now.kind !== 'button';
}
