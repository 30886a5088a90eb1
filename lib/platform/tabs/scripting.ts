import { browser } from '@/lib/platform/browser';
import { HOST_NAME } from '@/lib/platform/page/card-host';

const FINDER_SCRIPT = '/finder.js';
/** How marks look; there before a page is first drawn, it costs the page no second look at its styles. */
const MARKS_STYLE = '/assets/marks.css';
const CARD_SCRIPT = '/card.js';
const REGISTRATION = 'find-numbers';

type Target = { tabId: number; allFrames?: boolean; frameIds?: number[] };

/** Which hosts the finder shall run on from the next page load, and on which never. */
export interface FinderRegistration {
  matches: string[];
  excludeMatches: string[];
}

/** Registers the finder for these hosts; with none, takes the registration away. */
export async function registerFinder({
  matches,
  excludeMatches,
}: FinderRegistration): Promise<void> {
  const known = await browser.scripting.getRegisteredContentScripts({ ids: [REGISTRATION] });
  if (known.length > 0) await browser.scripting.unregisterContentScripts({ ids: [REGISTRATION] });
  if (matches.length === 0) return;
  const script = {
    id: REGISTRATION,
    js: [FINDER_SCRIPT],
    css: [MARKS_STYLE],
    matches,
    allFrames: true,
    runAt: 'document_idle' as const,
    persistAcrossSessions: true,
    ...(excludeMatches.length > 0 && { excludeMatches }),
    // Frames without an address of their own (about:blank, srcdoc) follow the frame that made them.
    matchOriginAsFallback: true,
  };
  await browser.scripting.registerContentScripts([script]);
}

/** Looks for numbers in every frame of a tab that we may enter now. False where we may not. */
export async function injectFinder(tabId: number): Promise<boolean> {
  const target = { tabId, allFrames: true };
  await browser.scripting.insertCSS({ target, files: [MARKS_STYLE] }).catch(() => undefined);
  await runIn(target, removeDeadCard, HOST_NAME);
  return (await inject(target, FINDER_SCRIPT)) !== undefined;
}

/** Whether a tab's top frame is looked through already. */
export async function isFinding(tabId: number): Promise<boolean> {
  const func = () => globalThis.handsetFinder?.signal.aborted === false;
  const [top] = await runIn({ tabId }, func);
  return top?.result === true;
}

/** Takes every mark in a tab away, and leaves it alone. */
export async function stopFinder(tabId: number): Promise<void> {
  await runIn({ tabId, allFrames: true }, () => globalThis.handsetFinder?.rest());
}

/** The document that a script was put into; named where the browser names documents. */
export interface InjectedDocument {
  documentId?: string;
}

/**
 * Puts the call card's script into one frame; `undefined` where we may not. Putting it there twice
 * is harmless.
 */
export async function injectCard(
  tabId: number,
  frameId: number,
): Promise<InjectedDocument | undefined> {
  const results = await inject({ tabId, frameIds: [frameId] }, CARD_SCRIPT);
  const name: unknown = Reflect.get(results?.[0] ?? {}, 'documentId');
  return results && (typeof name === 'string' ? { documentId: name } : {});
}

/** What the browser says of each frame that was entered. */
async function inject(target: Target, file: string): Promise<object[] | undefined> {
  try {
    return await browser.scripting.executeScript({ target, files: [file] });
  } catch {
    return undefined;
  }
}

/** The frames of a tab that a script of ours can enter now. */
export async function framesOf(tabId: number): Promise<number[]> {
  const results = await runIn({ tabId, allFrames: true }, () => true);
  return results.map((result) => result.frameId);
}

/**
 * Runs in a frame: takes away a call card whose extension was updated while it stood there. The
 * browser ended its script, and a dead button would stay. Our own, in this world, is alive.
 */
function removeDeadCard(hostName: string): void {
  if (globalThis.handsetCard) return;
  const last = document.documentElement?.lastElementChild;
  if (last?.localName === hostName) last.remove();
}

/** Runs a function in frames; what it answers by frame, of those that a script of ours can enter. */
async function runIn<A extends string[]>(
  target: Target,
  func: (...args: A) => unknown,
  ...args: A
) {
  return browser.scripting.executeScript({ target, func, args }).catch(() => []);
}
