import { openCallDatabase } from '@/lib/calls/database';
import { watchStopped } from '@/lib/calls/follow/follow-state';
import { hasOlderCalls, watchCalls } from '@/lib/calls/log';
import { ask } from '@/lib/messages/client';
import { allSites, requestOrigins } from '@/lib/platform/permissions';
import { announceLogView } from '@/lib/platform/ports';
import { activeTab, onPageInView } from '@/lib/platform/tabs/tabs';
import { sidePanelOpener } from '@/lib/platform/ui/side-panel';
import { openSettingsDatabase } from '@/lib/settings/database';
import { createSettings } from '@/lib/settings/store';
import { createSettingsModel } from '@/lib/state/options/settings-model';
import { createPopupModel, type PopupModel } from './popup-model';

/** Several times a second: often enough for a ring that shrinks calmly. */
const TICK_MS = 100;

/** The side panel's model, over the real database, clock and background. */
export function openSidePanel(ended: AbortSignal): PopupModel {
  return open(ended);
}

/** The popup's model: the same, and it can open the side panel in its place. */
export function openPopup(ended: AbortSignal): PopupModel {
  const openPanel = sidePanelOpener();
  return open(ended, () => void openPanel().then(() => window.close()));
}

function open(ended: AbortSignal, openSidePanel?: () => void): PopupModel {
  const calls = openCallDatabase();
  announceLogView(ended);
  const model = createPopupModel(
    {
      ask,
      now: Date.now,
      tick: (react, until) => {
        const timer = setInterval(react, TICK_MS);
        until.addEventListener('abort', () => clearInterval(timer));
      },
      newGesture: () => crypto.randomUUID(),
      settings: createSettingsModel(createSettings(openSettingsDatabase()), ended),
      watch: (page, onChange, onFailure, until) =>
        watchCalls(calls, page, onChange, onFailure, until),
      hasOlder: (before) => hasOlderCalls(calls, before),
      watchStopped: (onChange, until) => watchStopped(calls, onChange, until),
      activeTab,
      requestOrigins,
      allSites,
      openSidePanel,
    },
    ended,
  );
  // The side panel stays open while the rep walks through tabs.
  onPageInView(() => void model.page.refresh(), ended);
  return model;
}
