import { browser } from '@/lib/platform/browser';

/** A row below the address bar. */
export interface AddressBarRow {
  description: string;
  /** What is entered if the rep chooses the row. Browsers drop a row that enters what was typed. */
  content: string;
}

/**
 * Writes the first row below the address bar, which says what Enter does. It stays the same for every text:
 * both browsers (tried: Chromium 156, Firefox 153) show a new one only with the next key
 * (https://developer.mozilla.org/docs/Mozilla/Add-ons/WebExtensions/API/omnibox/setDefaultSuggestion).
 */
export function describeAddressBar(hint: string): void {
  void browser.omnibox.setDefaultSuggestion({ description: plain(hint) });
}

/**
 * Shows rows while the rep types after our keyword in the address bar. Rows that come after a later key are
 * dropped.
 */
export function onAddressBarTyped(rowsFor: (text: string) => Promise<AddressBarRow[]>): void {
  let last = 0;
  browser.omnibox.onInputChanged.addListener((text, suggest) => {
    const turn = ++last;
    void rowsFor(text).then((rows) => {
      if (turn !== last) return;
      suggest(rows.map((row) => ({ ...row, description: plain(row.description) })));
    });
  });
}

/** Runs `react` when the rep enters a text after our keyword, or chooses a row. */
export function onAddressBarEntered(react: (text: string) => void): void {
  browser.omnibox.onInputEntered.addListener((text) => react(text));
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * Chrome reads descriptions as XML, Firefox as text:
 * https://developer.mozilla.org/docs/Mozilla/Add-ons/WebExtensions/API/omnibox/SuggestResult
 */
function plain(text: string): string {
  if (import.meta.env.FIREFOX) return text;
  return text.replace(/[&<>]/g, (character) => ESCAPES[character] ?? '');
}
