import { expect, it } from 'vitest';
import type { WrapUp } from '@/lib/wrap-up/model';
import { remind } from '@/lib/wrap-up/remind';
import { NOON } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';

const MINUTE = 60_000;

function rig() {
  const database = freshDatabase();
  const shown: string[][] = [];
  const wakes: (number | 'none')[] = [];
  let time = NOON;
  let isOn = true;
  const run = () =>
    remind({
      database,
      now: () => time,
      isOn: async () => isOn,
      notify: async (due) => void shown.push(due.map(({ callId }) => callId)),
      wakeIn: async (ms) => void wakes.push(ms),
      cancelWake: async () => void wakes.push('none'),
    });
  const put = (callId: string, at: number, more: Partial<WrapUp> = {}) =>
    database.wrapUps.put({
      ...{ callId, note: '', savedAt: NOON, version: 1, followUp: { at }, dueAt: at },
      ...more,
    });
  return {
    ...{ database, shown, wakes, run, put },
    pass: (ms: number) => {
      time += ms;
    },
    switchTo: (on: boolean) => {
      isOn = on;
    },
  };
}

it('waits for the next follow-up, and reminds of it once', async () => {
  const { shown, wakes, run, put, pass } = rig();
  await put('a', NOON + MINUTE);
  await run();
  expect([shown, wakes]).toEqual([[], [MINUTE]]);
  pass(MINUTE);
  await run();
  await run();
  expect([shown, wakes]).toEqual([[['a']], [MINUTE, 'none', 'none']]);
});

it('names all that fell due while the browser was closed, the latest last', async () => {
  const { shown, run, put, pass } = rig();
  await put('b', NOON + 2 * MINUTE);
  await put('a', NOON + MINUTE);
  pass(60 * MINUTE);
  await run();
  expect(shown).toEqual([['a', 'b']]);
});

it('leaves out what is done, and reminds again of what was moved', async () => {
  const { database, shown, run, put, pass } = rig();
  await database.wrapUps.put({
    ...{ callId: 'done', note: '', savedAt: NOON, version: 2 },
    followUp: { at: NOON, doneAt: NOON },
  });
  await put('a', NOON);
  await run();
  await put('a', NOON + MINUTE, { version: 2 });
  pass(MINUTE);
  await run();
  expect(shown).toEqual([['a'], ['a']]);
});

it('is silent while it is off, and makes up for it once it is on', async () => {
  const { shown, run, put, switchTo } = rig();
  await put('a', NOON);
  switchTo(false);
  await run();
  expect(shown).toEqual([]);
  switchTo(true);
  await run();
  expect(shown).toEqual([['a']]);
});

it('passes over damaged follow-ups, and sets no wake-up by a time that is none', async () => {
  const { database, shown, wakes, run, put } = rig();
  await database.table('wrapUps').bulkPut([
    { callId: 'lost', dueAt: NOON - MINUTE, followUp: 'garbage' },
    { callId: 'later', dueAt: 'garbage', followUp: null },
  ]);
  await put('a', NOON - MINUTE);
  await run();
  expect([shown, wakes]).toEqual([[['a']], ['none']]);
});
