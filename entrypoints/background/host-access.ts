import { i18n } from '#i18n';
import { onGrantsChanged } from '@/lib/platform/permissions';
import { onInstalled, onStartup } from '@/lib/platform/runtime';
import { createMenus } from '@/lib/platform/ui/menus';
import { injectIntoOpenTabs, syncFinderRegistration } from '@/lib/sites/finder-registration';
import type { Background } from './deps';

/** Keeps menu and finder as the rep's grants and switches want them. */
export function connectReach(deps: Background): void {
  const makeMenus = () =>
    createMenus({
      'call-link': i18n.t('menu.call_link'),
      'call-selection': i18n.t('menu.call_selection'),
    });
  const alignOpenTabs = async () => {
    await syncFinderRegistration(deps.settings);
    await injectIntoOpenTabs(deps.settings);
  };
  // After an update, open pages hold scripts of the version before, to which nobody answers any more.
  onInstalled(() => {
    void makeMenus();
    void alignOpenTabs();
  });
  onStartup(() => void makeMenus());
  onGrantsChanged(alignOpenTabs);
}
