import type { Ask } from '@/lib/messages/client';
import type { FinderHandle } from '@/lib/page/find/frame-state';
import { anchorOf } from '@/lib/page/point/anchor';
import { offerRequestFor } from '@/lib/page/point/callees';
import type { OfferAnchors } from '@/lib/page/point/offer-anchors';
import { createLatestRequest } from '@/lib/page/schedule/latest-request';
import { createRestartableTimer } from '@/lib/page/schedule/timers';
import type { MenuSubject } from './menu-target';
import { numberSelected, textSelection } from './selected-text';

/** Time that a selection must stay unchanged before it is read, in milliseconds. */
const WAIT_MS = 60;

/** What `startSelecting` needs. */
export interface SelectingDeps {
  ask: Ask;
  menu: MenuSubject;
  offerAnchors: OfferAnchors;
  /** The finder of this frame, if there is one. */
  finder: () => FinderHandle | undefined;
  /** Ends every listener and timer. */
  abortSignal: AbortSignal;
}

/**
 * Keeps the context menu in step with the selected text: an item for a number, and none for other
 * text. Does nothing on a site that is switched off.
 */
export function startSelecting({
  ask,
  menu,
  offerAnchors,
  finder,
  abortSignal,
}: SelectingDeps): void {
  const timer = createRestartableTimer(abortSignal);
  /** Only the answer to the latest request counts. */
  const latest = createLatestRequest();

  const read = async () => {
    const isLatest = latest.begin();
    if (finder()?.abortSignal.aborted) return menu.select();
    const selected = textSelection(document);
    if (!selected) return menu.select();
    const frame = finder()?.frame;
    const number = numberSelected(selected, frame?.marks);
    if (!number) return menu.select({});
    const anchor = anchorOf(number, frame?.marks);
    const answer = await ask('offer', offerRequestFor(number, frame));
    if (!isLatest()) return;
    // Asked after the answer: the areas came with one before.
    if (!answer.ok || number.nodes.some((node) => finder()?.ignores(node))) return menu.select({});
    offerAnchors.set(answer.value.offerId, anchor);
    menu.select({ offerId: answer.value.offerId });
  };
  const readSoon = () => {
    latest.end();
    timer.start(() => void read(), WAIT_MS);
  };
  /** Clears the subject, because other frames and tabs share the menu. */
  const clear = () => {
    latest.end();
    timer.stop();
    menu.select();
  };

  document.addEventListener('selectionchange', readSoon, {
    capture: true,
    passive: true,
    signal: abortSignal,
  });
  followPresence({ onLeave: clear, onReturn: () => void read() }, abortSignal);
  abortSignal.addEventListener('abort', latest.end);
  void read();
}

interface PresenceObserver {
  onLeave: () => void;
  onReturn: () => void;
}

/** Reports when the rep leaves this frame, by pointer or tab, and when they come back. */
function followPresence({ onLeave, onReturn }: PresenceObserver, abortSignal: AbortSignal): void {
  let isAway = false;
  const leave = () => {
    isAway = true;
    onLeave();
  };
  const comeBack = (event: Event) => {
    if (!isAway || !event.isTrusted) return;
    isAway = false;
    onReturn();
  };
  const onOut = (event: PointerEvent) => {
    if (event.isTrusted && !event.relatedTarget) leave();
  };
  const onVisibility = (event: Event) => (document.hidden ? leave() : comeBack(event));

  const options = { capture: true, passive: true, signal: abortSignal };
  document.addEventListener('pointerout', onOut, options);
  document.addEventListener('pointermove', comeBack, options);
  document.addEventListener('visibilitychange', onVisibility, options);
  window.addEventListener('pagehide', leave, { signal: abortSignal });
}
