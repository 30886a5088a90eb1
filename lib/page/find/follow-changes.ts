import { createMutationWatch } from '@/lib/page/dom/mutation-watch';
import type { Marks } from '@/lib/page/highlights/marks';
import { type JobPause, STALL } from '@/lib/page/schedule/idle-jobs';
import type { Schedule } from '@/lib/page/schedule/schedule';
import { throttle } from '@/lib/page/schedule/timers';
import type { Finder } from './finder';
import { pauseFor, type Recogniser } from './recogniser';

/** How long a change waits to be read, in milliseconds: most come in several steps. */
const WAIT_MS = 20;
/** On a page that changes all the time, most of what was added is gone again after this wait. */
const BUSY_WAIT_MS = 200;
const QUIET_MS = 1000;
/** Wait between two sweeps of nodes that left the page, in milliseconds. */
const SWEEP_MS = 2000;

/** What following changes needs. */
export interface ChangeDeps {
  recogniser: Recogniser;
  marks: Marks;
  readChanged: Finder['readChanged'];
  readRowsSoon: () => void;
}

/** Reads changed nodes of the roots that it observes. Returns `observe`. */
export function followChanges(
  { recogniser, marks, readChanged, readRowsSoon }: ChangeDeps,
  { run, now, delay, abortSignal }: Schedule,
): (root: Node) => void {
  let due = false;
  let last = Number.NEGATIVE_INFINITY;
  const watch = createMutationWatch(() => {
    if (due) return;
    due = true;
    const wait = now() - last < QUIET_MS ? BUSY_WAIT_MS : WAIT_MS;
    delay(() => run(readChanges()), wait);
  }, abortSignal);
  const sweep = throttle(() => run(marks.sweep()), delay, SWEEP_MS);

  function* readChanges(): Generator<JobPause> {
    // While the background is silent all changes wait for it together: each job begun would stay.
    while (pauseFor(recogniser)) yield STALL;
    due = false;
    last = now();
    const { nodes, removed } = watch.changes();
    if (removed) sweep();
    if (removed && recogniser.forgetStaleVerdicts()) nodes.push(...nationalNumbers());
    yield* readChanged(nodes);
    readRowsSoon();
  }

  /** Nodes of marks without a country: it may have been read from a number that is gone. */
  function nationalNumbers(): Node[] {
    return [...marks.painted()].flatMap(({ found, nodes }) => (found.country ? [] : nodes));
  }
  return watch.observe;
}
