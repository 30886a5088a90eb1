import { signal } from '@preact/signals';
import { vi } from 'vitest';
import { createPracticeModel } from '@/components/practice/practice-model';
import { afterDelay, onEachTick } from '@/lib/platform/page/timers';

/** Creates a practice call with the timers of the test, and a player without sound. */
export function fakePractice() {
  const end = new AbortController();
  const player = {
    playing: signal(false),
    loading: signal(false),
    at: signal(0),
    length: signal(4),
    speed: signal(1),
    failure: signal(undefined),
    peaks: signal(undefined),
    toggle: vi.fn(async () => undefined),
    seek: vi.fn(),
    skip: vi.fn(),
    playFrom: vi.fn(),
    nextSpeed: vi.fn(),
  };
  const deps = { now: Date.now, tick: onEachTick, after: afterDelay, player };
  return { model: createPracticeModel(deps, end.signal), player, end };
}
