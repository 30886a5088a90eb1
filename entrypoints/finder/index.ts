import { ask } from '@/lib/messages/client';
import { awaitNumbers } from '@/lib/page/find/await-numbers';
import {
  type FinderHandle,
  requestCardOnPointer,
  wakeCardForSelection,
} from '@/lib/page/find/frame-state';
import { startFinding } from '@/lib/page/find/start-finding';
import { isOrphaned } from '@/lib/platform/page/messaging';

/**
 * In every frame of a granted site: finds numbers and marks them. Registered at run time for what
 * the rep granted. Until there is something like a number it sets nothing up, asks nobody, and hears
 * of changes alone. Injected twice, the newer script takes over and the older one rests; so does one
 * whose extension was updated, as soon as it asks in vain.
 */
function main(): void {
  globalThis.handsetFinder?.rest();
  let resting: AbortController | undefined;
  // Most frames in a page only wait to come near, and need none.
  const ending = () => {
    resting ??= new AbortController();
    return resting;
  };
  const rest = () => ending().abort();
  const tell: typeof ask = async (name, body) => {
    const answer = await ask(name, body);
    if (!answer.ok && isOrphaned()) rest();
    return answer;
  };
  const start = () => {
    const { signal } = finder;
    const finding = { ...startFinding(document, tell, signal), signal };
    requestCardOnPointer(finding, tell);
    return finding;
  };
  const finder: FinderHandle = {
    get signal() {
      return ending().signal;
    },
    rest,
    begin() {
      finder.finding ??= start();
      return finder.finding;
    },
  };
  globalThis.handsetFinder = finder;
  awaitNumbers(document, finder);
  wakeCardForSelection(finder, tell);
}

/** As `defineUnlistedScript` would make it, which every frame would pay for. */
export default { main };
