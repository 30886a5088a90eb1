import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { useLifetime } from '@/components/shared/use-lifetime';
import type { CountingCall } from '@/lib/calls/model';

/**
 * Cancel takes the focus while a call counts down. Afterwards the focus goes back to where the rep
 * was, so that a list can be called with the keyboard only.
 */
export function useFocusReturn(call: ReadonlySignal<CountingCall | undefined>): void {
  const before = useRef<HTMLElement | undefined>(undefined);
  const counting = call.value !== undefined;
  const abortSignal = useLifetime();
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const focused = target instanceof HTMLElement ? target : undefined;
      if (focused && !focused.closest('.countdown-dock')) before.current = focused;
    };
    document.addEventListener('focusin', note, { signal: abortSignal });
  }, [abortSignal]);
  useEffect(() => {
    if (counting || document.activeElement !== document.body) return;
    before.current?.focus({ preventScroll: true });
  }, [counting]);
}
