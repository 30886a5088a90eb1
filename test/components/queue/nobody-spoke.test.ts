import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import {
  countAnswered,
  createNobodySpoke,
  type NobodySpoke,
  readNobodySpoke,
  watchNobodySpoke,
} from '@/components/queue/nobody-spoke';
import type { RouteModel } from '@/components/shared/models/route-model';
import { NOON, sampleCall } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';

const DAY_MS = 86_400_000;
const times = { now: NOON, midnight: NOON - DAY_MS / 2 };
const wrapUp = (callId: string, disposition?: string) => ({
  ...{ callId, note: '', savedAt: NOON, version: 1 },
  ...(disposition && { disposition }),
});

it('counts calls that a person answered, and in which of them nobody spoke', () => {
  const chosen = ['reached', 'nobody_spoke', 'voicemail', 'no_answer', 'do_not_call', 'own-1'];
  const wrapUps = [...chosen, undefined].map((each) => wrapUp('a', each));
  expect(countAnswered(wrapUps)).toEqual({ answered: 3, unspoken: 1 });
});

it('counts today and 30 days by when the call was made', async () => {
  const database = freshDatabase();
  const made = { today: NOON - 1000, yesterday: NOON - DAY_MS, old: NOON - 31 * DAY_MS };
  await database.calls.bulkAdd(
    Object.entries(made).map(([id, createdAt]) => sampleCall({ id, gesture: id, createdAt })),
  );
  await database.wrapUps.bulkPut(Object.keys(made).map((id) => wrapUp(id, 'nobody_spoke')));
  expect(await readNobodySpoke(database, times)).toEqual({
    today: { answered: 1, unspoken: 1 },
    month: { answered: 2, unspoken: 2 },
  });
});

it('reports changes until it is ended', async () => {
  const database = freshDatabase();
  const ended = new AbortController();
  const counts: number[] = [];
  const callLater = async () => {
    await database.calls.add(sampleCall({ id: 'a', createdAt: NOON + 1000 }));
    await database.wrapUps.put(wrapUp('a', 'reached'));
  };
  await new Promise<void>((resolve) => {
    const onChange = ({ today }: { today: { answered: number } }) => {
      counts.push(today.answered);
      if (today.answered === 1) resolve();
      else if (counts.length === 1) void callLater();
    };
    watchNobodySpoke(database, () => times, onChange, ended.signal);
  });
  ended.abort();
  expect(counts.at(-1)).toBe(1);
});

const COUNTS: NobodySpoke = {
  today: { answered: 1, unspoken: 0 },
  month: { answered: 30, unspoken: 1 },
};

it('counts while the queue is shown, and not in other views', () => {
  const view = signal<RouteModel['view']['value']>('calls');
  const watches: AbortSignal[] = [];
  const watchNobodySpoke = (onChange: (counts: NobodySpoke) => void, abortSignal: AbortSignal) => {
    watches.push(abortSignal);
    onChange(COUNTS);
  };
  const end = new AbortController();
  const counts = createNobodySpoke({ route: { view }, watchNobodySpoke }, end.signal);
  expect([watches.length, counts.value]).toEqual([0, undefined]);
  view.value = 'queue';
  expect([watches.length, counts.value]).toEqual([1, COUNTS]);
  view.value = 'campaigns';
  expect(watches.map(({ aborted }) => aborted)).toEqual([true]);
  view.value = 'queue';
  expect(watches.map(({ aborted }) => aborted)).toEqual([true, false]);
  end.abort();
  expect(watches.map(({ aborted }) => aborted)).toEqual([true, true]);
});
