import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { startCard } from '@/components/page/start-card';
import { speak } from '@/lib/i18n/messages';
import { onRewritten } from '@/lib/page/dom/document-rewrite';
import { finderHandle, isCardStarted } from '@/lib/page/find/frame-state';
import { givenMessages } from '@/lib/platform/page/browser-messages';
import { isOrphaned } from '@/lib/platform/page/messaging';

/**
 * The call card: injected into a frame by the background when the rep's pointer first rests where
 * there are numbers, or when a call starts there by right-click. Injecting it again is harmless.
 */
export default defineUnlistedScript(() => {
  if (isCardStarted()) return;
  globalThis.handsetCard = true;
  speak(givenMessages());
  // Made an own property, so that the card never reads an element of the page instead.
  globalThis.handsetFinder = finderHandle();
  /** Starts again in a document that is written anew: what the card listened to is gone. */
  const start = () => {
    const session = new AbortController();
    startCard(session.signal);
    const startAnew = () => {
      session.abort();
      if (!isOrphaned()) start();
    };
    onRewritten(document, startAnew, session.signal);
  };
  start();
});
