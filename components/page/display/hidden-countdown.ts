import type { CardContent } from '@/components/page/model/card-content';
import { watchHidden } from '@/lib/page/trust/hidden-watch';
import type { CardDisplayDeps } from './deps';

/**
 * Asks to cancel a call that the rep began on the card, while the page or its tab hides Cancel. The
 * background lets it go on if the rep sees the countdown in a view of ours. Other calls begin where
 * the page has nothing to say, and may count down on a page that never shows all of the card.
 */
export function cancelIfHidden(
  { holder, countdown }: Pick<CardDisplayDeps, 'holder' | 'countdown'>,
  before: CardContent['kind'] | undefined,
  abortSignal: AbortSignal,
): void {
  if (before !== 'card' || !countdown.counting.peek()) return;
  // The countdown is drawn a moment later.
  setTimeout(() => {
    const cancel = holder.drawn.querySelector<HTMLElement>('[role="alertdialog"] .main');
    if (!cancel || abortSignal.aborted) return;
    watchHidden(cancel, holder.host, () => void countdown.cancel('hidden'), abortSignal);
  });
}
