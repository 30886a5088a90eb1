import Dexie from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import fc from 'fast-check';
import { type CallDatabase, openCallDatabase } from '@/lib/calls/database';
import { followOnce, searchForCall } from '@/lib/calls/follow/follow';
import type { Call, CallState } from '@/lib/calls/model';
import { countDownAndPlace } from '@/lib/calls/place/count-down';
import { cancelCountdown } from '@/lib/calls/place/placer';
import { writeCall } from '@/lib/calls/place/write-call';
import { endInterruptedCalls, recoverInterruptedCalls } from '@/lib/calls/recover-interrupted';
import { serviceError } from '@/lib/service/http/service-error';
import { CALLEE, OTHER_CALLEE } from '@/test/calls/support/calls';
import { databaseIdle } from '@/test/calls/support/clock';
import { followDeps, type TestFollowDeps } from '@/test/calls/support/follow-deps';
import { placeDeps, type TestDeps } from '@/test/calls/support/place-deps';
import { mayBecome } from './judge';

/** One thing that happens; the next happens without waiting for it. */
type Happening =
  | { do: 'press'; gesture: number; callee: string }
  | { do: 'cancel' | 'look'; call: number }
  | { do: 'wait'; ms: number }
  | { do: 'resume' | 'settle' | 'follow' | 'record' }
  | { do: 'fail'; placed: 'no' | 'unknown' };

const happening: fc.Arbitrary<Happening> = fc.oneof(
  fc.record({
    do: fc.constant('press' as const),
    gesture: fc.nat(2),
    callee: fc.constantFrom(CALLEE, OTHER_CALLEE),
  }),
  fc.record({ do: fc.constantFrom('cancel' as const, 'look' as const), call: fc.nat(1) }),
  fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(0, 200, 3_000, 61_000) }),
  fc.record({ do: fc.constantFrom('resume' as const, 'settle' as const) }),
  fc.record({ do: fc.constantFrom('follow' as const, 'record' as const) }),
  fc.record({ do: fc.constant('fail' as const), placed: fc.constantFrom('no', 'unknown') }),
);

interface CheckedRun {
  database: CallDatabase;
  deps: TestDeps;
  follow: TestFollowDeps;
  /** Calls that a press was answered with. */
  told: string[];
  seen: Map<string, CallState>;
}

/**
 * Random things happen in random order to the real code over a real log: no call without a record,
 * no record lost, never two POSTs for one gesture, never a step backwards.
 */
export async function checkOrders(runs: number): Promise<void> {
  Object.assign(Dexie.dependencies, { indexedDB: new IDBFactory(), IDBKeyRange });
  const database = openCallDatabase('orders');
  const orders = fc.array(happening, { maxLength: 12 });
  const property = fc.asyncProperty(orders, (happenings) => live(database, happenings));
  await fc.assert(property, { numRuns: runs });
  database.close();
}

async function live(database: CallDatabase, happenings: readonly Happening[]): Promise<void> {
  await Promise.all(database.tables.map((table) => table.clear()));
  const follow = await followDeps([], database);
  const deps = placeDeps({ database });
  Object.assign(follow, { now: deps.now, client: deps.client });
  const run: CheckedRun = { database, deps, follow, told: [], seen: new Map() };
  for (const happens of happenings) {
    await happen(run, happens);
    await inspect(run);
  }
  await deps.clock.advance(10_000);
  await inspect(run);
}

async function happen(run: CheckedRun, happens: Happening): Promise<void> {
  const { deps, follow, database } = run;
  const calls = await database.calls.toArray();
  const call = 'call' in happens ? calls[happens.call] : undefined;
  if (happens.do === 'press') background(press(run, happens.gesture, happens.callee));
  if (happens.do === 'cancel' && call) background(cancelCountdown(deps, call.id));
  if (happens.do === 'look' && call) background(searchForCall(follow, call));
  if (happens.do === 'resume') background(recoverInterruptedCalls(deps));
  if (happens.do === 'settle') background(endInterruptedCalls(deps));
  if (happens.do === 'follow') background(followOnce(follow));
  if (happens.do === 'record') showInHistory(run, calls);
  if (happens.do === 'fail') fail(run, happens.placed);
  if (happens.do === 'wait') await deps.clock.advance(happens.ms);
}

async function press(run: CheckedRun, gesture: number, callee: string): Promise<void> {
  const call = await writeCall(run.deps, { callee, gesture: `gesture-${gesture}` });
  run.told.push(call.id);
  await countDownAndPlace(run.deps, call);
}

function fail({ deps }: CheckedRun, placed: 'no' | 'unknown'): void {
  deps.service.failures = [serviceError({ code: 'server-error', placed })];
}

function showInHistory({ deps }: CheckedRun, calls: readonly Call[]): void {
  deps.service.entries = calls
    .filter((call) => deps.service.posts.some((post) => post.submitted_id === call.id))
    .map((call) => ({ submitted_id: call.id, recording: 'https://voice.example.com/r/1' }));
}

/** Nobody waits for it. A guard may object; nothing else matters here but what the log says then. */
function background(work: Promise<unknown>): void {
  work.catch(() => undefined);
}

async function inspect({ database, deps, told, seen }: CheckedRun): Promise<void> {
  await databaseIdle(4);
  const calls = await database.calls.toArray();
  const posted = deps.service.posts.map((post) => post.submitted_id ?? '');
  const known = new Map(calls.map((call) => [call.id, call]));
  const gestures = posted.map((id) => known.get(id)?.gesture);
  if (gestures.includes(undefined)) throw new Error('asked for without a record');
  if (new Set(gestures).size < gestures.length) throw new Error('asked for twice');
  for (const id of [...told, ...seen.keys()]) if (!known.has(id)) throw new Error(`${id} is lost`);
  for (const { id, state } of calls) {
    const before = seen.get(id) ?? state;
    if (!mayBecome(before, state)) throw new Error(`${id} went from ${before} back to ${state}`);
    seen.set(id, state);
  }
}
