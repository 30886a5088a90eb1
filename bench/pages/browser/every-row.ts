import type {} from '@/lib/page/find/frame-state';

/** After Handset: reads every row of the page's long lists, as if the rep had scrolled to each. */
const STEP_MS = 20;
const STEPS = 50;

async function readEveryRow(steps: number): Promise<void> {
  const finding = globalThis.handsetFinder?.finding;
  const all = [...(finding?.putOff() ?? [])];
  if (all.length > 0) await finding?.read(all);
  // A page's lists are met when it is read, which may be yet to come.
  else if (steps > 0) setTimeout(() => void readEveryRow(steps - 1), STEP_MS);
}

void readEveryRow(STEPS);
