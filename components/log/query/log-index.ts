import type { CallDatabase } from '@/lib/calls/database';
import { countLogRewrites } from '@/lib/calls/log/call-log';
import { type Call, callSchema, workspaceOf } from '@/lib/calls/model';
import { parseWrapUp } from '@/lib/wrap-up/model';
import { campaignKey } from './campaign-key';
import { type SearchableText, searchableText } from './search-text';
import { type SpeechFields, speechFieldsOf } from './speech-group';

/** Calls per step while the log is read: a few milliseconds of work. */
const STEP_SIZE = 500;
/** A call is committed at most this long after its `changedAt`. */
const OVERLAP_MS = 10_000;

/** The fields of a stored call that the log is searched, filtered and sorted by. */
const indexedSchema = callSchema.pick({
  id: true,
  record: true,
  workspace: true,
  createdAt: true,
  callee: true,
  callerId: true,
  state: true,
  calleeName: true,
});

type IndexedDatabase = Pick<CallDatabase, 'calls' | 'wrapUps' | 'speech'>;

/** A call as the index holds it. */
export interface IndexedCall
  extends SpeechFields,
    Pick<Call, 'id' | 'createdAt' | 'callee' | 'callerId' | 'state'> {
  /** Empty if unknown. */
  calleeName: string;
  disposition: string;
  /** Key of the campaign whose contact was called; empty if there was none. */
  campaign: string;
  text: SearchableText;
}

/** The log in memory, for search. */
export interface LogIndex {
  /** Reads the whole log in small steps, once. */
  build(): Promise<void>;
  /** All calls as they were read last, newest first: another list after each change. Needs `build`. */
  known(): readonly IndexedCall[];
  /** Returns all calls, newest first, with what changed since the last time. Needs `build`. */
  current(): Promise<readonly IndexedCall[]>;
}

/**
 * Creates an index of the log for the lifetime of its page. A keystroke then searches only memory,
 * and a write to the log costs the rows that changed.
 */
export function createLogIndex(
  database: IndexedDatabase & Pick<CallDatabase, 'logState'>,
  now: () => number,
): LogIndex {
  const byId = new Map<string, IndexedCall>();
  let newestFirst: readonly IndexedCall[] = [];
  let building: Promise<void> | undefined;
  let readAt = 0;
  let rewrites = 0;

  /** Adds calls, and replaces what is known of others. */
  function take(read: readonly IndexedCall[]): void {
    if (read.length === 0) return;
    const fresh = read.filter(({ id }) => !byId.has(id));
    for (const call of read) byId.set(call.id, Object.assign(byId.get(call.id) ?? call, call));
    newestFirst = [...fresh, ...newestFirst];
    if (fresh.length > 0) newestFirst = newestFirst.toSorted((a, b) => b.createdAt - a.createdAt);
  }

  async function readAgainIfRewritten(): Promise<void> {
    if ((await countLogRewrites(database)) === rewrites) return;
    byId.clear();
    newestFirst = [];
    await readAll();
  }

  async function readAll(): Promise<void> {
    readAt = now();
    rewrites = await countLogRewrites(database);
    const read: IndexedCall[] = [];
    for await (const step of steps(database)) for (const call of step) read.push(call);
    take(read);
  }

  return {
    build() {
      building ??= readAll();
      return building;
    },
    known: () => newestFirst,
    async current() {
      const moment = now();
      const wasSetBack = moment < readAt;
      const since = wasSetBack ? 0 : readAt - OVERLAP_MS;
      const [changed] = await Promise.all([changedSince(database, since), readAgainIfRewritten()]);
      take(changed);
      readAt = moment;
      return newestFirst;
    },
  };
}

async function* steps(database: IndexedDatabase): AsyncGenerator<IndexedCall[], void, undefined> {
  for (let after = ''; ; ) {
    const rows: Call[] = await database.calls.where('id').above(after).limit(STEP_SIZE).toArray();
    const last = rows.at(-1)?.id;
    if (last === undefined) return;
    // One read of a range: as many reads as calls would take seconds.
    const [stored, readings] = await Promise.all([
      database.wrapUps.where('callId').between(after, last, true, true).toArray(),
      database.speech.where('callId').between(after, last, true, true).toArray(),
    ]);
    yield indexed(rows, {
      wrapUps: new Map(stored.map((row) => [row.callId, row])),
      readings: new Map(readings.map((row) => [row.callId, row])),
    });
    after = last;
  }
}

/** Calls that changed at or after a time (epoch ms), or whose wrap-up did, or whose recording was read. */
async function changedSince(
  { calls, wrapUps, speech }: IndexedDatabase,
  since: number,
): Promise<IndexedCall[]> {
  const [changed, wrapped, read] = await Promise.all([
    calls.where('changedAt').aboveOrEqual(since).toArray(),
    wrapUps.where('savedAt').aboveOrEqual(since).primaryKeys(),
    speech.where('readAt').aboveOrEqual(since).primaryKeys(),
  ]);
  // Usually nothing has changed since the last keystroke. A second read would delay the result.
  const ids = [...new Set([...wrapped, ...read])];
  if (changed.length === 0 && ids.length === 0) return [];
  const others = await calls.bulkGet(ids);
  const rows = [...changed, ...others.filter((call) => call !== undefined)];
  const rowIds = rows.map(({ id }) => id);
  const [stored, readings] = await Promise.all([wrapUps.bulkGet(rowIds), speech.bulkGet(rowIds)]);
  return indexed(rows, {
    wrapUps: new Map(rowIds.map((id, at) => [id, stored[at]])),
    readings: new Map(rowIds.map((id, at) => [id, readings[at]])),
  });
}

/** What is stored beside the calls, by call id. */
interface StoredBeside {
  wrapUps: ReadonlyMap<string, unknown>;
  readings: ReadonlyMap<string, unknown>;
}

function indexed(rows: readonly Call[], { wrapUps, readings }: StoredBeside): IndexedCall[] {
  const calls = rows.flatMap((row) => indexedSchema.safeParse(row).data ?? []);
  return calls.map((call) => {
    const {
      note = '',
      disposition = '',
      timedNotes = [],
    } = parseWrapUp(wrapUps.get(call.id)) ?? {};
    const { record, workspace: _workspace, ...fields } = call;
    const { calleeName = '', callee } = fields;
    const campaign = record?.campaign ? campaignKey(record.campaign.id, workspaceOf(call)) : '';
    const text = searchableText([calleeName, note, ...timedNotes.map((each) => each.text)], callee);
    const speech = speechFieldsOf(readings.get(call.id));
    return { ...fields, calleeName, disposition, campaign, text, ...speech };
  });
}
