import { hasHostsAtInstall, onFirstInstalled } from '@/lib/platform/runtime';
import { openOwnPage } from '@/lib/platform/tabs/tabs';
import type { SettingsStore } from '@/lib/settings/store';
import type { Errors } from './errors';

/**
 * Opens the welcome page when Handset is installed, unless a policy keeps it closed. A build with host access
 * from the start is set up by what installs it. Adds its listener at once.
 */
export function startWelcome(
  { readPolicy }: Pick<SettingsStore, 'readPolicy'>,
  report: Errors['report'],
): void {
  const open = async () => {
    if (hasHostsAtInstall()) return;
    const { opensWelcome = true } = await readPolicy();
    if (opensWelcome) await openOwnPage('/welcome.html');
  };
  onFirstInstalled(() => void open().catch((error) => report('welcome', error)));
}
