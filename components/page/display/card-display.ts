import { effect } from '@preact/signals';
import type { CardContent } from '@/components/page/model/card-content';
import { createLatestOnly } from '@/components/shared/turns';
import type { CardHolder } from '@/lib/page/card/card-holder';
import { isUnderModal } from '@/lib/page/card/modal-dialog';
import { reportsVisibility } from '@/lib/page/trust/page-effects';
import { onCountryKey, onEscapeKey } from './card-keys';
import {
  cancelIfHidden,
  closeAfterOutcome,
  connectCountdown,
  keepCountdownShown,
} from './countdown-shown';
import { endOfferOnTextChange, followNumber, followViewport } from './follow-number';
import type { CardDisplayDeps } from './handle';

/** Shows in the holder what the model says, until the signal ends. Then it hides the card. */
export function startCardDisplay(deps: CardDisplayDeps, abortSignal: AbortSignal): void {
  const { holder } = deps;
  const stopShowing = followShown(deps, abortSignal);
  // The size is known only after drawing, and changes during the countdown.
  const sizes = new ResizeObserver(() => position(deps));
  sizes.observe(holder.layer);
  const stopKeeping = keepCountdownShown(deps);
  connectCountdown(deps, abortSignal);
  if (!reportsVisibility) stayOnTop(holder, abortSignal);
  abortSignal.addEventListener('abort', () => {
    stopShowing();
    stopKeeping();
    sizes.disconnect();
    holder.hide();
  });
}

/** Shows or hides the card on each change of the model. Returns the function that stops it. */
function followShown(deps: CardDisplayDeps, abortSignal: AbortSignal): () => void {
  const { holder, model, countdown } = deps;
  const turns = createLatestOnly(abortSignal);
  let before: CardContent['kind'] | undefined;
  return effect(() => {
    const shown = model.shown.value;
    const abortSignal = turns.begin();
    keepHeight(deps, before, shown?.kind);
    if (shown?.kind === 'call') cancelIfHidden(deps, before, abortSignal);
    before = shown?.kind;
    holder.onContentChanged();
    if (!shown) return holder.hide();
    closeAfterOutcome(deps, countdown.outcome.value, abortSignal);
    follow(deps, shown, abortSignal);
    holder.show(shown.kind !== 'button' && isUnderModal(deps.document));
  });
}

/**
 * Keeps countdown and outcome as high as the card was, so that the main button does not move.
 */
function keepHeight(
  { holder }: CardDisplayDeps,
  before: CardContent['kind'] | undefined,
  now: CardContent['kind'] | undefined,
): void {
  if (now !== 'call') holder.keepHeight(false);
  else if (before === 'card') holder.keepHeight(true);
}

/** Follows the number, the viewport and the keyboard while something is shown. */
function follow(deps: CardDisplayDeps, shown: CardContent, abortSignal: AbortSignal): void {
  const { document, model, countdown, keys } = deps;
  followViewport(document, () => position(deps), abortSignal);
  if ('anchor' in shown && shown.anchor) {
    followNumber(shown.anchor, () => position(deps), abortSignal);
    if (shown.kind !== 'call') endOfferOnTextChange(shown.anchor, model, abortSignal);
  }
  onEscapeKey(model, countdown, abortSignal);
  keys.follow(abortSignal);
  onCountryKey(model, keys, abortSignal);
}

/** Puts the card beside the number that it is about. */
function position({ holder, model }: CardDisplayDeps): void {
  const shown = model.shown.peek();
  if (!shown) return;
  holder.position('anchor' in shown ? shown.anchor : undefined, shown.kind === 'button');
}

/** Interval at which the card comes back on top under a resting pointer, in milliseconds. */
const RAISE_MS = 200;

/**
 * Brings the card back on top when the pointer enters, and repeatedly while it stays. Ends with the
 * signal. Needed if the browser does not report what is visible: an element above the card that lets
 * the pointer through goes unnoticed. Firefox (tried: 153) has no IntersectionObserver v2:
 * https://bugzilla.mozilla.org/show_bug.cgi?id=1896900
 */
export function stayOnTop({ layer, raise }: CardHolder, abortSignal: AbortSignal): void {
  let timer: ReturnType<typeof setInterval>;
  const stop = () => clearInterval(timer);
  const onEnter = () => {
    stop();
    raise();
    timer = setInterval(() => (layer.isConnected ? raise() : stop()), RAISE_MS);
  };
  layer.addEventListener('pointerenter', onEnter, { signal: abortSignal });
  layer.addEventListener('pointerleave', stop, { signal: abortSignal });
  abortSignal.addEventListener('abort', stop);
}
