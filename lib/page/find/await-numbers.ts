import { OBSERVED_CHANGES } from '@/lib/page/dom/mutation-watch';
import { mayAttachShadowRoots, shadowRootsUnder } from '@/lib/page/dom/shadow-roots';
import { delay } from '@/lib/page/schedule/delay';
import { createLateChecks } from '@/lib/page/schedule/late-checks';
import { throttle } from '@/lib/page/schedule/throttle';
import { dialLinksUnder } from '@/lib/page/text/dial-links';
import { mayHoldNumber } from '@/lib/page/text/may-hold-number';
import type { FinderHandle } from './frame-state';

/** How long a change waits to be looked at, in milliseconds. */
const WAIT_MS = 50;
/** On a page that changes all the time it costs less to read what changes than to look at all of it. */
const MOST_LOOKS = 20;

/**
 * Begins finding as soon as there may be a number in the document. In most frames there never is:
 * they pay for a question or two to the browser, and not for all that finding sets up. A frame in a
 * page is not even asked before it is within a viewport of the viewport (of another origin: in view).
 */
export function awaitNumbers(document: Document, finder: FinderHandle): void {
  if (window === top) lookFirst(document, finder);
  else onceNear(document, () => lookFirst(document, finder));
}

/**
 * What is watched is the root element, which may leave the frame's own view while the frame is in
 * the page's: wherever a document stands scrolled, its root may be no higher than the frame.
 */
function onceNear(document: Document, act: () => void): void {
  const near = () => {
    observer.disconnect();
    document.removeEventListener('scroll', near);
    act();
  };
  const look = (entries: readonly IntersectionObserverEntry[]) => {
    if (scrollY > 0 || entries.some((entry) => entry.isIntersecting)) near();
  };
  const observer = new IntersectionObserver(look, { rootMargin: '100%' });
  observer.observe(document.documentElement);
  document.addEventListener('scroll', near);
}

function lookFirst(document: Document, finder: FinderHandle): void {
  if (finder.signal.aborted) return;
  if (mayBeFound(document, false)) finder.begin();
  else lookOn(document, finder);
}

/** Looks again whenever something changed, and some times for shadow roots, which come unheard. */
function lookOn(document: Document, finder: FinderHandle): void {
  let looks = 0;
  const look = (thorough: boolean) => {
    // The popup has it begun as well, to list what a page tells machines.
    const waits = !finder.signal.aborted && !finder.finding;
    if (waits && ++looks < MOST_LOOKS && !mayBeFound(document, thorough)) return expectShadows();
    observer.disconnect();
    if (waits) finder.begin();
  };
  const lookLater = createLateChecks(() => look(true), delay, finder.signal);
  const expectShadows = () => {
    if (mayAttachShadowRoots(document)) lookLater();
  };
  const observer = new MutationObserver(throttle(() => look(false), delay, WAIT_MS));
  observer.observe(document, OBSERVED_CHANGES);
  expectShadows();
}

/** Whether there is anything in a document to find, or a field that the rep may rest on. */
function mayBeFound(document: Document, thorough: boolean): boolean {
  if (mayHoldNumber(document) || document.querySelector('input')) return true;
  return dialLinksUnder(document).length > 0 || shadowRootsUnder(document, thorough).some(Boolean);
}
