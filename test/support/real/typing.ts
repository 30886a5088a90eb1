import type { Browser } from 'puppeteer-core';
import type { BrowserName } from '@/test/support/browsers/rig';
import { readFromWindow } from '@/test/support/firefox/window';
import { waitUntil } from '@/test/support/wait';
import type { Screen } from './screen';

/** A page with a field to type into. */
interface TypedPage {
  evaluate(read: () => string): Promise<string>;
}

/** Time in which typed keys must arrive, in ms. */
const ARRIVES_MS = 3_000;

/**
 * Types into the field that has the focus. Looks at what arrived and types again if it is something
 * else, as a person does: a panel that has just opened can lose keys.
 */
export async function typeInto(screen: Screen, page: TypedPage, text: string): Promise<void> {
  const hasArrived = async () => (await page.evaluate(valueOfField)) === text;
  await screen.type(text);
  await waitUntil(async () => {
    if (await waitUntil(hasArrived, text, ARRIVES_MS).catch(() => false)) return true;
    await screen.key('ctrl+a');
    await screen.type(text);
    return false;
  }, `“${text}” in the field`);
}

/** Types into the address bar. Only Firefox lets a driver read what arrived there. */
export async function typeAddress(
  screen: Screen,
  browser: Browser,
  name: BrowserName,
  text: string,
): Promise<void> {
  const hasArrived = async () => (await readFromWindow(browser, TYPED_ADDRESS)) === text;
  await waitUntil(async () => {
    await screen.key('ctrl+l');
    await screen.type(text);
    await screen.settle();
    return name === 'chromium' || waitUntil(hasArrived, text, ARRIVES_MS).catch(() => false);
  }, `“${text}” in the address bar`);
}

/** Runs in Firefox's window. The text counts once the list under it shows what it leads to. */
const TYPED_ADDRESS = `return gURLBar.view.isOpen && gURLBar.view.selectedResult ? gURLBar.value : '';`;

/** Runs in the page. */
function valueOfField(): string {
  return document.activeElement instanceof HTMLInputElement ? document.activeElement.value : '';
}
