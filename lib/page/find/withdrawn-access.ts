import type { Ask } from '@/lib/messages/client';
import { onAccessInDoubt } from '@/lib/platform/page/withdrawn-access';

/** Runs `leave` once the browser no longer lets us into this frame, unless the signal ends first. */
export function onAccessWithdrawn(ask: Ask, leave: () => void, abortSignal: AbortSignal): void {
  const check = () =>
    void ask('frame-access', {}).then((answer) => answer.ok && !answer.value && leave());
  onAccessInDoubt(check, abortSignal);
}
