import { isOpen } from '@/components/page/model/card-model';
import type { CardHandle } from '@/lib/page/card/card-handle';
import { containsPoint } from '@/lib/page/dom/geometry';
import type { CardDisplayDeps } from './deps';
import { focusMainButton, openCard } from './open-card';

/** Distance from the card at which the pointer still counts as on it, in pixels. */
const SLACK = 4;

/** Creates the handle by which `lib/page/point` controls the card. */
export function createCardHandle(deps: CardDisplayDeps): CardHandle {
  const { holder, model, countdown } = deps;
  return {
    offer(offer, anchor) {
      if (!isOpen(model)) model.offer(offer, anchor);
    },
    open(offer, anchor, byKey) {
      if (byKey) holder.rememberFocus();
      model.offer(offer, anchor);
      openCard(deps, byKey);
    },
    say: (problem) => model.showProblem(problem),
    withdraw() {
      if (!isOpen(model)) model.close();
    },
    focus() {
      holder.rememberFocus();
      focusMainButton(holder);
    },
    holds: (x, y) =>
      holder.host.isConnected && containsPoint(holder.layer.getBoundingClientRect(), x, y, SLACK),
    busy: () => isOpen(model),
    calling() {
      const shown = model.shown.peek();
      const isRequesting = shown?.kind === 'card' && shown.isRequesting === true;
      return isRequesting || countdown.counting.peek() !== undefined;
    },
  };
}
