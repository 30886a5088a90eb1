import { i18n } from '#i18n';
import { Failure, problemOf } from '@/lib/calls/failure';
import { pointedOffer } from '@/lib/calls/offers';
import { type CallWish, undo } from '@/lib/calls/place';
import { readNumber } from '@/lib/calls/read-number';
import { type MenuClick, onMenuClick } from '@/lib/platform/menus';
import { onNotificationClick } from '@/lib/platform/notifications';
import { noticeOf, showCounting, showOutcome, showSentence } from '@/lib/sites/show';
import { problemText } from '@/lib/words/problem-text';
import { startCall } from './start-call';
import { type Background, countryOf, type World } from './world';

/** `Call +1 212 555 0134`: the menu item on a marked number. */
export const markedTitle = (text: string): string => i18n.t('menu.call_number', [text]);

/** Connects the context menu, and the notification that stands in where a page can't show a card. */
export function connectRightClick(background: Background): void {
  onMenuClick((click) => void callFromMenu(background, click));
  onNotificationClick((id) => {
    if (id.startsWith(noticeOf(''))) void undoFromNotice(background, id.slice(noticeOf('').length));
  });
}

/** What became of the call is said by whoever started it; a call of an older log has no notice. */
async function undoFromNotice(background: Background, callId: string): Promise<void> {
  await undo(background.place, callId).catch(() => undefined);
}

async function callFromMenu(background: Background, click: MenuClick): Promise<void> {
  try {
    const counting = await startCall(background, await wishFrom(background, click));
    if ((await showCounting(click.tabId, counting)) === 'page') return;
    await showOutcome(await background.outcome(counting.callId), counting.text);
  } catch (error) {
    await showSentence(click.tabId, problemText(problemOf(error)));
  }
}

/** A menu click is a gesture of the browser's own, so each makes a gesture of its own. */
async function wishFrom(world: World, click: MenuClick): Promise<CallWish> {
  if (click.id === 'call-marked') return markedWish(world, click);
  const text = click.id === 'call-link' ? click.link : click.selection;
  const country = countryOf(await world.settings.read());
  return { callee: readNumber(text ?? '', country).e164, gesture: world.place.uuid() };
}

/** What the clicked item showed, or nobody: the page may have had another number pointed at since. */
async function markedWish(world: World, click: MenuClick): Promise<CallWish> {
  const { tabId, frameId, offerId } = click;
  const offer = await pointedOffer(world.calls, { tabId, frameId }, world.place.now());
  if (!offer || offer.offerId !== offerId) throw new Failure('unknown-offer');
  const { e164: callee, calleeName } = offer;
  return { callee, gesture: world.place.uuid(), ...(calleeName && { calleeName }) };
}
