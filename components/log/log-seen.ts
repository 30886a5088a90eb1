import { type ReadonlySignal, signal } from '@preact/signals';
import { reactTo } from '@/components/shared/react-to';
import type { Call } from '@/lib/calls/model';
import type { Ask } from '@/lib/messages/client';

/** Returns whether the rep can see this page. */
export function createPageVisibility(
  page: Document,
  abortSignal: AbortSignal,
): ReadonlySignal<boolean> {
  const isVisible = signal(!page.hidden);
  const read = () => {
    isVisible.value = !page.hidden;
  };
  page.addEventListener('visibilitychange', read, { signal: abortSignal });
  return isVisible;
}

/** What tells the background that the rep looks at the log. */
export interface LogSeenDeps {
  ask: Ask;
  /** Whether the rep can see this page. */
  isVisible: ReadonlySignal<boolean>;
}

/** Tells the background whenever the rep sees the log, and each news in it. `isLogShown` reads signals. */
export function tellLogSeen(
  { ask, isVisible }: LogSeenDeps,
  calls: ReadonlySignal<readonly Call[] | undefined>,
  isLogShown: () => boolean,
  abortSignal: AbortSignal,
): void {
  reactTo(
    () => isVisible.value && isLogShown() && calls.value !== undefined && calls.value,
    (seen) => {
      if (seen) void ask('log-seen', null);
    },
    abortSignal,
  );
}
