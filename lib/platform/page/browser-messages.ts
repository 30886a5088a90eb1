import { browser } from '@/lib/platform/browser';

/** Messages by name, in the format of the browser's files. */
export type Messages = Readonly<Record<string, { message: string }>>;

declare global {
  /** Given to a frame before the card's script, if the rep chose a language. */
  var handsetMessages: Messages | undefined;
}

/** The messages that this frame was given; none where a page merely has an element with this id. */
export function givenMessages(): Messages | undefined {
  return Object.hasOwn(globalThis, 'handsetMessages') ? globalThis.handsetMessages : undefined;
}

/** A message in the language of the browser, with `$1` to `$9` replaced; empty if there is none by this name. */
export function browserMessage(name: string, words: string[]): string {
  return browser.i18n.getMessage(name, words);
}
