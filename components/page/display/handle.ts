import type { CountdownModel } from '@/components/countdown/countdown-model';
import { type CardModel, isOpen } from '@/components/page/model/card-model';
import type { CardHandle } from '@/lib/page/card/card-handle';
import type { CardHolder } from '@/lib/page/card/card-holder';
import { containsPoint } from '@/lib/page/dom/geometry';
import { reportsVisibility } from '@/lib/page/trust/page-effects';
import type { UsableKeysWatch } from './card-keys';

/** What showing the card needs. */
export interface CardDisplayDeps {
  document: Document;
  holder: CardHolder;
  model: CardModel;
  countdown: CountdownModel;
  keys: UsableKeysWatch;
}

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

/** Opens the card of the number whose button is shown; in a frame of Firefox, in the tab's top frame. */
export function openCard(
  { holder, model }: Pick<CardDisplayDeps, 'holder' | 'model'>,
  byKey: boolean,
): void {
  // The embedding page could cover this whole frame. Without IntersectionObserver v2 the frame
  // cannot notice that.
  if (!reportsVisibility && window !== window.top) return void model.openInTopFrame();
  model.open();
  if (byKey) requestAnimationFrame(() => focusMainButton(holder));
}

/** Moves the focus to the main button or the text field, or else to any button. */
function focusMainButton({ layer }: CardHolder): void {
  const button = layer.querySelector<HTMLElement>('.go,input') ?? layer.querySelector('button');
  button?.focus();
}
