import type { CallDatabase } from '@/lib/calls/database';
import type { FollowDeps } from '@/lib/calls/follow/follow';
import type { Call } from '@/lib/calls/model';
import type { ProblemCode } from '@/lib/problems/problem-codes';
import { NOON } from './calls';
import { type Clock, createClock } from './clock';
import { freshDatabase } from './database';
import { type FakeService, fakeService } from './service';

/** What following needs, faked. */
export interface TestFollowDeps extends FollowDeps {
  clock: Clock;
  service: FakeService;
  /** What was planned last: ms until the next wake-up, or `none`. */
  planned: (number | 'none')[];
  /** Whether a log is in view. */
  view: { open: boolean };
  /** Unexpected errors. */
  reports: { source: string; error: unknown }[];
  /** Calls that were said to have their recording. */
  recorded: Call[];
  troubles: ProblemCode[];
  state(call: Call): Promise<string | undefined>;
}

/** Deps that follow these calls, at noon, without jitter. */
export async function followDeps(
  calls: Call[] = [],
  database: CallDatabase = freshDatabase(),
): Promise<TestFollowDeps> {
  await database.calls.bulkAdd(calls);
  const clock = createClock(NOON);
  const service = fakeService();
  const planned: (number | 'none')[] = [];
  const view = { open: false };
  const reports: TestFollowDeps['reports'] = [];
  const recorded: Call[] = [];
  const troubles: ProblemCode[] = [];
  return {
    database,
    clock,
    service,
    planned,
    view,
    client: async () => service.client,
    workspaceInUse: async () => 'first',
    now: clock.now,
    random: () => 0,
    isLogInView: () => view.open,
    longestWaitMs: async () => 300_000,
    wakeIn: async (ms) => void planned.push(ms),
    cancelWake: async () => void planned.push('none'),
    recorded,
    onRecorded: (call) => void recorded.push(call),
    troubles,
    onStopped: (code) => void troubles.push(code),
    report: (source, error) => void reports.push({ source, error }),
    reports,
    state: async ({ id }) => (await database.calls.get(id))?.state,
  };
}
