import { i18n } from '#i18n';
import type { StoredOffer } from '@/lib/calls/database';
import { Failure, problemOf } from '@/lib/calls/failure';
import { type CallRequest, cancelCall } from '@/lib/calls/place/place-call';
import { problemText } from '@/lib/i18n/problem-text';
import { pointedOffer } from '@/lib/offers/offers';
import { readNumber } from '@/lib/offers/read-number';
import { type MenuClick, onMenuClick } from '@/lib/platform/menus';
import { onNotificationClick } from '@/lib/platform/notifications';
import { noticeOf, showCounting, showOutcome, showSentence } from '@/lib/sites/show-call';
import { type Background, type BackgroundDeps, countryOf } from './deps';
import { openOnTop } from './make-offer';
import { startCall } from './start-call';

/** `Call +1 212 555 0134`: the menu item on a marked number; one whose country is only guessed opens the question. */
export const markedTitle = ({ e164, text }: StoredOffer): string =>
  i18n.t(e164 === undefined ? 'menu.ask_country' : 'menu.call_number', [text]);

/** Connects the context menu, and the notification that stands in where a page can't show a card. */
export function connectRightClick(background: Background): void {
  onMenuClick((click) => void callFromMenu(background, click));
  onNotificationClick((id) => {
    if (id.startsWith(noticeOf(''))) void undoFromNotice(background, id.slice(noticeOf('').length));
  });
}

/** What became of the call is said by whoever started it; a call of an older log has no notice. */
async function undoFromNotice(background: Background, callId: string): Promise<void> {
  await cancelCall(background.place, callId).catch(() => undefined);
}

async function callFromMenu(background: Background, click: MenuClick): Promise<void> {
  try {
    const wish = await wishFrom(background, click);
    if (!wish) return;
    const counting = await startCall(background, wish);
    if ((await showCounting(click.tabId, counting)) === 'page') return;
    await showOutcome(await background.outcome(counting.callId), counting.text);
  } catch (error) {
    await showSentence(click.tabId, problemText(problemOf(error)));
  }
}

/** A menu click is a gesture of the browser's own, so each makes a gesture of its own. */
async function wishFrom(deps: BackgroundDeps, click: MenuClick): Promise<CallRequest | undefined> {
  if (click.id === 'call-marked') return markedRequest(deps, click);
  const text = click.id === 'call-link' ? click.link : click.selection;
  const country = countryOf(await deps.settings.read());
  return { callee: readNumber(text ?? '', country).e164, gesture: deps.place.uuid() };
}

/**
 * What the clicked item showed; fails where the page had another number pointed at since. Where the
 * country is only guessed nobody is called: the card asks for it.
 */
async function markedRequest(
  deps: BackgroundDeps,
  click: MenuClick,
): Promise<CallRequest | undefined> {
  const { tabId, frameId, offerId } = click;
  const offer = await pointedOffer(deps.calls, { tabId, frameId }, deps.place.now());
  if (!offer || offer.offerId !== offerId) throw new Failure('unknown-offer');
  const { e164: callee, calleeName } = offer;
  if (callee === undefined) {
    await openOnTop(deps, offerId, offer);
    return undefined;
  }
  return { callee, gesture: deps.place.uuid(), ...(calleeName && { calleeName }) };
}
