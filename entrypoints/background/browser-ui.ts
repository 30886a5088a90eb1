import { i18n } from '#i18n';
import { addressBarRows } from '@/lib/i18n/browser-ui/offer-text';
import { askCard } from '@/lib/messages/card-messages';
import {
  notificationIdOf,
  pageOfNotification,
  type ShowInCard,
  showCounting,
  showOutcome,
  showProblem,
} from '@/lib/notifications/show-call';
import {
  callFromAddressBar,
  callFromMenu,
  callSelection,
} from '@/lib/offers/menu/call-from-browser';
import type { BrowserCallDeps, CallDisplay } from '@/lib/offers/menu/start-and-show';
import { publicProblem } from '@/lib/offers/shown-call';
import { readAddressBar } from '@/lib/offers/typed-number';
import { onGrantsChanged, onOriginsRemoved } from '@/lib/platform/permissions';
import { onInstalled, onStartup } from '@/lib/platform/runtime';
import { readSelectedText } from '@/lib/platform/tabs/selection';
import { activeTab, announceWithdrawnAccess, openOwnPage, tabById } from '@/lib/platform/tabs/tabs';
import {
  type AddressBarRow,
  describeAddressBar,
  onAddressBarEntered,
  onAddressBarTyped,
} from '@/lib/platform/ui/address-bar';
import { onCommand } from '@/lib/platform/ui/commands';
import { onMenuClick } from '@/lib/platform/ui/menu-clicks';
import { createMenus, renameMenus, resetMenuInOtherTabs } from '@/lib/platform/ui/menus';
import { clearNotification, onNotificationClick } from '@/lib/platform/ui/notifications';
import { openSidePanelIn } from '@/lib/platform/ui/windows';
import { injectIntoOpenTabs, syncFinderRegistration } from '@/lib/sites/finder-registration';
import type { SiteDeps } from '@/lib/sites/site-rules';

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

/** What calls from the browser's own UI need. */
interface BrowserUiDeps extends Omit<BrowserCallDeps, 'display'> {
  /** Runs `react` after each change of the language. */
  onLanguageChanged(react: () => void): void;
}

/**
 * Connects what the browser itself shows or receives for us: the context menu, keyboard commands, the
 * address bar, and the notification that replaces a card where none can be shown.
 */
export function connectBrowserUi(deps: BrowserUiDeps): void {
  resetMenuInOtherTabs();
  onCommand('call-selection', (tab) => {
    if (tab) void callSelection({ ...deps, display, readSelectedText, tabById }, tab.tabId);
  });
  onCommand('open-side-panel', (tab) => void openSidePanelIn(tab?.windowId));
  onMenuClick((click) => void callFromMenu({ ...deps, display }, click));
  describeAddressBar(i18n.t('address_bar.hint'));
  deps.onLanguageChanged(nameItems);
  onAddressBarTyped((text) => rowsFor(deps, text));
  onAddressBarEntered((text) => void enter(deps, text));
  onNotificationClick((id) => {
    if (id.startsWith(notificationIdOf('')))
      void cancelFromNotice(deps, id.slice(notificationIdOf('').length));
    else void openFromNotice(id);
  });
}

/** Writes what the browser keeps of our texts. */
function nameItems(): void {
  describeAddressBar(i18n.t('address_bar.hint'));
  void renameMenus(menuTitles());
}

function menuTitles() {
  return {
    'call-link': i18n.t('menu.call_link'),
    'call-selection': i18n.t('menu.call_selection'),
  };
}

/** `callFromMenu` shows the outcome. A call of an earlier background has no notification any more. */
async function cancelFromNotice({ placer }: BrowserUiDeps, callId: string): Promise<void> {
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
async function rowsFor({ offers }: BrowserUiDeps, text: string): Promise<AddressBarRow[]> {
  const request = await readAddressBar(offers, text);
  return request.kind === 'call' ? addressBarRows(text, request.preview, offers.now()) : [];
}

async function enter(deps: BrowserUiDeps, text: string): Promise<void> {
  const tab = await activeTab();
  if (tab) await callFromAddressBar({ ...deps, display, searchLog }, tab.id, text);
}

function searchLog(words: string): Promise<void> {
  return openOwnPage(`/dashboard.html#/calls?${new URLSearchParams({ search: words })}`);
}

/** Keeps the context menu and the finder in step with host access and the rules for sites. */
export function connectHostAccess(sites: SiteDeps): void {
  const makeMenus = async () => {
    await sites.readSettings();
    await createMenus(menuTitles());
  };
  const syncOpenTabs = async () => {
    await syncFinderRegistration(sites);
    await injectIntoOpenTabs(sites);
  };
  // After an update, open pages run scripts of the earlier version, which get no answer any more.
  onInstalled(() => {
    void makeMenus();
    void syncOpenTabs();
  });
  onStartup(() => {
    void makeMenus();
    // A policy may have changed while the browser was closed.
    void syncFinderRegistration(sites);
  });
  onGrantsChanged(() => void syncOpenTabs());
  onOriginsRemoved(() => void announceWithdrawnAccess());
}
