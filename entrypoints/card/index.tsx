import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { startCard } from '@/components/page/start-card';
import { finderHandle, isCardStarted } from '@/lib/page/find/frame-state';

/**
 * The call card: injected into a frame by the background when the rep's pointer first rests where
 * there are numbers, or when a call starts there by right-click. Injecting it again is harmless.
 */
export default defineUnlistedScript(() => {
  if (isCardStarted()) return;
  globalThis.handsetCard = true;
  // Made an own property, so that the card never reads an element of the page instead.
  globalThis.handsetFinder = finderHandle();
  startCard();
});
