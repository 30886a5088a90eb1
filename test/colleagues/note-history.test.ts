import { expect, it } from 'vitest';
import { ownCallsById, ownCallsTo } from '@/lib/calls/log/own-calls';
import { type NoteHistoryDeps, noteHistory } from '@/lib/colleagues/note-history';
import type { HistoryEntry } from '@/lib/service/calls/history';
import type { Settings } from '@/lib/settings/table';
import {
  CALLEE,
  CALLER_ID,
  NOON,
  OTHER_CALLEE,
  OWN_NUMBER,
  placedCall,
} from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';
import { sampleSettings } from '@/test/calls/support/settings';

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

function noteDeps(settings: Partial<Settings> = {}) {
  const database = freshDatabase();
  const deps: NoteHistoryDeps = {
    database,
    readSettings: async () => sampleSettings(settings),
    country: () => 'US',
    now: () => NOON,
    ownCallsById: (ids) => ownCallsById(database, ids),
    ownCallsTo: (callees, from) => ownCallsTo(database, callees, from),
  };
  return { ...deps, database };
}

/** An entry as the sandbox writes it. */
function entry(at: number, fields: Record<string, unknown> = {}): HistoryEntry {
  const created_at = new Date(at).toISOString();
  const id = `call-of-a-colleague-${at}`;
  return { call_id: id, client_number: CALLEE, created_at, recording: null, ...fields };
}

const stored = (deps: ReturnType<typeof noteDeps>) => deps.database.colleagueCalls.toArray();

it('notes whom a colleague called and when, and nothing else', async () => {
  const deps = noteDeps();
  const noted = await noteHistory(deps, [
    entry(NOON - HOUR, { name: 'Zoë', user_number: '+12125550190' }),
  ]);
  expect(noted).toEqual({ added: 1, contents: 'told', oldestAt: NOON - HOUR });
  expect(await stored(deps)).toEqual([{ callee: CALLEE, at: NOON - HOUR }]);
  expect(await deps.database.colleaguesState.toArray()).toEqual([
    { key: 'history', contents: 'told', readAt: NOON, failures: 0 },
  ]);
});

it('notes an older call where a rule of the company’s file counts it', async () => {
  const deps = noteDeps();
  const old = entry(NOON - 40 * DAY);
  await noteHistory(deps, [old]);
  expect(await stored(deps)).toEqual([]);
  const law = { source: 'Law', url: 'https://law.example', asOf: '2026-01-01', countries: ['US'] };
  const rule = { ...law, id: 'long', kind: 'attempts', limit: 3, hours: 50 * 24 } as const;
  const readSettings = async () => ({ ...sampleSettings(), sharedRules: [rule] });
  await noteHistory({ ...deps, readSettings }, [old]);
  expect(await stored(deps)).toEqual([{ callee: CALLEE, at: NOON - 40 * DAY }]);
});

it('notes a call once, however often it is read', async () => {
  const deps = noteDeps();
  await noteHistory(deps, [entry(NOON - HOUR)]);
  expect(await noteHistory(deps, [entry(NOON - HOUR)])).toMatchObject({ added: 0 });
  expect(await stored(deps)).toHaveLength(1);
});

it('leaves out the rep’s own calls, by either id', async () => {
  const deps = noteDeps();
  const own = placedCall({ createdAt: NOON - HOUR });
  const other = placedCall({ createdAt: NOON - HOUR, callId: undefined });
  await deps.database.calls.bulkAdd([own, other]);
  await noteHistory(deps, [
    entry(NOON - HOUR, { call_id: own.callId, client_number: OTHER_CALLEE }),
    entry(NOON - HOUR, { submitted_id: other.id, client_number: OTHER_CALLEE }),
    entry(NOON - HOUR, { user_number: OWN_NUMBER }),
    entry(NOON - HOUR, { client_number: OWN_NUMBER }),
    entry(NOON - HOUR, { client_number: CALLER_ID }),
  ]);
  expect(await stored(deps)).toEqual([]);
});

it('leaves out a call to the same number at the same time, where the history names no ids', async () => {
  const deps = noteDeps();
  await deps.database.calls.add(placedCall({ createdAt: NOON - HOUR }));
  const without = { call_id: undefined };
  await noteHistory(deps, [
    entry(NOON - HOUR + MINUTE, without),
    entry(NOON - HOUR + 6 * MINUTE, without),
    entry(NOON - HOUR, { ...without, client_number: OTHER_CALLEE }),
  ]);
  expect(await stored(deps)).toEqual([
    { callee: CALLEE, at: NOON - HOUR + 6 * MINUTE },
    { callee: OTHER_CALLEE, at: NOON - HOUR },
  ]);
});

it.each([
  ['no-number', [entry(NOON, { client_number: { e164: CALLEE } })]],
  ['no-number', [{ recording: null }]],
  ['no-time', [entry(NOON, { created_at: null })]],
  ['no-zone', [entry(NOON, { created_at: '2026-11-20 17:00:00' })]],
  ['ahead', [entry(NOON + DAY)]],
  ['told', [{ recording: null }, entry(NOON)]],
  ['told', [entry(NOON + DAY), entry(NOON)]],
] as const)('says %s of %j', async (contents, entries) => {
  const deps = noteDeps();
  expect((await noteHistory(deps, [...entries])).contents).toBe(contents);
  expect(await stored(deps)).toHaveLength(contents === 'told' ? 1 : 0);
});

it('says nothing of a page without entries, and keeps what was said', async () => {
  const deps = noteDeps();
  await noteHistory(deps, [entry(NOON - HOUR)]);
  expect(await noteHistory(deps, [])).toEqual({ added: 0 });
  expect((await deps.database.colleaguesState.get('history'))?.contents).toBe('told');
});

it('learns the time zone from an own call, and keeps it', async () => {
  const deps = noteDeps();
  const own = placedCall({ createdAt: NOON - 2 * HOUR });
  await deps.database.calls.add(own);
  const local = (at: number) =>
    new Date(at + 5.5 * HOUR).toISOString().slice(0, 19).replace('T', ' ');
  const theirs = entry(NOON - HOUR, { created_at: local(NOON - HOUR) });
  // The service takes a few seconds.
  const mine = entry(0, { call_id: own.callId, created_at: local(NOON - 2 * HOUR + 4_000) });
  await noteHistory(deps, [theirs, mine]);
  expect(await stored(deps)).toEqual([{ callee: CALLEE, at: NOON - HOUR }]);
  await noteHistory(deps, [entry(1, { client_number: OTHER_CALLEE, created_at: local(NOON) })]);
  expect(await stored(deps)).toContainEqual({ callee: OTHER_CALLEE, at: NOON });
});

it.each([-DAY, DAY])(
  'reads times by the clock of this browser, which is %i ms off',
  async (off) => {
    const deps = noteDeps();
    const own = placedCall({ createdAt: NOON - 2 * HOUR });
    await deps.database.calls.add(own);
    const mine = entry(NOON - 2 * HOUR + off, { call_id: own.callId });
    await noteHistory(deps, [entry(NOON - HOUR + off), mine]);
    expect(await stored(deps)).toEqual([{ callee: CALLEE, at: NOON - HOUR }]);
  },
);

it('deletes what neither rules nor queue need', async () => {
  const deps = noteDeps({ managedRules: [], skipColleagueHours: 720 });
  await deps.database.colleagueCalls.bulkAdd([
    { callee: CALLEE, at: NOON - 31 * DAY },
    { callee: CALLEE, at: NOON - 29 * DAY },
  ]);
  await noteHistory(deps, [entry(NOON - 40 * DAY, { client_number: OTHER_CALLEE })]);
  expect(await stored(deps)).toEqual([{ callee: CALLEE, at: NOON - 29 * DAY }]);
});

it('reads no more than a page of a huge answer', async () => {
  const deps = noteDeps();
  const entries = Array.from({ length: 5_000 }, (_, at) => entry(NOON - HOUR - at * 1_000));
  expect(await noteHistory(deps, entries)).toMatchObject({ added: 200 });
});
