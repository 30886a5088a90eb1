import { browser, type Scripting } from '@/lib/platform/browser';
import type { Messages } from '@/lib/platform/page/browser-messages';
import { CARD_HOST_TAG } from '@/lib/platform/page/card';

/** Runs in every frame, and requests the finder where there may be a number. */
const AWAIT_SCRIPT = '/await-numbers.js';
const FINDER_SCRIPT = '/finder.js';
/** The style of marks. Registered, so that it applies before first paint: the page computes styles once. */
const MARKS_STYLE = '/assets/marks.css';
const CARD_SCRIPT = '/card.js';
/**
 * Lets the card's host be drawn (components/page/styles/host.css). Firefox (tried: 153) ends the script of an
 * extension that is updated, switched off or removed, and takes its style sheets out of the page, but
 * leaves its elements there. As a sheet of the user it wins over the page's.
 */
const SHOWS_CARD = `${CARD_HOST_TAG} { --handset-runs: contents !important; }`;
const REGISTRATION = 'find-numbers';

type Target = { tabId: number; allFrames?: boolean; frameIds?: number[] };

/** The hosts that the finder runs on from their next page load, and those it never runs on. */
export interface FinderRegistration {
  matches: string[];
  excludeMatches: string[];
}

/** Registers the finder for these hosts, or removes the registration if there are none. */
export async function registerFinder({
  matches,
  excludeMatches,
}: FinderRegistration): Promise<void> {
  const known = await browser.scripting.getRegisteredContentScripts({ ids: [REGISTRATION] });
  if (known.length > 0) await browser.scripting.unregisterContentScripts({ ids: [REGISTRATION] });
  if (matches.length === 0) return;
  const script = {
    id: REGISTRATION,
    js: [AWAIT_SCRIPT],
    css: [MARKS_STYLE],
    matches,
    allFrames: true,
    runAt: 'document_idle' as const,
    persistAcrossSessions: true,
    ...(excludeMatches.length > 0 && { excludeMatches }),
    // Frames without an address (about:blank, srcdoc) count as part of the frame that created them.
    matchOriginAsFallback: true,
  };
  await browser.scripting.registerContentScripts([script]);
}

/**
 * Injects the style and the script that awaits numbers into all frames of a tab. Returns false where
 * the browser blocks that.
 */
export async function injectIntoTab(tabId: number): Promise<boolean> {
  const target = { tabId, allFrames: true };
  await insertStyle({ target, files: [MARKS_STYLE] });
  await runIn(target, removeDeadCard, CARD_HOST_TAG);
  return (await inject(target, AWAIT_SCRIPT)) !== undefined;
}

/** Returns whether the finder runs in a tab's top frame. */
export async function isFinderActive(tabId: number): Promise<boolean> {
  const func = () =>
    Object.hasOwn(globalThis, 'handsetFinder') &&
    globalThis.handsetFinder?.abortSignal.aborted === false;
  const [top] = await runIn({ tabId }, func);
  return top?.result === true;
}

/** Stops the finder in a tab and removes all marks. */
export async function stopFinder(tabId: number): Promise<void> {
  const func = () => {
    if (Object.hasOwn(globalThis, 'handsetFinder')) globalThis.handsetFinder?.stop();
  };
  await runIn({ tabId, allFrames: true }, func);
}

/**
 * Injects the finder's script into one frame. It does nothing in a page that does not wait for it, such
 * as the next page of the tab, and injecting it twice is harmless.
 */
export async function injectFinder(tabId: number, frameId: number): Promise<void> {
  await inject({ tabId, frameIds: [frameId] }, FINDER_SCRIPT);
}

/** The document that a script was injected into, if the browser identifies documents. */
export interface InjectedDocument {
  documentId?: string;
}

/** Lets the cards of pages that are opened from now on speak these messages; without any, the browser's. */
export function setCardMessages(messages: Messages | undefined): void {
  cardMessages = messages && JSON.stringify(messages);
}

let cardMessages: string | undefined;

/**
 * Injects the card's script into one frame; `undefined` where the browser blocks that. Injecting it
 * twice is harmless.
 */
export async function injectCard(
  tabId: number,
  frameId: number,
): Promise<InjectedDocument | undefined> {
  const target = { tabId, frameIds: [frameId] };
  await runIn(target, removeDeadCard, CARD_HOST_TAG);
  if (cardMessages) await runIn(target, giveMessages, cardMessages);
  if (import.meta.env.FIREFOX) await insertStyle({ target, css: SHOWS_CARD, origin: 'USER' });
  const results = await inject(target, CARD_SCRIPT);
  const name: unknown = Reflect.get(results?.[0] ?? {}, 'documentId');
  return results && (typeof name === 'string' ? { documentId: name } : {});
}

/** Runs in a frame, before the card's script. */
function giveMessages(messages: string): void {
  globalThis.handsetMessages = JSON.parse(messages);
}

/** Does nothing where the browser blocks it. */
async function insertStyle(style: Scripting.CSSInjection): Promise<void> {
  await browser.scripting.insertCSS(style).catch(() => undefined);
}

/** The browser's result for each frame; `undefined` where it blocks injection. */
async function inject(target: Target, file: string): Promise<object[] | undefined> {
  try {
    return await browser.scripting.executeScript({ target, files: [file] });
  } catch {
    return undefined;
  }
}

/** The frames of a tab that we can inject scripts into now. */
export async function framesOf(tabId: number): Promise<number[]> {
  const results = await runIn({ tabId, allFrames: true }, () => true);
  return results.map((result) => result.frameId);
}

/**
 * Runs in a frame. Removes the card of an extension that was updated meanwhile: the browser ended its
 * script, and its buttons would do nothing. A card of this version sets `handsetCard` to `true`. An
 * element of the page with this id is another value.
 */
function removeDeadCard(hostName: string): void {
  if (globalThis.handsetCard === true) return;
  for (const element of [...(document.documentElement?.children ?? [])])
    if (element.localName === hostName) element.remove();
}

/** Runs a function in frames. Returns its results for the frames that we can inject into. */
export async function runIn<A extends string[]>(
  target: Target,
  func: (...args: A) => unknown,
  ...args: A
) {
  return browser.scripting.executeScript({ target, func, args }).catch(() => []);
}
