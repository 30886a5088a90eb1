import { expect, it } from 'vitest';
import { readResults } from '@/lib/queue/lists/list-results';
import {
  callFirst,
  LIST,
  listedContact,
  queueOfList,
  WORK,
  waitingOf,
  wrapUp,
} from '@/test/queue/support/list';
import { e164 } from '@/test/queue/support/queue';

const person = (at: number) =>
  listedContact({ name: `n${at}`, numbers: [{ e164: e164(at) }], rows: [] });

it('has who was called, in the order of the list, with how the last call went', async () => {
  const deps = await queueOfList(person(1), listedContact(), person(2));
  await callFirst(deps, 'g1');
  await callFirst(deps, 'g2');
  await wrapUp(deps, 'g2', 'no_answer');
  await callFirst(deps, 'g3');
  await wrapUp(deps, 'g3', 'reached', 'Wants a quote');
  await waitingOf(deps);
  const { headings, results } = await readResults(deps, LIST.importId);
  expect(headings).toEqual(LIST.headings);
  expect(results).toEqual([
    { name: 'n1', rows: [], callee: e164(1), createdAt: deps.now(), state: 'placed', calls: 1 },
    {
      ...{ name: 'Ada Whitfield', rows: listedContact().rows, callee: WORK },
      ...{ createdAt: deps.now(), state: 'placed', calls: 2 },
      ...{ disposition: 'reached', note: 'Wants a quote' },
    },
  ]);
});

it('leaves out calls that the log no longer has', async () => {
  const deps = await queueOfList(person(1));
  await callFirst(deps, 'g1');
  await waitingOf(deps);
  await deps.database.calls.clear();
  expect((await readResults(deps, LIST.importId)).results).toEqual([]);
});

it('reads a long list in parts', async () => {
  const deps = await queueOfList(person(1));
  await callFirst(deps, 'g1');
  await waitingOf(deps);
  const [one] = await deps.campaigns.called.toArray();
  if (!one) throw new Error('nobody was called');
  const many = Array.from({ length: 700 }, (_, at) => ({ ...one, calledId: at + 10 }));
  await deps.campaigns.called.bulkPut(many);
  const first = await readResults(deps, LIST.importId);
  const second = await readResults(deps, LIST.importId, first.next);
  expect([first.results.length, second.results.length, second.next]).toEqual([500, 201, undefined]);
});
