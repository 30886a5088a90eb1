import { useEffect } from 'preact/hooks';
import type { CountdownModel } from '@/lib/state/calls/countdown-model';

/** Esc undoes a running countdown, wherever the focus is; otherwise it is the browser's. */
export function useEscape(countdown: CountdownModel): void {
  useEffect(() => {
    const ended = new AbortController();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !countdown.counting.value) return;
      event.preventDefault();
      void countdown.cancel();
    };
    document.addEventListener('keydown', onKeyDown, { capture: true, signal: ended.signal });
    return () => ended.abort();
  }, [countdown]);
}
