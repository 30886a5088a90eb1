import { askUntilOrphaned } from '@/lib/messages/client';
import { onRewritten } from '@/lib/page/dom/document-rewrite';
import { awaitNumbers, requestFinder } from '@/lib/page/find/await-numbers';
import {
  type FinderHandle,
  finderHandle,
  requestCardOnSelection,
} from '@/lib/page/find/frame-state';
import { createIgnoredAreas } from '@/lib/page/find/ignored-areas';
import { createDelay } from '@/lib/page/schedule/timers';

/** How long a document that is written anew waits to be read, in milliseconds: some are, all the time. */
const REWRITTEN_MS = 100;

/**
 * Runs in every frame of a granted site, registered at run time, and requests the finder where there
 * may be a number. Until then it sends no message. If it is injected twice, the newer script replaces
 * the older one. After an update of the extension it stops as soon as a message gets no answer.
 */
function main(): void {
  finderHandle()?.stop();
  let ending: AbortController | undefined;
  // Created on first use: most frames only wait to come near the viewport.
  const controller = () => {
    ending ??= new AbortController();
    return ending;
  };
  const stop = () => controller().abort();
  const areas = createIgnoredAreas(askUntilOrphaned(stop));
  const { ask } = areas;
  const finder: FinderHandle = {
    get abortSignal() {
      return controller().signal;
    },
    ...areas,
    stop,
    start: () => void requestFinder(ask, createDelay(finder.abortSignal)),
  };
  globalThis.handsetFinder = finder;
  awaitNumbers(document, finder);
  requestCardOnSelection(finder, ask);
  const startAnew = () => {
    stop();
    setTimeout(() => finderHandle() === finder && main(), REWRITTEN_MS);
  };
  onRewritten(document, startAnew, finder.abortSignal);
}

/** Not wrapped in `defineUnlistedScript`: every frame would pay for its bytes. */
export default { main };
