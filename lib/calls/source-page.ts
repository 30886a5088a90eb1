import { MAX_PAGE_TITLE, MAX_PAGE_URL, type SourcePage } from './model';

/** Control characters, and those that turn the text around them. */
const UNSAFE = /[\p{Cc}\p{Bidi_Control}]/gu;

/** A page as the browser names it, never as the page itself does. */
export interface BrowserPage {
  url?: string | undefined;
  title?: string | undefined;
}

/** Returns what a call stores of its page; `undefined` unless it is a web page. */
export function sourcePageOf({ url = '', title = '' }: BrowserPage): SourcePage | undefined {
  const address = addressOf(url);
  // A shortened address would open another page.
  if (address === undefined || address.length > MAX_PAGE_URL) return undefined;
  const text = titleText(title);
  return { url: address, ...(text && { title: text }) };
}

/** The address without what may be secret in it: user, password, query and fragment. */
function addressOf(text: string): string | undefined {
  const url = URL.parse(text);
  return url && /^https?:$/.test(url.protocol) ? url.origin + url.pathname : undefined;
}

/** One line, cut between characters. */
function titleText(title: string): string {
  const line = title.replace(UNSAFE, ' ').replace(/\s+/g, ' ').trim();
  return line.slice(0, MAX_PAGE_TITLE).replace(/[\uD800-\uDBFF]$/, '');
}
