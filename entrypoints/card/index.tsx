import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { startCard } from '@/components/page/start-card';

/**
 * The call card: injected into a frame by the background when the rep's pointer first rests where
 * there are numbers, or when a call starts there by right-click. Injecting it again is harmless.
 */
export default defineUnlistedScript(() => {
  if (globalThis.handsetCard) return;
  globalThis.handsetCard = true;
  startCard();
});
