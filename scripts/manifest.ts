import type { UserManifest } from 'wxt';

/** Build mode in which the browser has granted every host, as a rep would; differs in nothing else. */
export const GRANTED_MODE = 'granted';

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
      strict_min_version: '140.0',
      data_collection_permissions: { required: ['none'] },
    },
  },
};

const chrome: UserManifest = { minimum_chrome_version: '128' };

/** The manifest's hand-written part for one browser and build mode. */
export function manifestFor(browser: string, mode: string): UserManifest {
  const hosts = mode === GRANTED_MODE ? { host_permissions: ALL_HOSTS } : {};
  return { ...common, ...(browser === 'firefox' ? firefox : chrome), ...hosts };
}
