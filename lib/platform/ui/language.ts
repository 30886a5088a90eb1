import { browser } from '@/lib/platform/browser';
import type { Messages } from '@/lib/platform/page/browser-messages';

/** Under which our own pages find the language before they read a database. */
const KEY = 'language';

/** Reads the messages of a language (`pt-BR`) from our package. */
export async function readMessages(language: string): Promise<Messages> {
  const path = `/_locales/${language.replace('-', '_')}/messages.json`;
  const response = await fetch(browser.runtime.getURL(path));
  return response.json();
}

/** The language in which our pages open; empty for the browser's. */
export function rememberedLanguage(): string {
  return inStorage((storage) => storage.getItem(KEY)) ?? '';
}

/** Lets our pages open in a language from now on. Returns false if the browser keeps nothing for us. */
export function rememberLanguage(language: string): boolean {
  inStorage((storage) => storage.setItem(KEY, language));
  return rememberedLanguage() === language;
}

/** Browsers that block cookies throw when a page asks for its storage. */
function inStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}
