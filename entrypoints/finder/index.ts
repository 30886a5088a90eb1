import { finderHandle, requestCardOnPointer } from '@/lib/page/find/frame-state';
import { startFinding } from '@/lib/page/find/start-finding';
import { onAccessWithdrawn } from '@/lib/page/find/withdrawn-access';

/**
 * Finds and marks numbers in a frame that may hold one. It does nothing where nothing awaits it: the
 * tab may show another page by now, whose site is switched off.
 */
function main(): void {
  const finder = finderHandle();
  if (!finder || finder.abortSignal.aborted || finder.frame) return;
  const { abortSignal, ask } = finder;
  finder.frame = { ...startFinding(document, ask, abortSignal), abortSignal };
  requestCardOnPointer(finder.frame, ask);
  onAccessWithdrawn(ask, finder.stop, abortSignal);
}

/** Not wrapped in `defineUnlistedScript`: every frame with a number would pay for its bytes. */
export default { main };
