import type { CountryCode } from '@/lib/phone/candidates/types';
import type { HistoryEntry } from '@/lib/service/calls/history';
import type { Settings } from '@/lib/settings/table';
import { AHEAD_MS, type KeptSettings, keptMs, pruneColleagueCalls } from './calls-of-colleagues';
import type { ColleagueCall, ColleaguesState, ColleagueTables, HistoryContents } from './model';
import { type CallInHistory, readEntry } from './read-entry';

/** A call of the rep's own log. */
interface OwnCall {
  /** Our id, sent as `submitted_id`. */
  id: string;
  /** The service's id. */
  callId?: string | undefined;
  callee: string;
  /** Epoch ms. */
  createdAt: number;
}

/** What noting colleagues' calls needs. */
export interface NoteHistoryDeps {
  database: ColleagueTables;
  readSettings(): Promise<Settings & KeptSettings>;
  /** The country in which numbers without a country code are read. */
  country(settings: Settings): CountryCode;
  /** Epoch ms. */
  now(): number;
  /** The rep's own calls with one of these ids. */
  ownCallsById(ids: readonly string[]): Promise<OwnCall[]>;
  /** The rep's own calls to one of these numbers since a time (epoch ms). */
  ownCallsTo(callees: readonly string[], from: number): Promise<OwnCall[]>;
}

/** What was noted. */
export interface NotedHistory {
  contents?: HistoryContents;
  /** How many calls of colleagues are new. */
  added: number;
  /** The time of the oldest entry, epoch ms; absent if none has one. */
  oldestAt?: number;
}

/** The most entries of an answer that are read: more is no page of a history. */
const MAX_ENTRIES = 200;

/** The most calls that are kept, so that a workspace of any size fits. */
const MAX_KEPT = 50_000;

/**
 * Notes the calls of colleagues in a page of the service's history, and what such a page says at all. The rep's
 * own calls are left out. Deletes what is too old to matter.
 */
export async function noteHistory(
  deps: NoteHistoryDeps,
  entries: readonly HistoryEntry[],
): Promise<NotedHistory> {
  const { database, now } = deps;
  const settings = await deps.readSettings();
  const country = deps.country(settings);
  const calls = entries.slice(0, MAX_ENTRIES).map((entry) => readEntry(entry, country));
  const state = await database.colleaguesState.get('history');
  const own = await ownIn(deps, calls);
  const shiftMs = shiftFrom(calls, own) ?? state?.shiftMs;
  const timed = calls.flatMap((call) => timedCall(call, shiftMs) ?? []);
  const others = timed.filter(({ call }) => !own.has(call) && !isRepsOwn(call, settings));
  const contents = contentsOf(calls, timed, now());
  const found = await notOwnByTime(deps, others.filter(isKept(settings, now())));
  const added = await store(deps, found, settings, {
    ...(contents && { contents }),
    ...(shiftMs !== undefined && { shiftMs }),
  });
  const oldestAt = Math.min(...timed.map(({ at }) => at));
  return { added, ...(contents && { contents }), ...(timed.length > 0 && { oldestAt }) };
}

/** A call whose time is known by this browser's clock. */
interface TimedCall {
  call: CallInHistory;
  /** Epoch ms. */
  at: number;
}

function timedCall(call: CallInHistory, shiftMs: number | undefined): TimedCall | undefined {
  if (!call.time || (shiftMs === undefined && !call.time.hasZone)) return undefined;
  return { call, at: call.time.at + (shiftMs ?? 0) };
}

/** The rep's own calls among those of the history, by their ids. */
async function ownIn(
  { ownCallsById }: NoteHistoryDeps,
  calls: readonly CallInHistory[],
): Promise<Map<CallInHistory, OwnCall>> {
  const known = await ownCallsById([...new Set(calls.flatMap(({ ids }) => ids))]);
  const byId = new Map(
    known.flatMap((own) => [own.id, own.callId ?? own.id].map((id) => [id, own])),
  );
  return new Map(
    calls.flatMap((call) => {
      const own = call.ids.map((id) => byId.get(id)).find((each) => each !== undefined);
      return own ? [[call, own] as const] : [];
    }),
  );
}

const QUARTER_MS = 15 * 60_000;

/**
 * What to add to the history's times, as the latest own call shows: the service may write no time zone, and
 * either clock may be a day off. In quarters of an hour, as zones are, so that the same call always has the
 * same time.
 */
function shiftFrom(
  calls: readonly CallInHistory[],
  own: ReadonlyMap<CallInHistory, OwnCall>,
): number | undefined {
  for (const call of calls) {
    const known = own.get(call);
    if (known && call.time)
      return QUARTER_MS * Math.round((known.createdAt - call.time.at) / QUARTER_MS);
  }
  return undefined;
}

/** One entry that says it is enough: others may be damaged. An empty page says nothing. */
function contentsOf(
  calls: readonly CallInHistory[],
  timed: readonly TimedCall[],
  now: number,
): HistoryContents | undefined {
  if (calls.length === 0) return undefined;
  if (!calls.some(({ callee }) => callee)) return 'no-number';
  if (!calls.some(({ callee, time }) => callee && time)) return 'no-time';
  const useful = timed.filter(({ call }) => call.callee);
  if (useful.length === 0) return 'no-zone';
  return useful.some(({ at }) => at <= now + AHEAD_MS) ? 'told' : 'ahead';
}

/** The rep called from another device, or the entry names one of our own numbers as the callee. */
function isRepsOwn({ userNumber, callee }: CallInHistory, { ownNumbers, dids }: Settings): boolean {
  const isOwn = ownNumbers.some(({ e164 }) => e164 === userNumber || e164 === callee);
  return isOwn || dids.some(({ e164 }) => e164 === callee);
}

function isKept(settings: KeptSettings, now: number) {
  const from = now - keptMs(settings);
  return ({ at }: TimedCall) => at >= from && at <= now + AHEAD_MS;
}

/** A call to the same number at about the same time is the rep's own, where the history names no ids. */
const SAME_CALL_MS = 5 * 60_000;

async function notOwnByTime(
  { ownCallsTo }: NoteHistoryDeps,
  calls: readonly TimedCall[],
): Promise<ColleagueCall[]> {
  const found = calls.flatMap(({ call: { callee }, at }) => (callee ? [{ callee, at }] : []));
  if (found.length === 0) return [];
  const from = Math.min(...found.map(({ at }) => at)) - SAME_CALL_MS;
  const own = await ownCallsTo([...new Set(found.map(({ callee }) => callee))], from);
  const isOwn = ({ callee, at }: ColleagueCall) =>
    own.some((call) => call.callee === callee && Math.abs(call.createdAt - at) < SAME_CALL_MS);
  return found.filter((call) => !isOwn(call));
}

/** One transaction. A call that is read again has the same key. Returns how many are new. */
function store(
  { database, now }: NoteHistoryDeps,
  found: readonly ColleagueCall[],
  settings: KeptSettings,
  learned: Pick<ColleaguesState, 'contents' | 'shiftMs'>,
): Promise<number> {
  const { colleagueCalls, colleaguesState } = database;
  return colleagueCalls.db.transaction('rw', colleagueCalls, colleaguesState, async () => {
    const state = await colleaguesState.get('history');
    await colleaguesState.put({ failures: 0, ...state, key: 'history', ...learned, readAt: now() });
    const before = await colleagueCalls.count();
    await colleagueCalls.bulkPut([...found]);
    const added = (await colleagueCalls.count()) - before;
    await pruneColleagueCalls(database, settings, now());
    const overflow = (await colleagueCalls.count()) - MAX_KEPT;
    if (overflow > 0) await colleagueCalls.orderBy('at').limit(overflow).delete();
    return added;
  });
}
