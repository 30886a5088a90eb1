import { useEffect } from 'preact/hooks';
import { useLifetime } from '@/components/shared/use-lifetime';
import type { CountdownModel } from './countdown-model';

/** Cancels a running countdown on Esc, with the focus anywhere. Otherwise Esc keeps its meaning. */
export function useEscape(countdown: CountdownModel): void {
  const abortSignal = useLifetime([countdown]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !countdown.counting.value) return;
      event.preventDefault();
      void countdown.cancel();
    };
    document.addEventListener('keydown', onKeyDown, { capture: true, signal: abortSignal });
  }, [abortSignal]);
}
