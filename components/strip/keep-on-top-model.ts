import { type ReadonlySignal, signal } from '@preact/signals';
import { canPinWindow, openPinnedWindow } from '@/lib/platform/ui/pinned-window';

/** What the model needs. */
export interface KeepOnTopDeps {
  /** Opens the call strip in a window above all others. Rejects if the browser refuses. */
  openWindow: () => Promise<Window>;
}

/** Whether the call strip stays above all other windows. */
export interface KeepOnTopModel {
  isOpen: ReadonlySignal<boolean>;
  /** Whether the browser refused the window at the last press. */
  isRefused: ReadonlySignal<boolean>;
  /** Opens the window, or closes it. Call it directly from the click. */
  toggle(): Promise<void>;
}

/** Creates the model. The window is closed when the signal ends. */
export function createKeepOnTop(
  { openWindow }: KeepOnTopDeps,
  abortSignal: AbortSignal,
): KeepOnTopModel {
  const isOpen = signal(false);
  const isRefused = signal(false);
  let current: Window | undefined;
  abortSignal.addEventListener('abort', () => current?.close(), { once: true });

  async function open(): Promise<void> {
    const opened = await openWindow();
    current = opened;
    isOpen.value = true;
    const onClosed = () => {
      if (current !== opened) return;
      current = undefined;
      isOpen.value = false;
    };
    opened.addEventListener('pagehide', onClosed, { once: true });
  }

  return {
    isOpen,
    isRefused,
    async toggle() {
      isRefused.value = false;
      if (current) return current.close();
      await open().catch(() => {
        isRefused.value = true;
      });
    },
  };
}

/** Room for a countdown, or for a wrap-up with nine dispositions and a note. CSS pixels. */
const SIZE = { width: 360, height: 560 };

/** Opens the model of the call strip's window; `undefined` in a browser without such windows. */
export function openKeepOnTop(abortSignal: AbortSignal): KeepOnTopModel | undefined {
  if (!canPinWindow()) return undefined;
  const page = { path: '/strip.html', size: SIZE };
  const openWindow = () => openPinnedWindow(page);
  return createKeepOnTop({ openWindow }, abortSignal);
}
