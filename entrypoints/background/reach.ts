import { i18n } from '#i18n';
import { createMenus } from '@/lib/platform/menus';
import { onGrantsChanged } from '@/lib/platform/permissions';
import { onInstalled, onStartup } from '@/lib/platform/runtime';
import { alignReach, enterOpenTabs } from '@/lib/sites/reach';
import type { World } from './world';

/** Keeps menu and finder as the rep's grants and switches want them. */
export function connectReach(world: World): void {
  const makeMenus = () =>
    createMenus({
      'call-link': i18n.t('menu.call_link'),
      'call-selection': i18n.t('menu.call_selection'),
    });
  const alignOpenTabs = async () => {
    await alignReach(world.settings);
    await enterOpenTabs(world.settings);
  };
  // After an update, open pages hold scripts of the version before, to which nobody answers any more.
  onInstalled(() => {
    void makeMenus();
    void alignOpenTabs();
  });
  onStartup(() => void makeMenus());
  onGrantsChanged(alignOpenTabs);
}
