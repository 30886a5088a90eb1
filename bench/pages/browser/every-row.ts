import type {} from '@/lib/page/find/frame-state';

/** Runs after Handset. Reads every deferred row, as if the rep had scrolled to each. */
const STEP_MS = 20;
const STEPS = 50;

async function readEveryRow(steps: number): Promise<void> {
  const frame = globalThis.handsetFinder?.frame;
  const all = [...(frame?.deferredRows() ?? [])];
  if (all.length > 0) await frame?.readRows(all);
  // Lists are known only once the page has been read.
  else if (steps > 0) setTimeout(() => void readEveryRow(steps - 1), STEP_MS);
}

void readEveryRow(STEPS);
