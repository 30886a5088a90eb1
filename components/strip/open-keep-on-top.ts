import { canPinWindow, openPinnedWindow } from '@/lib/platform/ui/pinned-window';
import { createKeepOnTop, type KeepOnTopModel } from './keep-on-top-model';

/** Room for a countdown, or for a wrap-up with nine dispositions and a note. CSS pixels. */
const SIZE = { width: 360, height: 560 };

/** Opens the model of the call strip's window; `undefined` in a browser without such windows. */
export function openKeepOnTop(abortSignal: AbortSignal): KeepOnTopModel | undefined {
  if (!canPinWindow()) return undefined;
  const page = { path: '/strip.html', size: SIZE };
  const openWindow = () => openPinnedWindow(page);
  return createKeepOnTop({ openWindow }, abortSignal);
}
