import type { CallDatabase } from '@/lib/calls/database';
import { createFollower, type Follower } from '@/lib/calls/follow/follower';
import type { Call } from '@/lib/calls/model';
import { createPlacer, type Placer } from '@/lib/calls/place/placer';
import { createRecovery, onRecoveryDue } from '@/lib/calls/recover-interrupted';
import { freshDatabase } from './database';
import { type Disk, withDisk } from './faulty';
import { followDeps, type TestFollowDeps } from './follow-deps';
import { placeDeps, type TestDeps } from './place-deps';

/** A background that runs over a log, composed as in `entrypoints/background/start/calls.ts`. */
export interface TestBackground extends Placer {
  deps: TestDeps;
  follow: TestFollowDeps;
  follower: Follower;
  database: CallDatabase;
  disk: Disk;
  /** Ids of the calls whose countdown began. */
  counted: string[];
  /** Outcomes that ended a countdown where it is shown. */
  shownOutcomes: Call[];
  /** Delivers the recovery wake-up. */
  onRecoveryDue(): void;
}

/** Starts a background over the calls of an earlier one. `broken` are failures of its first reads. */
export async function startTestBackground(
  earlier: Call[] = [],
  broken: Error[] = [],
): Promise<TestBackground> {
  const database = freshDatabase();
  const disk = withDisk(database);
  const follow = await followDeps(earlier, database);
  const deps = placeDeps({ database });
  disk.reads.push(...broken);
  const recovered = createRecovery(deps);
  const follower = createFollower({ ...follow, recovered, runAlone: (work) => work() });
  const { onRequested, onBackOff } = follower;
  const counted: string[] = [];
  const shownOutcomes: Call[] = [];
  const placer = createPlacer({
    ...deps,
    recovered,
    onRequested,
    onBackOff,
    onCounting(call, outcome) {
      counted.push(call.id);
      void outcome.then((ended) => shownOutcomes.push(ended));
    },
  });
  void follower.run();
  return {
    ...{ ...placer, deps, follow, follower, database, disk, counted, shownOutcomes },
    onRecoveryDue: () => {
      const cancelWake = () => deps.cancelRecovery();
      void onRecoveryDue({ ...deps, recovered, follower, cancelWake });
    },
  };
}
