/**
 * The call card on a foreign page: the button beside a number, the open card, the countdown and the
 * outcome. `entrypoints/card` starts it in a frame when the rep's pointer first rests where there are
 * numbers, or when a call begins there by right-click. It reads what `lib/page/point` says about the
 * page and what the background answers, and draws into one element of ours. It never places a call by
 * itself: it asks the background, and only after a press that `lib/page/trust` accepted. A page cannot
 * read what it shows or reach its buttons.
 */

import { effect } from '@preact/signals';
import { render } from 'preact';
import { i18n } from '#i18n';
import tokens from '@/assets/styles/tokens.css?raw';
import { createCountdownModel } from '@/components/countdown/countdown-model';
import { startCardDisplay } from '@/components/page/display/card-display';
import { watchUsableKeys } from '@/components/page/display/card-keys';
import { createCardHandle } from '@/components/page/display/handle';
import { createTrustedRefs } from '@/components/page/display/trusted-press';
import { type CardModel, createCardModel } from '@/components/page/model/card-model';
import { cardStyles, inlineVariables } from '@/components/page/styles/card-styles';
import { CallOverlay } from '@/components/page/views/CallOverlay';
import { errorSourceOf, reportErrors } from '@/components/shared/report-errors';
import { createLatestOnly } from '@/components/shared/turns';
import { wordsDirection } from '@/lib/i18n/locale';
import { type Ask, askUntilOrphaned } from '@/lib/messages/client';
import { answerBackground, type PageAnswers } from '@/lib/page/card/answer-background';
import type { CardHandle } from '@/lib/page/card/card-handle';
import { createCardHolder } from '@/lib/page/card/card-holder';
import { isFramedByOthers } from '@/lib/page/dom/frame-ancestors';
import { onAccessWithdrawn } from '@/lib/page/find/withdrawn-access';
import { listNumbers } from '@/lib/page/point/list-numbers';
import { createMenuSubject, describeMenuTarget } from '@/lib/page/point/menu/menu-target';
import { startSelecting } from '@/lib/page/point/menu/selecting';
import { createOfferAnchors, type OfferAnchors } from '@/lib/page/point/offer-anchors';
import { followPageSettings } from '@/lib/page/point/page-settings';
import { startPointing } from '@/lib/page/point/pointing';
import { isOrphaned, onOrphaned } from '@/lib/platform/page/messaging';
import { onEachTick } from '@/lib/platform/page/timers';

/**
 * Starts the call card of this frame, until the signal ends, or the extension is updated, switched off or
 * removed. Then it leaves nothing in the page. A newer version says what became of a call.
 */
export function startCard(documentSignal: AbortSignal): void {
  const running = new AbortController();
  const abortSignal = AbortSignal.any([running.signal, documentSignal]);
  const end = () => running.abort();
  const ask = askUntilOrphaned(end);
  reportErrors({ ask, target: window, sourceOf: errorSourceOf }, abortSignal);
  const { model, card } = showCard(ask, end, abortSignal);
  const offerAnchors = createOfferAnchors();
  listenToPage({ ask, card, offerAnchors, end, abortSignal });
  listenToBackground(model, offerAnchors, abortSignal);
  // A call that was made here stays, to be cancelled.
  onAccessWithdrawn(ask, () => leavePage(model), abortSignal);
}

/** Removes marks and offers from the page. The browser has withdrawn our access to it. */
function leavePage({ endOffer }: CardModel): void {
  globalThis.handsetFinder?.stop();
  endOffer();
}

/** Creates the card and draws what its model shows, until the signal ends. */
function showCard(
  ask: Ask,
  end: () => void,
  abortSignal: AbortSignal,
): { model: CardModel; card: CardHandle } {
  const holder = createCardHolder(document, inlineVariables(tokens + cardStyles));
  holder.layer.dir = wordsDirection();
  holder.layer.ariaLabel = i18n.t('card.name');
  // Otherwise a countdown whose host the newer version removed would put it back.
  const tick = (react: () => void, signal: AbortSignal) =>
    onEachTick(() => (isOrphaned() ? end() : react()), signal);
  const countdown = createCountdownModel({ ask, now: Date.now, tick }, abortSignal);
  const model = createCardModel({
    ask,
    startCountdown: countdown.start,
    update: countdown.update,
    beforeTyping: holder.rememberFocus,
    isFramedByOthers: () => isFramedByOthers(window),
  });
  endWhenOrphaned(model, end, abortSignal);
  const keys = watchUsableKeys(document, holder.host);
  const deps = { document, holder, model, countdown, keys };
  startCardDisplay(deps, abortSignal);
  const refs = createTrustedRefs(deps, abortSignal);
  render(<CallOverlay {...{ model, countdown, ...refs }} keys={keys.usable} />, holder.drawn);
  abortSignal.addEventListener('abort', () => render(null, holder.drawn));
  return { model, card: createCardHandle(deps) };
}

/** Ends the card while it shows something, once its extension is gone. Otherwise its next message does. */
function endWhenOrphaned({ shown }: CardModel, end: () => void, abortSignal: AbortSignal): void {
  const turns = createLatestOnly(abortSignal);
  const stop = effect(() => {
    const turn = turns.begin();
    if (shown.value) onOrphaned(end, turn);
  });
  abortSignal.addEventListener('abort', stop);
}

interface PageListenerDeps {
  ask: Ask;
  card: CardHandle;
  offerAnchors: OfferAnchors;
  end: () => void;
  abortSignal: AbortSignal;
}

/** Follows pointer, keyboard and selection in the page until the signal ends. */
function listenToPage(deps: PageListenerDeps): void {
  const { ask, card, offerAnchors, end, abortSignal } = deps;
  const menu = createMenuSubject(ask);
  const finder = () => {
    if (isOrphaned()) end();
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
    async 'list-numbers'() {
      const finder = globalThis.handsetFinder;
      // The answer tells the finder which parts of the page to leave out.
      await finder?.ask('page-settings', {});
      return finder?.frame ? listNumbers(finder.frame) : null;
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
    'show-problem'({ problem, anchorId, offer }) {
      model.showProblem(problem, offerAnchors.get(anchorId), offer);
      return null;
    },
  };
  answerBackground(answers, abortSignal);
}
