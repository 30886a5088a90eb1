import type { Guard } from '@/components/page/views/guard';
import { pressUnderModal } from '@/lib/page/card/modal-dialog';
import { trustButton } from '@/lib/page/trust/trusted-button';
import { createLatestOnly } from '@/lib/state/latest-only';
import { isForText } from './current-text';
import type { CardDisplayDeps } from './deps';
import { openCard } from './open-card';

/** Guards the shown button until the signal ends: only a trusted press opens the card, or calls. */
export function createButtonGuard(
  deps: Pick<CardDisplayDeps, 'holder' | 'model'>,
  ended: AbortSignal,
): Guard {
  const { holder, model } = deps;
  const buttons = createLatestOnly(ended);
  const press = (byKey: boolean) => {
    if (!isForText(model, byKey)) return;
    if (model.shown.peek()?.kind === 'button') openCard(deps, byKey);
    else void model.call();
  };
  return (button) => {
    if (!button) return buttons.end();
    const signal = buttons.begin();
    trustButton(button, holder.host, { act: press, doubt: model.doubt }, signal);
    if (model.shown.peek()?.kind === 'button') pressUnderModal(button, () => press(false), signal);
  };
}
