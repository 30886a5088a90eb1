import { useEffect, useRef } from 'preact/hooks';
import type { DashboardModel } from '@/lib/state/dashboard/dashboard-model';

/**
 * The countdown's Cancel takes the focus. Once it is gone, the focus goes back to where the rep
 * was, so that a list can be called down by the keyboard.
 */
export function useFocusReturn(model: DashboardModel): void {
  const before = useRef<HTMLElement | undefined>(undefined);
  const counting = model.countdown.counting.value !== undefined;
  useEffect(() => {
    const ended = new AbortController();
    const note = ({ target }: FocusEvent) => {
      const place = target instanceof HTMLElement ? target : undefined;
      if (place && !place.closest('.countdown-dock')) before.current = place;
    };
    document.addEventListener('focusin', note, { signal: ended.signal });
    return () => ended.abort();
  }, []);
  useEffect(() => {
    if (counting || document.activeElement !== document.body) return;
    before.current?.focus({ preventScroll: true });
  }, [counting]);
}
