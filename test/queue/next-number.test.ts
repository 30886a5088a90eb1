import { expect, it } from 'vitest';
import type { CampaignDeps } from '@/lib/campaigns/request-service';
import { addEntries } from '@/lib/do-not-call/list';
import { chooseNumber } from '@/lib/queue/change-queue';
import { sampleSettings } from '@/test/calls/support/settings';
import { doNotCallEntry } from '@/test/do-not-call/support';
import {
  callFirst,
  listedContact,
  MOBILE,
  queueOfList,
  WORK,
  waitingOf,
  wrapUp,
} from './support/list';

const DAY_MS = 86_400_000;
const shown = async (deps: CampaignDeps) =>
  (await waitingOf(deps)).map(({ name, callee }) => [name, callee.e164]);
const other = listedContact({ name: 'Rhys', numbers: [{ e164: '+12125550101' }], rows: [] });

it('leaves the queue after its call, and comes back first with its next number after no answer', async () => {
  const deps = await queueOfList(listedContact(), other);
  await callFirst(deps, 'g1');
  expect(await shown(deps)).toEqual([['Rhys', '+12125550101']]);
  await wrapUp(deps, 'g1', 'no_answer');
  expect(await shown(deps)).toEqual([
    ['Ada Whitfield', WORK],
    ['Rhys', '+12125550101'],
  ]);
  const [{ numbers } = { numbers: [] }] = await waitingOf(deps);
  expect(numbers.map(({ wasCalled }) => wasCalled)).toEqual([true, undefined]);
});

it('calls the next number, and is done after the last', async () => {
  const deps = await queueOfList();
  await callFirst(deps, 'g1');
  await wrapUp(deps, 'g1', 'no_answer');
  expect(await callFirst(deps, 'g2')).toMatchObject({ callee: WORK });
  await wrapUp(deps, 'g2', 'no_answer');
  expect(await shown(deps)).toEqual([]);
});

it.each(['reached', 'voicemail', 'wrong_number'])('stays out of the queue after %s', async (id) => {
  const deps = await queueOfList();
  await callFirst(deps, 'g1');
  await wrapUp(deps, 'g1', id);
  expect(await shown(deps)).toEqual([]);
});

it('comes back after a disposition of the rep’s own that asks for it', async () => {
  const own = { id: 'own', label: 'Line busy', effect: 'next-number' as const };
  const readSettings = async () => sampleSettings({ dispositions: [own] });
  const deps = { ...(await queueOfList()), readSettings };
  await callFirst(deps, 'g1');
  await wrapUp(deps, 'g1', 'own');
  expect(await shown(deps)).toEqual([['Ada Whitfield', WORK]]);
});

it('comes back when the disposition is corrected the same day, and not later', async () => {
  const deps = await queueOfList();
  await callFirst(deps, 'g1');
  await wrapUp(deps, 'g1', 'voicemail');
  expect(await shown(deps)).toEqual([]);
  deps.time.now += DAY_MS + 1;
  await wrapUp(deps, 'g1', 'no_answer');
  expect(await shown(deps)).toEqual([]);
  deps.time.now -= DAY_MS / 2;
  expect(await shown(deps)).toEqual([['Ada Whitfield', WORK]]);
});

it('comes back once, from two windows too', async () => {
  const deps = await queueOfList();
  await callFirst(deps, 'g1');
  await wrapUp(deps, 'g1', 'no_answer');
  await Promise.all([waitingOf(deps), waitingOf(deps)]);
  expect(await deps.campaigns.queue.count()).toBe(1);
});

it('begins with the number that the rep chose, and goes on with the first of the others', async () => {
  const deps = await queueOfList();
  const [item] = await waitingOf(deps);
  await chooseNumber(deps, item?.itemId ?? 0, WORK);
  expect(await callFirst(deps, 'g1')).toMatchObject({ callee: WORK });
  await wrapUp(deps, 'g1', 'no_answer');
  expect(await shown(deps)).toEqual([['Ada Whitfield', MOBILE]]);
});

it('does not come back with a number on the do-not-call list', async () => {
  const deps = await queueOfList();
  await callFirst(deps, 'g1');
  await addEntries(deps.database, [doNotCallEntry({ key: `number:${WORK}`, text: WORK })]);
  await wrapUp(deps, 'g1', 'no_answer');
  expect(await shown(deps)).toEqual([]);
});

it('does not come back if its company is on the list now', async () => {
  const deps = await queueOfList(listedContact({ company: 'Fenwick Ltd' }));
  await callFirst(deps, 'g1');
  const entry = doNotCallEntry({ key: 'company:fenwick ltd', text: 'Fenwick Ltd' });
  await addEntries(deps.database, [entry]);
  await wrapUp(deps, 'g1', 'no_answer');
  expect(await shown(deps)).toEqual([]);
});

it('keeps nothing of a contact that came from a page and has no other number', async () => {
  const deps = await queueOfList();
  const page = { source: { kind: 'page', host: 'crm.example' }, data: {}, dueAt: 0 } as const;
  await deps.campaigns.queue.clear();
  const e164 = '+12125550101';
  await deps.campaigns.queue.add({ ...page, e164, numbers: [{ e164 }], keys: [`number:${e164}`] });
  await callFirst(deps, 'g1');
  expect(await shown(deps)).toEqual([]);
  expect(await deps.campaigns.called.count()).toBe(0);
});
