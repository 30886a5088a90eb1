import type { TrustedRef } from '@/components/page/views/trusted-ref';
import { pressUnderModal } from '@/lib/page/card/modal-dialog';
import { followTouches } from '@/lib/page/trust/last-touch';
import { mayShowBubble, rememberInvalidFields } from '@/lib/page/trust/native-bubble';
import { trustButton } from '@/lib/page/trust/trusted-button';
import type { ButtonUse } from '@/lib/page/trust/visibility';
import { createLatestOnly } from '@/lib/state/latest-only';
import { isForText } from './current-text';
import type { CardDisplayDeps } from './deps';
import { openCard } from './open-card';

type PressDeps = Pick<CardDisplayDeps, 'holder' | 'model'>;

/** Opens the card, or calls, on a trusted press of the shown button, until the signal ends. */
export function createTrustedRef(deps: PressDeps, ended: AbortSignal): TrustedRef {
  const { holder, model } = deps;
  const buttons = createLatestOnly(ended);
  const touches = followTouches(globalThis.handsetFinder?.finding?.click, ended);
  followPointer(deps, ended);
  rememberInvalidFields(document, ended);
  const act = (byKey: boolean) => {
    if (isForText(model, byKey)) press(deps, byKey);
  };
  /** A dialog of the page may cover the button, so this opens the card even if the rep skips it. */
  const actUnderModal = () => {
    if (isForText(model, false)) openCard(deps, false);
  };
  return (button) => {
    if (!button) return buttons.end();
    const signal = buttons.begin();
    const use = useOf(model);
    trustButton(button, { host: holder.host, use, act, doubt: model.doubt, touches }, signal);
    if (model.shown.peek()?.kind === 'button') pressUnderModal(button, actUnderModal, signal);
  };
}

/** Returns what a trusted press of the shown button does. */
function useOf({ shown }: PressDeps['model']): ButtonUse {
  const now = shown.peek();
  return now?.kind === 'button' && !now.offer.countsDownAtOnce ? 'opens' : 'calls';
}

/** Presses Call, or opens the card. Does both if the rep skips the card. */
function press(deps: PressDeps, byKey: boolean): void {
  const { model } = deps;
  const shown = model.shown.peek();
  if (shown?.kind !== 'button') return void model.call();
  const isAtOnce = shown.offer.countsDownAtOnce === true;
  openCard(deps, byKey && !isAtOnce);
  if (isAtOnce) void model.call();
}

/** Takes the focus from a field with a native bubble, once the rep's pointer moves on the open card. */
function followPointer({ holder, model }: PressDeps, signal: AbortSignal): void {
  const onMove = (event: PointerEvent) => {
    if (!event.isTrusted || model.shown.peek()?.kind !== 'card') return;
    if (!mayShowBubble(document, holder.host)) return;
    holder.rememberFocus();
    holder.layer.focus();
  };
  holder.layer.addEventListener('pointermove', onMove, { passive: true, signal });
}
