import type { CardHolder } from '@/lib/page/card/card-holder';
import { reportsVisibility } from '@/lib/page/trust/page-effects';
import type { CardDisplayDeps } from './deps';

/** Opens the card of the number whose button is shown. */
export function openCard(
  { holder, model }: Pick<CardDisplayDeps, 'holder' | 'model'>,
  byKey: boolean,
): void {
  // A page that frames this one could hide all of it, and nothing here would notice.
  if (!reportsVisibility && window !== window.top) return void model.openOnTop();
  model.open();
  if (byKey) requestAnimationFrame(() => focusMainButton(holder));
}

/** Moves the focus to the button that matters: the one under guard, else any. */
export function focusMainButton({ layer }: CardHolder): void {
  const button = layer.querySelector<HTMLElement>('.go,input') ?? layer.querySelector('button');
  button?.focus();
}
