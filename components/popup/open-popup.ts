import { openCallViewDeps } from '@/components/call-view/call-view-deps';
import { logSearchDeps } from '@/components/log/latest/log-search-model';
import { createPageVisibility } from '@/components/log/log-seen';
import { createLogIndex } from '@/components/log/query/log-index';
import { openQueueDeps } from '@/components/queue/ready/ready-model';
import type { OwnPage } from '@/components/shared/own-page';
import { readNewRecordings } from '@/components/speech/open-speech';
import { createWorkspacesModel } from '@/components/workspaces/workspaces-model';
import { allSites, hasOrigins, onGrantsChanged, requestOrigins } from '@/lib/platform/permissions';
import { activeTab, onPageInView, onTabMessage, tabById } from '@/lib/platform/tabs/tabs';
import { canPinWindow } from '@/lib/platform/ui/pinned-window';
import { openStripWindow, sidePanelOpener } from '@/lib/platform/ui/windows';
import { createSteadyFocus } from './confirm/steady-focus';
import { createPopupModel, type PopupModel } from './popup-model';

/** Calls that are read first: more than fit a popup, and a tall side panel. */
const FIRST_CALLS = { popup: 10, sidePanel: 20 };

/** Opens the side panel's model, over the real database, clock and background. */
export function openSidePanel(page: OwnPage): PopupModel {
  const { abortSignal } = page;
  const openStrip = canPinWindow() ? () => void openStripWindow() : undefined;
  const deps = openCallViewDeps(page);
  readNewRecordings({ database: deps.calls, ...deps }, abortSignal);
  return open(deps, FIRST_CALLS.sidePanel, { openStrip }, abortSignal);
}

/** Opens the popup's model: the side panel's, with a way to open the side panel instead. */
export function openPopup(page: OwnPage): PopupModel {
  const openPanel = sidePanelOpener();
  const ways = { openSidePanel: () => void openPanel().then(() => window.close()) };
  return open(openCallViewDeps(page), FIRST_CALLS.popup, ways, page.abortSignal);
}

/** The tab that a separate window was opened for (`?tab=`), else the one the rep looks at. */
function shownTab() {
  const named = new URLSearchParams(location.search).get('tab');
  return named === null ? activeTab() : tabById(Number(named));
}

function open(
  { calls: database, ...calling }: ReturnType<typeof openCallViewDeps>,
  firstCalls: number,
  ways: Pick<PopupModel, 'openSidePanel' | 'openStrip'>,
  abortSignal: AbortSignal,
): PopupModel {
  const model = createPopupModel(
    {
      ...calling,
      workspaces: createWorkspacesModel(calling, abortSignal),
      firstCalls,
      ...logSearchDeps({ database, index: createLogIndex(database, Date.now) }),
      ...openQueueDeps(database),
      isVisible: createPageVisibility(document, abortSignal),
      activeTab: shownTab,
      isSteady: createSteadyFocus(window, abortSignal),
      ...{ allSites, hasOrigins, onGrantsChanged, requestOrigins },
      ...ways,
    },
    abortSignal,
  );
  // The side panel stays open while the rep moves between tabs.
  onPageInView(() => void model.page.refresh(), abortSignal);
  // Access can be given and withdrawn in the browser's own settings.
  onGrantsChanged(() => void model.page.refresh(), abortSignal);
  // Contacts that a page loads later are listed too.
  onTabMessage('recognise', model.page.onMoreRead, abortSignal);
  return model;
}
