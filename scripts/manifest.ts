import type { UserManifest } from 'wxt';

/** Build mode in which the browser has granted every host, as a rep would; differs in nothing else. */
export const GRANTED_MODE = 'granted';

/** The oldest browsers that have all that is needed: docs/browsers.md. */
export const MINIMUM = { chrome: 128, firefox: 146 };

const ALL_HOSTS = ['http://*/*', 'https://*/*'];

const common: UserManifest = {
  name: '__MSG_name__',
  description: '__MSG_description__',
  default_locale: 'en',
  permissions: [
    'activeTab',
    'alarms',
    'contextMenus',
    'declarativeNetRequestWithHostAccess',
    'notifications',
    'scripting',
    'storage',
    'unlimitedStorage',
  ],
  optional_host_permissions: ALL_HOSTS,
};

const firefox: UserManifest = {
  browser_specific_settings: {
    gecko: {
      id: 'handset@handset.example',
      strict_min_version: `${MINIMUM.firefox}.0`,
      data_collection_permissions: { required: ['none'] },
    },
  },
};

const chrome: UserManifest = { minimum_chrome_version: `${MINIMUM.chrome}` };

/** The manifest's hand-written part for one browser and build mode. */
export function manifestFor(browser: string, mode: string): UserManifest {
  const hosts = mode === GRANTED_MODE ? { host_permissions: ALL_HOSTS } : {};
  return { ...common, ...(browser === 'firefox' ? firefox : chrome), ...hosts };
}
