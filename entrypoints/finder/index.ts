import { askUntilOrphaned } from '@/lib/messages/client';
import { awaitNumbers } from '@/lib/page/find/await-numbers';
import {
  type FinderHandle,
  requestCardOnPointer,
  requestCardOnSelection,
} from '@/lib/page/find/frame-state';
import { startFinding } from '@/lib/page/find/start-finding';

/**
 * Finds and marks numbers in every frame of a granted site. Registered at run time for the sites that
 * the rep granted. It sets nothing up and sends no message before there is something like a number.
 * If it is injected twice, the newer script replaces the older one. After an update of the extension
 * it stops as soon as a message gets no answer.
 */
function main(): void {
  globalThis.handsetFinder?.stop();
  let ending: AbortController | undefined;
  // Created on first use: most frames only wait to come near the viewport.
  const controller = () => {
    ending ??= new AbortController();
    return ending;
  };
  const stop = () => controller().abort();
  const tell = askUntilOrphaned(stop);
  const start = () => {
    const { signal } = finder;
    const finding = { ...startFinding(document, tell, signal), signal };
    requestCardOnPointer(finding, tell);
    return finding;
  };
  const finder: FinderHandle = {
    get signal() {
      return controller().signal;
    },
    stop,
    start() {
      finder.finding ??= start();
      return finder.finding;
    },
  };
  globalThis.handsetFinder = finder;
  awaitNumbers(document, finder);
  requestCardOnSelection(finder, tell);
}

/** Not wrapped in `defineUnlistedScript`: every frame would pay for its bytes. */
export default { main };
