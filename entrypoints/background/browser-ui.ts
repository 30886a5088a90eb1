import { i18n } from '#i18n';
import { addressBarRows } from '@/lib/i18n/browser-ui/address-bar-text';
import { askCard } from '@/lib/messages/card-client';
import {
  notificationIdOf,
  pageOfNotification,
  type ShowInCard,
  showCounting,
  showOutcome,
  showProblem,
} from '@/lib/notifications/show-call';
import { callFromAddressBar } from '@/lib/offers/menu/call-from-address-bar';
import { callFromMenu } from '@/lib/offers/menu/call-from-menu';
import { callSelection } from '@/lib/offers/menu/call-selection';
import type { CallDisplay } from '@/lib/offers/menu/start-and-show';
import { publicProblem } from '@/lib/offers/records/public-call';
import { readAddressBar } from '@/lib/offers/typed/address-bar';
import { readSelectedText } from '@/lib/platform/tabs/selection';
import { activeTab, openOwnPage, tabById } from '@/lib/platform/tabs/tabs';
import {
  type AddressBarRow,
  onAddressBarEntered,
  onAddressBarTyped,
} from '@/lib/platform/ui/address-bar';
import { onCommand } from '@/lib/platform/ui/commands';
import { onMenuClick } from '@/lib/platform/ui/menu-clicks';
import { resetMenuInOtherTabs } from '@/lib/platform/ui/menus';
import { clearNotification, onNotificationClick } from '@/lib/platform/ui/notifications';
import { openSidePanelIn } from '@/lib/platform/ui/side-panel';
import type { Background } from './start/deps';

const inCard: ShowInCard = {
  call: async (tabId, call, anchorId) =>
    (await askCard({ tabId, frameId: 0 }, 'show-call', { call, anchorId })) !== undefined,
  async problem(tabId, problem, anchorId) {
    const body = { problem: publicProblem(problem), anchorId };
    return (await askCard({ tabId, frameId: 0 }, 'show-problem', body)) !== undefined;
  },
};

const display: CallDisplay = {
  counting: (tabId, call, anchorId) => showCounting(inCard, tabId, call, anchorId),
  outcome: showOutcome,
  problem: (tabId, problem, anchorId) => showProblem(inCard, tabId, problem, anchorId),
};

/**
 * Connects what the browser itself shows or receives for us: the context menu, keyboard commands, the
 * address bar, and the notification that replaces a card where none can be shown.
 */
export function connectBrowserUi(background: Background): void {
  resetMenuInOtherTabs();
  onCommand('call-selection', (tab) => {
    if (tab) void callSelection({ ...background, display, readSelectedText, tabById }, tab.tabId);
  });
  onCommand('open-side-panel', (tab) => void openSidePanelIn(tab?.windowId));
  onMenuClick((click) => void callFromMenu({ ...background, display }, click));
  onAddressBarTyped(i18n.t('address_bar.hint'), (text) => rowsFor(background, text));
  onAddressBarEntered((text) => void enter(background, text));
  onNotificationClick((id) => {
    if (id.startsWith(notificationIdOf('')))
      void cancelFromNotice(background, id.slice(notificationIdOf('').length));
    else void openFromNotice(id);
  });
}

/** `callFromMenu` shows the outcome. A call of an earlier background has no notification any more. */
async function cancelFromNotice({ placer }: Background, callId: string): Promise<void> {
  await placer.cancelCall(callId).catch(() => undefined);
}

/** A click on a problem's notification opens the page where it is solved. */
async function openFromNotice(id: string): Promise<void> {
  const page = pageOfNotification(id);
  if (!page) return;
  await openOwnPage(page);
  await clearNotification(id);
}

/** What the address bar shows for a typed text. */
async function rowsFor({ offers }: Background, text: string): Promise<AddressBarRow[]> {
  const request = await readAddressBar(offers, text);
  return request.kind === 'call' ? addressBarRows(text, request.preview, offers.now()) : [];
}

async function enter(background: Background, text: string): Promise<void> {
  const tab = await activeTab();
  if (tab) await callFromAddressBar({ ...background, display, searchLog }, tab.id, text);
}

function searchLog(words: string): Promise<void> {
  return openOwnPage(`/dashboard.html#/calls?${new URLSearchParams({ search: words })}`);
}
