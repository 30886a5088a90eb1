import { openCallViewDeps } from '@/components/call-view/call-view-deps';
import type { OwnPage } from '@/components/shared/own-page';
import { minimizeOwnWindow } from '@/lib/platform/ui/windows';
import { openKeepOnTop } from './keep-on-top-model';
import { createStripModel, type StripModel } from './strip-model';

/** The strip shows only the latest call; earlier ones may still count down elsewhere. */
const FIRST_CALLS = 3;

/**
 * Opens the strip's model over the real database, clock and background. In the window above all others the
 * strip is in a frame, and cannot open one more such window.
 */
export function openStrip(page: OwnPage): StripModel {
  const { abortSignal } = page;
  const keepOnTop = window.parent === window ? openKeepOnTop(abortSignal) : undefined;
  const minimize = (isMinimized: boolean) => void minimizeOwnWindow(isMinimized);
  return createStripModel(
    { ...openCallViewDeps(page), firstCalls: FIRST_CALLS, keepOnTop, minimize },
    abortSignal,
  );
}
