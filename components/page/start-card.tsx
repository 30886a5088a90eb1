/**
 * The call card on a foreign page: the button beside a number, the open card, the countdown and the
 * outcome. `entrypoints/card` starts it in a frame when the rep's pointer first rests where there are
 * numbers, or when a call begins there by right-click. It reads what `lib/page/point` says about the
 * page and what the background answers, and draws into one element of ours. It never places a call by
 * itself: it asks the background, and only after a press that `lib/page/trust` accepted. A page cannot
 * read what it shows or reach its buttons.
 */

import { render } from 'preact';
import { i18n } from '#i18n';
import tokens from '@/assets/styles/tokens.css?raw';
import { createCountdownModel } from '@/components/countdown/countdown-model';
import { startCardDisplay } from '@/components/page/display/card-display';
import { watchUsableKeys } from '@/components/page/display/card-keys';
import { createCardHandle } from '@/components/page/display/handle';
import { createTrustedRef } from '@/components/page/display/trusted-press';
import { type CardModel, createCardModel } from '@/components/page/model/card-model';
import { cardStyles, inlineVariables } from '@/components/page/styles/card-styles';
import { CallOverlay } from '@/components/page/views/CallOverlay';
import { errorSourceOf, reportErrors } from '@/components/shared/report-errors';
import { wordsDirection } from '@/lib/i18n/locale';
import { type Ask, askUntilOrphaned } from '@/lib/messages/client';
import { answerBackground, type PageAnswers } from '@/lib/page/card/answer-background';
import type { CardHandle } from '@/lib/page/card/card-handle';
import { createCardHolder } from '@/lib/page/card/card-holder';
import { isFramedByOthers } from '@/lib/page/dom/frame-ancestors';
import { listNumbers } from '@/lib/page/point/list-numbers';
import { createMenuSubject, describeMenuTarget } from '@/lib/page/point/menu/menu-target';
import { startSelecting } from '@/lib/page/point/menu/selecting';
import { createOfferAnchors, type OfferAnchors } from '@/lib/page/point/offer-anchors';
import { followPageSettings } from '@/lib/page/point/page-settings';
import { startPointing } from '@/lib/page/point/pointing';
import { isOrphaned } from '@/lib/platform/page/messaging';
import { onEachTick } from '@/lib/platform/page/timers';

/**
 * Starts the call card of this frame. It ends when the extension is updated or removed: the card
 * stops listening to page and background, and what it shows stays until the rep closes it.
 */
export function startCard(): void {
  const listening = new AbortController();
  const showing = new AbortController();
  const stopListening = () => listening.abort();
  const ask = askUntilOrphaned(stopListening);
  reportErrors({ ask, target: window, sourceOf: errorSourceOf }, showing.signal);
  const { model, card } = showCard(ask, showing.signal);
  const offerAnchors = createOfferAnchors();
  listenToPage({ ask, card, offerAnchors, stopListening, abortSignal: listening.signal });
  listenToBackground(model, offerAnchors, listening.signal);
  listening.signal.addEventListener('abort', () => {
    card.withdraw();
    model.shown.subscribe((shown) => shown || showing.abort());
  });
}

/** Creates the card and draws what its model shows, until the signal ends. */
function showCard(ask: Ask, abortSignal: AbortSignal): { model: CardModel; card: CardHandle } {
  const holder = createCardHolder(document, inlineVariables(tokens + cardStyles));
  holder.layer.dir = wordsDirection();
  holder.layer.ariaLabel = i18n.t('card.name');
  const countdown = createCountdownModel({ ask, now: Date.now, tick: onEachTick }, abortSignal);
  const model = createCardModel({
    ask,
    startCountdown: countdown.start,
    update: countdown.update,
    beforeTyping: holder.rememberFocus,
    isFramedByOthers: () => isFramedByOthers(window),
  });
  const keys = watchUsableKeys(document, holder.host);
  const deps = { document, holder, model, countdown, keys };
  startCardDisplay(deps, abortSignal);
  const trustedRef = createTrustedRef(deps, abortSignal);
  render(<CallOverlay {...{ model, countdown, trustedRef }} keys={keys.usable} />, holder.drawn);
  abortSignal.addEventListener('abort', () => render(null, holder.drawn));
  return { model, card: createCardHandle(deps) };
}

interface PageListenerDeps {
  ask: Ask;
  card: CardHandle;
  offerAnchors: OfferAnchors;
  stopListening: () => void;
  abortSignal: AbortSignal;
}

/** Follows pointer, keyboard and selection in the page until the signal ends. */
function listenToPage(deps: PageListenerDeps): void {
  const { ask, card, offerAnchors, stopListening, abortSignal } = deps;
  const menu = createMenuSubject(ask);
  const finder = () => {
    if (isOrphaned()) stopListening();
    return globalThis.handsetFinder;
  };
  const settings = followPageSettings(ask, abortSignal);
  const shared = { ask, offerAnchors, abortSignal };
  startSelecting({ ...shared, menu, finder });
  const currentFrame = () => finder()?.frame;
  startPointing({ ...shared, card, onPoint: menu.point, currentFrame, settings });
}

/** Answers the background's requests to this frame until the signal ends. */
function listenToBackground(
  model: CardModel,
  offerAnchors: OfferAnchors,
  abortSignal: AbortSignal,
): void {
  const answers: PageAnswers = {
    'list-numbers'() {
      const frame = globalThis.handsetFinder?.frame;
      return frame ? listNumbers(frame) : null;
    },
    'menu-target': (target) =>
      describeMenuTarget(target, offerAnchors, globalThis.handsetFinder?.frame),
    'show-call'({ call, anchorId }) {
      model.showCall(call, offerAnchors.get(anchorId));
      return null;
    },
    'open-card'({ offer, anchorId }) {
      model.openFor(offer, offerAnchors.get(anchorId));
      return null;
    },
    'show-problem'({ problem, anchorId }) {
      model.showProblem(problem, offerAnchors.get(anchorId));
      return null;
    },
  };
  answerBackground(answers, abortSignal);
}
