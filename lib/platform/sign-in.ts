import { browser } from './browser';

/** The address that a CRM leads back to after the rep signed in. The browser never loads it. */
export function signInRedirect(): string {
  return browser.identity.getRedirectURL();
}

/**
 * Shows a sign-in page in a window of its own until it leads to `signInRedirect()`. Resolves to where
 * it led; rejects if the rep closed it. The background stays awake meanwhile.
 */
export function openSignIn(url: string): Promise<string> {
  return browser.identity.launchWebAuthFlow({ url, interactive: true });
}
