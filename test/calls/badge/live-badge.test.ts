import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Badge } from '@/lib/calls/badge/badge';
import { type BadgeDeps, countNewRecordings, createLiveBadge } from '@/lib/calls/badge/live-badge';
import { changeFollowState } from '@/lib/calls/follow/follow-state';
import { noteLogSeen } from '@/lib/calls/log/call-log';
import { importCalls } from '@/lib/calls/log/import-calls';
import type { Call } from '@/lib/calls/model';
import { NOON, placedCall, sampleCall } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';
import { sampleSettings } from '@/test/calls/support/settings';
import { sampleConnector } from '@/test/outbox/support/deliveries';

describe('live badge', () => {
  const HOUR = 3_600_000;

  let ended: AbortController;
  let drawn: Badge[];
  let now: number;
  let tick: () => void;
  let ticking: AbortSignal | undefined;
  let timers: { at: number; react: () => void; abortSignal: AbortSignal }[];
  let deps: BadgeDeps;

  beforeEach(() => {
    ended = new AbortController();
    drawn = [];
    now = NOON;
    timers = [];
    deps = {
      database: freshDatabase(),
      now: () => now,
      readSettings: async () => sampleSettings(),
      every: (_, react, abortSignal) => {
        tick = react;
        ticking = abortSignal;
      },
      after: (ms, react, abortSignal) => {
        timers.push({ at: now + ms, react, abortSignal });
      },
      draw: (badge) => drawn.push(badge),
      report: (_, error) => {
        throw error;
      },
    };
  });
  afterEach(() => ended.abort());

  /** Sets the clock, and runs the timers that are over by then. */
  function moveClock(at: number): void {
    now = at;
    const over = timers.filter((timer) => timer.at <= at && !timer.abortSignal.aborted);
    timers = timers.filter((timer) => timer.at > at);
    for (const { react } of over) react();
  }

  const told = () => drawn.at(-1);
  const tells = (badge: object) => vi.waitFor(() => expect(told()).toEqual(badge));

  it('shows the seconds, the request, and then the outcome', async () => {
    const live = createLiveBadge(deps, ended.signal);
    const call = sampleCall({ requestAt: NOON + 3_000 });
    let end: (call: Call) => void = () => undefined;
    const outcome = new Promise<Call>((resolve) => {
      end = resolve;
    });
    live.countDown(call, outcome);
    for (const later of [1_000, 2_500, 3_000, 9_000]) {
      now = NOON + later;
      tick();
    }
    const seconds = drawn.flatMap((badge) => (badge.kind === 'countdown' ? [badge.seconds] : []));
    expect(seconds).toEqual([3, 2, 1, 0]);
    end(call);
    await outcome;
    await tells({ kind: 'nothing' });
    expect(ticking?.aborted).toBe(true);
  });

  it('shows a call until its recording arrives, for an hour', async () => {
    createLiveBadge(deps, ended.signal);
    const call = placedCall();
    await deps.database.calls.add(call);
    await tells({ kind: 'open-calls', count: 1 });
    await deps.database.calls.update(call.id, { state: 'recorded' });
    await tells({ kind: 'recordings', count: 1 });
    await noteLogSeen(deps.database, NOON);
    await tells({ kind: 'nothing' });
    await deps.database.calls.put(placedCall({ createdAt: NOON - HOUR }));
    await deps.database.calls.add(placedCall({ id: 'second', gesture: 'second' }));
    await tells({ kind: 'open-calls', count: 1 });
  });

  it('shows a follow-up once it is due', async () => {
    await deps.database.wrapUps.bulkAdd([
      { callId: 'call-1', note: '', savedAt: NOON, version: 1, dueAt: NOON - 1 },
      { callId: 'call-2', note: '', savedAt: NOON, version: 1, dueAt: NOON + HOUR },
    ]);
    createLiveBadge(deps, ended.signal);
    await tells({ kind: 'follow-ups', count: 1 });
  });

  it('shows an open call no longer once its hour is over', async () => {
    createLiveBadge(deps, ended.signal);
    await deps.database.calls.bulkAdd([
      placedCall(),
      placedCall({ id: 'second', gesture: 'second', createdAt: NOON + 1_000 }),
    ]);
    await tells({ kind: 'open-calls', count: 2 });
    moveClock(NOON + HOUR);
    await tells({ kind: 'open-calls', count: 1 });
    moveClock(NOON + HOUR + 1_000);
    await tells({ kind: 'nothing' });
  });

  it('shows a follow-up that falls due meanwhile, until it is done', async () => {
    const { wrapUps } = deps.database;
    await wrapUps.add({
      callId: 'call-1',
      note: '',
      savedAt: NOON,
      version: 1,
      dueAt: NOON + HOUR,
    });
    const live = createLiveBadge(deps, ended.signal);
    await tells({ kind: 'nothing' });
    now = NOON + HOUR;
    live.refresh();
    await tells({ kind: 'follow-ups', count: 1 });
    await wrapUps.put({ callId: 'call-1', note: '', savedAt: now, version: 2 });
    await tells({ kind: 'nothing' });
  });

  it('shows a refused token until the connection changes', async () => {
    createLiveBadge(deps, ended.signal);
    await changeFollowState(deps.database, 'first', NOON, () => ({ stopped: 'unauthorised' }));
    await tells({ kind: 'trouble', problem: 'unauthorised' });
    await changeFollowState(deps.database, 'first', NOON, () => ({ stopped: undefined }));
    await tells({ kind: 'nothing' });
  });

  it('shows that nothing is logged in a CRM until it is connected again', async () => {
    createLiveBadge(deps, ended.signal);
    const { connectors } = deps.database;
    await connectors.add(sampleConnector({ stopped: { code: 'crm-unauthorised' } }));
    await tells({ kind: 'logging-stopped', problem: 'crm-unauthorised' });
    await connectors.put(sampleConnector({ changes: 2 }));
    await tells({ kind: 'nothing' });
  });
});

describe('new recordings', () => {
  const refusing = { id: 'refused', label: 'No recording', effect: 'hide-recording' } as const;

  async function logOf(...changedAt: number[]) {
    const database = freshDatabase();
    const calls = changedAt.map((at, n) =>
      placedCall({
        id: `call-${n}`,
        gesture: `g-${n}`,
        callId: `s-${n}`,
        state: 'recorded',
        changedAt: at,
      }),
    );
    await database.calls.bulkAdd(calls);
    return { database, readSettings: async () => sampleSettings({ dispositions: [refusing] }) };
  }

  it('counts the recordings that arrived after the rep looked at the log', async () => {
    const deps = await logOf(NOON - 1, NOON + 1, NOON + 2);
    await noteLogSeen(deps.database, NOON);
    expect(await countNewRecordings(deps)).toBe(2);
    await noteLogSeen(deps.database, NOON + 2);
    expect(await countNewRecordings(deps)).toBe(0);
  });

  it('counts all recordings before the rep first looks', async () => {
    expect(await countNewRecordings(await logOf(NOON - 1, NOON + 1))).toBe(2);
  });

  it('leaves out calls without a recording, and callees who refused one', async () => {
    const deps = await logOf(NOON, NOON);
    await deps.database.calls.add(placedCall({ id: 'open', gesture: 'open', changedAt: NOON }));
    const wrapUp = {
      callId: 'call-0',
      note: '',
      disposition: 'refused',
      savedAt: NOON,
      version: 1,
    };
    await deps.database.wrapUps.add(wrapUp);
    expect(await countNewRecordings(deps)).toBe(1);
  });

  it('leaves out imported calls, until news of them arrives here', async () => {
    const deps = await logOf(NOON + 1);
    await noteLogSeen(deps.database, NOON);
    // The clock of the other machine is ahead.
    const changedAt = NOON + 60_000;
    const call = placedCall({ id: 'other', state: 'recorded', changedAt });
    await importCalls(deps.database, [{ position: 1, entry: call }], NOON + 2);
    expect(await countNewRecordings(deps)).toBe(1);
    await deps.database.calls.update('other', { changedAt: changedAt + 1 });
    expect(await countNewRecordings(deps)).toBe(2);
  });
});
