import { expect, it } from 'vitest';
import { readQueue } from '@/lib/queue/read-queue';
import { noteActivity, pauseReason, setReady } from '@/lib/queue/ready';
import { sampleCall } from '@/test/calls/support/calls';
import { sampleSettings } from '@/test/calls/support/settings';
import { queueOf } from './support/queue';

const MINUTE_MS = 60_000;

/** A queue whose rep was at work just now, and is away after ten minutes. */
async function atWork() {
  const deps = {
    ...(await queueOf(1)),
    readSettings: async () => sampleSettings({ awayMinutes: 10 }),
  };
  await noteActivity(deps);
  return deps;
}

it('pauses, and continues only when the rep is ready', async () => {
  const deps = await atWork();
  await setReady(deps, false);
  expect(await noteActivity(deps)).toBe('rep');
  expect(await pauseReason(deps)).toBe('rep');
  await setReady(deps, true);
  expect(await pauseReason(deps)).toBeUndefined();
});

it('pauses although the same press is also reported as activity, in either order', async () => {
  const deps = await atWork();
  await Promise.all([noteActivity(deps), setReady(deps, false)]);
  expect(await pauseReason(deps)).toBe('rep');
  await setReady(deps, true);
  await Promise.all([setReady(deps, false), noteActivity(deps)]);
  expect(await pauseReason(deps)).toBe('rep');
});

it('waits for a note that the rep starts while activity is being recorded', async () => {
  const deps = await atWork();
  const readSettings = async () => {
    await deps.database.wrapUpDrafts.put(draft('call-1'));
    return deps.readSettings();
  };
  await noteActivity({ ...deps, readSettings });
  expect(await pauseReason(deps)).toBe('note');
});

it('waits again for a note that was passed, put away and opened again', async () => {
  const deps = await atWork();
  const { wrapUpDrafts } = deps.database;
  await wrapUpDrafts.put(draft('call-1'));
  await setReady(deps, true);
  await wrapUpDrafts.put(draft('call-1', true));
  await noteActivity(deps);
  await wrapUpDrafts.put(draft('call-1'));
  expect(await pauseReason(deps)).toBe('note');
});

it('pauses after the set minutes without activity of the rep', async () => {
  const deps = await atWork();
  const { pausesAt } = await readQueue(deps, { offset: 0, limit: 1 });
  expect(pausesAt).toBe(deps.time.now + 10 * MINUTE_MS);
  deps.time.now += 10 * MINUTE_MS;
  expect(await pauseReason(deps)).toBeUndefined();
  deps.time.now += 1;
  expect(await pauseReason(deps)).toBe('away');
  expect(await readQueue(deps, { offset: 0, limit: 1 })).toMatchObject({ paused: 'away' });
});

it('stays paused when the rep comes back, until they are ready', async () => {
  const deps = await atWork();
  deps.time.now += 11 * MINUTE_MS;
  expect(await noteActivity(deps)).toBe('away');
  expect(await pauseReason(deps)).toBe('away');
  await setReady(deps, true);
  expect(await pauseReason(deps)).toBeUndefined();
});

it('treats a call made anywhere as activity of the rep', async () => {
  const deps = await atWork();
  deps.time.now += 11 * MINUTE_MS;
  await deps.database.calls.add(sampleCall({ createdAt: deps.time.now - MINUTE_MS }));
  expect(await pauseReason(deps)).toBeUndefined();
});

it('is paused after a break although the clock was set back', async () => {
  const deps = await atWork();
  deps.time.now -= 60 * MINUTE_MS;
  expect(await pauseReason(deps)).toBe('away');
});

it('survives a restart of the browser', async () => {
  const deps = await atWork();
  await setReady(deps, false);
  deps.campaigns.close();
  await deps.campaigns.open();
  expect(await pauseReason(deps)).toBe('rep');
});

const draft = (callId: string, isPutAway = false) => ({
  callId,
  before: { note: '' },
  fields: { note: 'Wants a qu' },
  isPutAway,
});

it('waits while a note is being written, and continues once it is saved or put away', async () => {
  const deps = await atWork();
  const { wrapUpDrafts } = deps.database;
  await wrapUpDrafts.put(draft('call-1'));
  expect(await pauseReason(deps)).toBe('note');
  expect(await noteActivity(deps)).toBe('note');
  await wrapUpDrafts.put(draft('call-1', true));
  expect(await pauseReason(deps)).toBeUndefined();
  await wrapUpDrafts.put(draft('call-2'));
  expect(await pauseReason(deps)).toBe('note');
  await wrapUpDrafts.delete('call-2');
  expect(await pauseReason(deps)).toBeUndefined();
});

it('continues despite a half-written note if the rep wants to, until the next note', async () => {
  const deps = await atWork();
  await deps.database.wrapUpDrafts.put(draft('call-1'));
  await setReady(deps, true);
  expect(await noteActivity(deps)).toBeUndefined();
  expect(await pauseReason(deps)).toBeUndefined();
  await deps.database.wrapUpDrafts.put(draft('call-2'));
  expect(await pauseReason(deps)).toBe('note');
});
