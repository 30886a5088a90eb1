import { render } from 'preact';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { i18n } from '#i18n';
import tokens from '@/assets/styles/tokens.css?raw';
import { CallOverlay } from '@/components/page/CallOverlay';
import css from '@/components/page/card.css?raw';
import { startCardDisplay } from '@/components/page/display/card-display';
import { createKeyReach } from '@/components/page/keys/key-reach';
import { createCardModel } from '@/components/page/model/card-model';
import { wordsDirection } from '@/lib/i18n/locale';
import { ask } from '@/lib/messages/client';
import { answerBackground } from '@/lib/page/card/answer-background';
import { createCardHolder } from '@/lib/page/card/card-holder';
import { inlineVariables } from '@/lib/page/card/inline-variables';
import { listNumbers } from '@/lib/page/point/list-numbers';
import { createMenuSubject } from '@/lib/page/point/menu-subject';
import { followPageSettings } from '@/lib/page/point/page-settings';
import { startPointing } from '@/lib/page/point/pointing';
import { startSelecting } from '@/lib/page/point/selecting';
import { createCountdownModel } from '@/lib/state/calls/countdown-model';
import { placeInPage, reportErrors } from '@/lib/state/report-errors';

/**
 * The call card: put into a frame by the background when the rep's pointer first rests where there
 * are numbers, or when a call begins there by right-click. A second time is harmless.
 */
export default defineUnlistedScript(() => {
  if (globalThis.handsetCard) return;
  globalThis.handsetCard = true;
  const holder = createCardHolder(document, inlineVariables(tokens + css));
  holder.layer.dir = wordsDirection();
  holder.layer.ariaLabel = i18n.t('card.name');
  const ended = new AbortController().signal;
  reportErrors({ ask, target: window, placeOf: placeInPage }, ended);
  const countdown = createCountdownModel({ ask, now: Date.now, tick }, ended);
  const model = createCardModel({
    ask,
    count: countdown.start,
    update: countdown.update,
    beforeTyping: holder.rememberFocus,
  });
  const keys = createKeyReach(document, holder.host);
  const { handle, guard } = startCardDisplay({ document, holder, model, countdown, keys });
  render(
    <CallOverlay {...{ model, countdown, guard }} keys={keys.reach} now={Date.now} />,
    holder.drawn,
  );
  const menu = createMenuSubject(ask);
  startSelecting({ ask, menu, finder: () => globalThis.handsetFinder });
  startPointing({
    card: handle,
    ask,
    menu,
    finding: () => globalThis.handsetFinder?.finding,
    settings: followPageSettings(ask),
  });
  answerBackground({
    'list-numbers'() {
      const finder = globalThis.handsetFinder;
      return finder ? listNumbers(finder.start()) : null;
    },
    'show-call'(counting) {
      model.showCall(counting);
      return null;
    },
    'open-card'(offer) {
      model.openFor(offer);
      return null;
    },
    'show-problem'({ sentence }) {
      model.showSentence(sentence);
      return null;
    },
  });
});

/** The ring moves often enough to look smooth, and costs nothing between calls. */
function tick(react: () => void, ended: AbortSignal): void {
  const timer = setInterval(react, 100);
  ended.addEventListener('abort', () => clearInterval(timer));
}
