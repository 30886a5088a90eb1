import type { Ask } from '@/lib/messages/client';
import { OBSERVED_CHANGES } from '@/lib/page/dom/mutation-watch';
import { mayContainHost, shadowRootsUnder } from '@/lib/page/dom/shadow-roots';
import { createDelay, createLateChecks, type Delay, throttle } from '@/lib/page/schedule/timers';
import { dialLinksUnder } from '@/lib/page/text/dial-links';
import { mayHoldNumber } from '@/lib/page/text/may-hold-number';
import type { FinderHandle } from './frame-state';

/** How long a change waits to be checked, in milliseconds. */
const CHECK_WAIT_MS = 50;
/** After this many checks the finder is requested: on a page that changes all the time it costs less. */
const MAX_CHECKS = 20;

/**
 * Starts finding once there may be a number in the document. In most frames there never is: they pay
 * for one or two queries, and not for what finding sets up. A frame in a page is not even checked
 * before it is within a viewport of the viewport (of another origin: in view).
 */
export function awaitNumbers(document: Document, finder: FinderHandle): void {
  if (window === top) checkFirst(document, finder);
  else onceNear(document, () => checkFirst(document, finder), finder.abortSignal);
}

/**
 * Observes the root element. In a scrolled document it may be out of the frame's own view while the
 * frame is in view, so scrolling counts as near too.
 */
function onceNear(document: Document, act: () => void, abortSignal: AbortSignal): void {
  const near = () => {
    observer.disconnect();
    document.removeEventListener('scroll', near);
    act();
  };
  const check = (entries: readonly IntersectionObserverEntry[]) => {
    if (scrollY > 0 || entries.some((entry) => entry.isIntersecting)) near();
  };
  const observer = new IntersectionObserver(check, { rootMargin: '100%' });
  observer.observe(document.documentElement);
  document.addEventListener('scroll', near);
  // Stops watching. `act` does nothing once the signal has aborted.
  abortSignal.addEventListener('abort', near);
}

function checkFirst(document: Document, finder: FinderHandle): void {
  if (finder.abortSignal.aborted) return;
  if (mayHold(document, false)) finder.start();
  else keepChecking(document, finder);
}

/** Checks again after each change, and a few times for shadow roots: they are attached unnoticed. */
function keepChecking(document: Document, finder: FinderHandle): void {
  const { abortSignal } = finder;
  const delay = createDelay(abortSignal);
  let checks = 0;
  const check = (thorough: boolean) => {
    // The popup starts finding too, to list the page's structured data.
    const waits = !finder.frame;
    if (waits && ++checks < MAX_CHECKS && !mayHold(document, thorough)) return expectShadows();
    observer.disconnect();
    if (waits) finder.start();
  };
  const checkLater = createLateChecks(() => check(true), delay);
  const expectShadows = () => {
    if (mayContainHost(document)) checkLater();
  };
  const observer = new MutationObserver(throttle(() => check(false), delay, CHECK_WAIT_MS));
  observer.observe(document, OBSERVED_CHANGES);
  abortSignal.addEventListener('abort', () => observer.disconnect());
  expectShadows();
}

/** Returns whether a document may hold a number, or a field that the rep may rest on. */
function mayHold(document: Document, thorough: boolean): boolean {
  if (mayHoldNumber(document) || document.querySelector('input,textarea')) return true;
  return dialLinksUnder(document).length > 0 || shadowRootsUnder(document, thorough).some(Boolean);
}

/** How long it waits before it asks again, in milliseconds: doubled each time. */
const FIRST_RETRY_MS = 1000;
const MAX_RETRY_MS = 60_000;

/** Asks the background to inject the finder's script into this frame, until it has. */
export async function requestFinder(ask: Ask, delay: Delay, wait = FIRST_RETRY_MS): Promise<void> {
  const answer = await ask('finder', {});
  if (answer.ok) return;
  delay(() => void requestFinder(ask, delay, Math.min(2 * wait, MAX_RETRY_MS)), wait);
}
