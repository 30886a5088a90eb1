import type { CardHolder } from '@/lib/page/card/card-holder';
import { reportsVisibility } from '@/lib/page/trust/page-effects';
import type { CardDisplayDeps } from './deps';

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
export function focusMainButton({ layer }: CardHolder): void {
  const button = layer.querySelector<HTMLElement>('.go,input') ?? layer.querySelector('button');
  button?.focus();
}
