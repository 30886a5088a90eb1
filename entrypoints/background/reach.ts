import { i18n } from '#i18n';
import { createMenus } from '@/lib/platform/menus';
import { onGrantsChanged } from '@/lib/platform/permissions';
import { onInstalled, onStartup } from '@/lib/platform/runtime';
import { alignReach, enterOpenTabs } from '@/lib/sites/reach';
import type { World } from './world';

/** Keeps menu and content scripts as the rep's grants and switches want them. */
export function connectReach(world: World): void {
  const align = async () => alignReach(await world.settings.read());
  const makeMenus = () =>
    createMenus({
      'call-link': i18n.t('menu.call_link'),
      'call-selection': i18n.t('menu.call_selection'),
    });
  onInstalled(() => {
    void makeMenus();
    void align();
  });
  onStartup(() => void makeMenus());
  onGrantsChanged(async () => {
    await align();
    await enterOpenTabs((await world.settings.read()).sitesOff);
  });
}
