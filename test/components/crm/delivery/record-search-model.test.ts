import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRecordSearch } from '@/components/crm/delivery/record-search-model';
import type { FoundByName } from '@/lib/outbox/model/entry';
import { fakeAsk, ok, problem } from '@/test/support/fakes/fake-ask';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const recordOf = (id: string) => ({ type: 'contact', id, name: 'Ada' });
const three = { records: ['1', '2', '3'].map(recordOf), hasMore: false };
const paused = () => vi.advanceTimersByTimeAsync(1_000);

function searchAnswering(answer: () => ReturnType<typeof ok<FoundByName>> | Promise<never>) {
  const ask = fakeAsk({ 'search-records': answer, 'stop-record-search': () => ok(null) });
  const ended = new AbortController();
  const model = createRecordSearch(ask, () => 'call-1', ended.signal);
  const asked = () => ask.asked.map(({ name, body }) => [name, (body as { text?: string }).text]);
  return { ask, asked, model, ended };
}

it('asks once typing pauses, from two characters on', async () => {
  const { asked, model } = searchAnswering(() => ok(three));
  model.type('A', 'odoo');
  await paused();
  expect([asked(), model.shown.value]).toEqual([[], undefined]);
  for (const text of ['Ad', 'Ada', 'Ada ']) model.type(text, 'odoo');
  expect(model.shown.value).toEqual({ state: 'searching' });
  await paused();
  expect(asked()).toEqual([['search-records', 'Ada']]);
  expect(model.shown.value).toEqual({ state: 'found', ...three });
});

it('drops what an earlier text found as soon as another is typed', async () => {
  const { model } = searchAnswering(() => ok(three));
  model.type('Ada', 'odoo');
  await paused();
  model.move(1);
  expect(model.reachedRecord()).toEqual(recordOf('1'));
  model.type('Adam', 'odoo');
  expect([model.reachedRecord(), model.shown.value]).toEqual([undefined, { state: 'searching' }]);
});

it('ends a search that runs, and shows nothing of it', async () => {
  const { asked, model } = searchAnswering(() => new Promise<never>(() => undefined));
  model.type('Ada', 'odoo');
  await paused();
  model.close();
  expect(asked()).toEqual([
    ['search-records', 'Ada'],
    ['stop-record-search', undefined],
  ]);
  expect([model.shown.value, model.text.value]).toEqual([undefined, 'Ada']);
  model.clear();
  expect(model.text.value).toBe('');
});

it('moves through the records and around, and reaches none by itself', async () => {
  const { model } = searchAnswering(() => ok(three));
  model.move(1);
  model.type('Ada', 'odoo');
  await paused();
  expect(model.reachedRecord()).toBeUndefined();
  const reached = ([-1, 1, 1, 1, 1] as const).map((by) => {
    model.move(by);
    return model.reached.value;
  });
  expect(reached).toEqual([2, 0, 1, 2, 0]);
});

it('says why nothing was found', async () => {
  const ask = fakeAsk({ 'search-records': () => problem('crm-busy') });
  const model = createRecordSearch(ask, () => 'call-1', new AbortController().signal);
  model.type('Ada', 'odoo');
  await paused();
  expect(model.shown.value).toEqual({ state: 'failed', problem: { code: 'crm-busy' } });
});

it('asks nothing once the view is gone, or without an open call', async () => {
  const { asked, model, ended } = searchAnswering(() => ok(three));
  model.type('Ada', 'odoo');
  ended.abort();
  await paused();
  expect(asked()).toEqual([]);
  const ask = fakeAsk({});
  const closed = createRecordSearch(ask, () => undefined, new AbortController().signal);
  closed.type('Ada', 'odoo');
  await paused();
  expect(ask.asked).toEqual([]);
});
