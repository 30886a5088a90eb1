import { i18n } from '#i18n';
import { onGrantsChanged } from '@/lib/platform/permissions';
import { onInstalled, onStartup } from '@/lib/platform/runtime';
import { createMenus } from '@/lib/platform/ui/menus';
import { injectIntoOpenTabs, syncFinderRegistration } from '@/lib/sites/finder-registration';
import type { Background } from './start/deps';

/** Keeps the context menu and the finder in step with host access and excluded sites. */
export function connectHostAccess(deps: Background): void {
  const makeMenus = () =>
    createMenus({
      'call-link': i18n.t('menu.call_link'),
      'call-selection': i18n.t('menu.call_selection'),
    });
  const syncOpenTabs = async () => {
    await syncFinderRegistration(deps.settings);
    await injectIntoOpenTabs(deps.settings);
  };
  // After an update, open pages run scripts of the earlier version, which get no answer any more.
  onInstalled(() => {
    void makeMenus();
    void syncOpenTabs();
  });
  onStartup(() => void makeMenus());
  onGrantsChanged(() => void syncOpenTabs());
}
