import { browser } from './browser';

const CONTENT_SCRIPT = '/content-scripts/content.js';
/** How marks look; there before a page is first drawn, it costs the page no second look at its styles. */
const CONTENT_STYLE = '/content-scripts/content.css';
const CARD_SCRIPT = '/card.js';
const REGISTRATION = 'find-numbers';

/** Which hosts the content script shall run on from the next page load, and on which never. */
export interface Reach {
  matches: string[];
  excludeMatches: string[];
}

/** Registers the content script for these hosts; with none, takes the registration away. */
export async function registerContent({ matches, excludeMatches }: Reach): Promise<void> {
  const known = await browser.scripting.getRegisteredContentScripts({ ids: [REGISTRATION] });
  if (known.length > 0) await browser.scripting.unregisterContentScripts({ ids: [REGISTRATION] });
  if (matches.length === 0) return;
  const script = {
    id: REGISTRATION,
    js: [CONTENT_SCRIPT],
    css: [CONTENT_STYLE],
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
export async function injectContent(tabId: number): Promise<boolean> {
  const target = { tabId, allFrames: true };
  await browser.scripting.insertCSS({ target, files: [CONTENT_STYLE] }).catch(() => undefined);
  return inject(target, CONTENT_SCRIPT);
}

/** Puts the call card's script into one frame. Putting it there twice is harmless. */
export function injectCard(tabId: number, frameId: number): Promise<boolean> {
  return inject({ tabId, frameIds: [frameId] }, CARD_SCRIPT);
}

async function inject(
  target: { tabId: number; allFrames?: boolean; frameIds?: number[] },
  file: string,
): Promise<boolean> {
  try {
    await browser.scripting.executeScript({ target, files: [file] });
    return true;
  } catch {
    return false;
  }
}

/** The frames of a tab that a script of ours can enter now. */
export async function framesOf(tabId: number): Promise<number[]> {
  try {
    const target = { tabId, allFrames: true };
    const results = await browser.scripting.executeScript({ target, func: () => true });
    return results.map((result) => result.frameId);
  } catch {
    return [];
  }
}
