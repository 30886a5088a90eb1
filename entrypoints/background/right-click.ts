import { problemText } from '@/lib/i18n/problem-text';
import { askCard } from '@/lib/messages/card-client';
import { callFromMenu, type MenuCallDisplay } from '@/lib/offers/menu/call-from-menu';
import { callSelection } from '@/lib/offers/menu/call-selection';
import { readSelectedText } from '@/lib/platform/tabs/selection';
import { onCommand } from '@/lib/platform/ui/commands';
import { onMenuClick, resetMenuInOtherTabs } from '@/lib/platform/ui/menus';
import { onNotificationClick } from '@/lib/platform/ui/notifications';
import { openSidePanelIn } from '@/lib/platform/ui/side-panel';
import {
  noticeIdOf,
  type ShowInCard,
  showCounting,
  showOutcome,
  showSentence,
} from '@/lib/sites/show-call';
import type { Background } from './deps';

const inCard: ShowInCard = {
  call: async (tabId, call, anchorId) =>
    (await askCard({ tabId, frameId: 0 }, 'show-call', { call, anchorId })) !== undefined,
  problem: async (tabId, sentence) =>
    (await askCard({ tabId, frameId: 0 }, 'show-problem', { sentence })) !== undefined,
};

const display: MenuCallDisplay = {
  counting: (tabId, call, anchorId) => showCounting(inCard, tabId, call, anchorId),
  outcome: showOutcome,
  problem: (tabId, problem) => showSentence(inCard, tabId, problemText(problem)),
};

/** Connects the context menu, the commands that act on a page, and the notification that replaces a card where none can be shown. */
export function connectRightClick(background: Background): void {
  resetMenuInOtherTabs();
  onCommand('call-selection', (tab) => {
    if (tab) void callSelection({ ...background, display, readSelectedText }, tab.tabId);
  });
  onCommand('open-side-panel', (tab) => void openSidePanelIn(tab?.windowId));
  onMenuClick((click) => void callFromMenu({ ...background, display }, click));
  onNotificationClick((id) => {
    if (id.startsWith(noticeIdOf('')))
      void cancelFromNotice(background, id.slice(noticeIdOf('').length));
  });
}

/** `callFromMenu` shows the outcome. A call of an earlier background has no notification any more. */
async function cancelFromNotice({ placer }: Background, callId: string): Promise<void> {
  await placer.cancelCall(callId).catch(() => undefined);
}
