import type { UserManifest } from 'wxt';

/** Build mode with the host permissions that a rep grants later. Otherwise the same as a normal build. */
export const GRANTED_MODE = 'granted';

/** The oldest browser versions that have every API in use, and in which tests were run (docs/browsers.md). */
export const MINIMUM = { chrome: 150, firefox: 153 };

/**
 * Handset's id in Firefox, for good: profiles, policies and the listing know it. A UUID, because nobody owns a
 * domain for it.
 */
export const FIREFOX_ID = '{248ab210-ac17-446d-a0e8-280b05288dba}';

/**
 * What leaves the browser, in the store's categories. To Firefox all that is sent counts, whoever receives it: here
 * the company's own service, CRM and webhook, never the developer.
 */
const DATA_SENT = [
  // Tokens and keys, each to its own origin.
  'authenticationInfo',
  // A webhook learns the address of the record that a call was made from.
  'browsingActivity',
  // Notes, the link of the recording, and a recording that the rep has transcribed.
  'personalCommunications',
  // Numbers and names.
  'personallyIdentifyingInfo',
  // Numbers, names and record titles are read from pages.
  'websiteContent',
];

const ALL_HOSTS = ['http://*/*', 'https://*/*'];

const common: UserManifest = {
  name: '__MSG_name__',
  description: '__MSG_description__',
  default_locale: 'en',
  // Nothing of a private session is stored or logged (docs/privacy.md).
  incognito: 'not_allowed',
  permissions: [
    'activeTab',
    'alarms',
    'contextMenus',
    'declarativeNetRequestWithHostAccess',
    'identity',
    'notifications',
    'scripting',
    'storage',
    'unlimitedStorage',
  ],
  optional_host_permissions: ALL_HOSTS,
  // Asked for when a recording can only be saved by the browser itself.
  optional_permissions: ['downloads'],
  omnibox: { keyword: 'call' },
  commands: {
    // Opens the popup. D for dial. Chromium (tried: 156) does not assign Alt+Shift+P or N; Alt+Shift+H is
    // Firefox's Help menu on Linux.
    _execute_action: { suggested_key: { default: 'Alt+Shift+D' } },
    'cancel-call': {
      // U, because Chromium (tried: 156) assigns neither Alt+Shift+X nor Alt+Shift+C.
      suggested_key: { default: 'Alt+Shift+U' },
      description: '__MSG_cancel_command__',
    },
    'call-selection': {
      // K for keypad. Alt+Shift+S is Firefox's History menu on Linux; Chromium (tried: 156) does not
      // assign Alt+Shift+R.
      suggested_key: { default: 'Alt+Shift+K' },
      description: '__MSG_call_selection_command__',
    },
    'open-side-panel': {
      // L for log. These are all four keys that Chrome lets an extension suggest.
      suggested_key: { default: 'Alt+Shift+L' },
      description: '__MSG_open_side_panel_command__',
    },
  },
};

const firefox: UserManifest = {
  browser_specific_settings: {
    gecko: {
      id: FIREFOX_ID,
      strict_min_version: `${MINIMUM.firefox}.0`,
      data_collection_permissions: { required: DATA_SENT },
    },
  },
};

const chrome: UserManifest = {
  minimum_chrome_version: `${MINIMUM.chrome}`,
  // Firefox takes an administrator's values without a schema, and warns of this key.
  storage: { managed_schema: 'policy-schema.json' },
};

/** Returns the hand-written part of the manifest for a browser and a build mode. */
export function manifestFor(browser: string, mode: string): UserManifest {
  const hosts = mode === GRANTED_MODE ? { host_permissions: ALL_HOSTS } : {};
  return { ...common, ...(browser === 'firefox' ? firefox : chrome), ...hosts };
}
