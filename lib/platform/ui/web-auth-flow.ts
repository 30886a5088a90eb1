import { browser } from '@/lib/platform/browser';

/** The address that a CRM redirects to after the rep signed in. The browser never loads it. */
export function authRedirectUrl(): string {
  return browser.identity.getRedirectURL();
}

/**
 * Shows a sign-in page in a separate window until it redirects to `authRedirectUrl()`. Resolves to where
 * it led; rejects if the rep closed it. The background stays awake meanwhile.
 */
export function openAuthPage(url: string): Promise<string> {
  return browser.identity.launchWebAuthFlow({ url, interactive: true });
}
