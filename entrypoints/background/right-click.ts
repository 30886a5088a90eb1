import { i18n } from '#i18n';
import { countingCall } from '@/lib/calls/counting-call';
import type { StoredOffer } from '@/lib/calls/database';
import { problemOf } from '@/lib/calls/failure';
import { problemText } from '@/lib/i18n/problem-text';
import { askCard } from '@/lib/messages/card-client';
import { requestFromMenu } from '@/lib/offers/menu/menu-request';
import { type MenuClick, onMenuClick } from '@/lib/platform/ui/menus';
import { onNotificationClick } from '@/lib/platform/ui/notifications';
import {
  noticeIdOf,
  type ShowInCard,
  showCounting,
  showOutcome,
  showSentence,
} from '@/lib/sites/show-call';
import type { Background } from './deps';

/** `Call +1 212 555 0134`: the menu item on a mark. If the country is only guessed, it opens the card. */
export const markedTitle = ({ e164, text }: StoredOffer): string =>
  i18n.t(e164 === undefined ? 'menu.ask_country' : 'menu.call_number', [text]);

const inCard: ShowInCard = {
  call: async (tabId, call, anchorId) =>
    (await askCard({ tabId, frameId: 0 }, 'show-call', { call, anchorId })) !== undefined,
  problem: async (tabId, sentence) =>
    (await askCard({ tabId, frameId: 0 }, 'show-problem', { sentence })) !== undefined,
};

/** Connects the context menu, and the notification that replaces a card where none can be shown. */
export function connectRightClick(background: Background): void {
  onMenuClick((click) => void callFromMenu(background, click));
  onNotificationClick((id) => {
    if (id.startsWith(noticeIdOf('')))
      void cancelFromNotice(background, id.slice(noticeIdOf('').length));
  });
}

/** `callFromMenu` shows the outcome. A call of an earlier background has no notification any more. */
async function cancelFromNotice({ placer }: Background, callId: string): Promise<void> {
  await placer.cancelCall(callId).catch(() => undefined);
}

async function callFromMenu(background: Background, click: MenuClick): Promise<void> {
  const { placer } = background;
  try {
    const request = await requestFromMenu(background.offers, click);
    if (!request) return;
    const counting = countingCall(await placer.startCall(request.call));
    if ((await showCounting(inCard, click.tabId, counting, request.anchorId)) === 'page') return;
    await showOutcome(await placer.outcome(counting.callId), counting.text);
  } catch (error) {
    background.report('right-click', error);
    await showSentence(inCard, click.tabId, problemText(problemOf(error)));
  }
}
