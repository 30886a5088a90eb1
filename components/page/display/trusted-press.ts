import type { TrustedRef } from '@/components/page/views/trusted-ref';
import { pressUnderModal } from '@/lib/page/card/modal-dialog';
import { followTouches } from '@/lib/page/trust/last-touch';
import { mayShowBubble, rememberInvalidFields } from '@/lib/page/trust/native-bubble';
import { trustButton } from '@/lib/page/trust/trusted-button';
import { createLatestOnly } from '@/lib/state/latest-only';
import { isForText } from './current-text';
import type { CardDisplayDeps } from './deps';
import { openCard } from './open-card';

/** Opens the card, or calls, on a trusted press of the shown button, until the signal ends. */
export function createTrustedRef(
  deps: Pick<CardDisplayDeps, 'holder' | 'model'>,
  ended: AbortSignal,
): TrustedRef {
  const { holder, model } = deps;
  const buttons = createLatestOnly(ended);
  const touches = followTouches(globalThis.handsetFinder?.finding?.click, ended);
  followPointer(deps, ended);
  rememberInvalidFields(document, ended);
  const press = (byKey: boolean) => {
    if (!isForText(model, byKey)) return;
    if (model.shown.peek()?.kind === 'button') openCard(deps, byKey);
    else void model.call();
  };
  return (button) => {
    if (!button) return buttons.end();
    const signal = buttons.begin();
    trustButton(button, holder.host, { act: press, doubt: model.doubt, touches }, signal);
    if (model.shown.peek()?.kind === 'button') pressUnderModal(button, () => press(false), signal);
  };
}

/** Takes the focus from a field with a native bubble, once the rep's pointer moves on the open card. */
function followPointer(
  { holder, model }: Pick<CardDisplayDeps, 'holder' | 'model'>,
  signal: AbortSignal,
): void {
  const onMove = (event: PointerEvent) => {
    if (!event.isTrusted || model.shown.peek()?.kind !== 'card') return;
    if (!mayShowBubble(document, holder.host)) return;
    holder.rememberFocus();
    holder.layer.focus();
  };
  holder.layer.addEventListener('pointermove', onMove, { passive: true, signal });
}
