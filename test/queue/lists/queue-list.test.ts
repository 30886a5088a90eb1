import { expect, it } from 'vitest';
import { addEntries } from '@/lib/do-not-call/list';
import { skipItem } from '@/lib/queue/change-queue';
import { forgetCalled, queueContacts, readLists, undoImport } from '@/lib/queue/lists/queue-list';
import { sampleCall } from '@/test/calls/support/calls';
import { doNotCallEntry } from '@/test/do-not-call/support';
import {
  callFirst,
  LIST,
  listedContact,
  MOBILE,
  queueOfList,
  WORK,
  waitingOf,
  wrapUp,
} from '@/test/queue/support/list';
import { e164 } from '@/test/queue/support/queue';

const person = (at: number) =>
  listedContact({ name: `n${at}`, numbers: [{ e164: e164(at) }], rows: [] });

it('queues a contact with all its numbers, what the list says of it, and its rows', async () => {
  const more = { email: 'ada@example.com', company: 'Fenwick Ltd', owner: 'Sam' };
  const deps = await queueOfList(listedContact(more));
  const [item] = await waitingOf(deps);
  expect(item).toMatchObject({
    ...{ name: 'Ada Whitfield', source: { kind: 'list', file: 'leads.csv' }, ...more },
    callee: { e164: MOBILE },
    numbers: [
      { e164: MOBILE, text: '+44 7700 900123', label: 'mobile' },
      { e164: WORK, text: '+44 20 7946 0123', label: 'work' },
    ],
  });
  const [stored] = await deps.campaigns.queue.toArray();
  expect(stored?.rows).toEqual([{ line: 2, cells: ['Ada Whitfield', '07700 900123'] }]);
});

it('adds the parts of one list, and counts them', async () => {
  const deps = await queueOfList(person(1), person(2));
  expect(await queueContacts(deps, LIST, [person(2), person(3)])).toEqual({
    ...{ added: 1, already: 1, forbidden: 0, uncallable: 0 },
  });
  const addedAt = deps.now();
  expect(await readLists(deps)).toEqual([
    { importId: LIST.importId, file: 'leads.csv', addedAt, added: 3, waiting: 3, called: 0 },
  ]);
});

it('knows a contact that waits by any number of its own, and by its record', async () => {
  const record = { crm: 'hubspot', type: 'contact', id: '7' };
  const deps = await queueOfList(listedContact({ record }));
  const sameNumber = listedContact({ numbers: [{ e164: WORK }] });
  const sameRecord = listedContact({ numbers: [{ e164: e164(1) }], record });
  const colleague = listedContact({
    numbers: [{ e164: e164(2) }, { e164: WORK, label: 'company' }],
  });
  const counts = await queueContacts(deps, LIST, [sameNumber, sameRecord, colleague]);
  expect(counts).toMatchObject({ added: 1, already: 2 });
});

it('leaves out one number that is on the do-not-call list, and keeps the others', async () => {
  const deps = await queueOfList(person(1));
  await addEntries(deps.database, [doNotCallEntry({ key: `number:${MOBILE}`, text: MOBILE })]);
  expect(await queueContacts(deps, LIST, [listedContact()])).toMatchObject({ added: 1 });
  const [, ada] = await waitingOf(deps);
  expect(ada).toMatchObject({ callee: { e164: WORK }, numbers: [{ e164: WORK }] });
});

it.each([
  ['its e-mail’s domain', 'domain:example.com', { email: 'ada@mail.example.com' }],
  ['its company', 'company:fenwick ltd', { company: 'Fenwick Ltd.' }],
])('leaves out a contact for %s', async (_, key, given) => {
  const deps = await queueOfList(person(1));
  await addEntries(deps.database, [doNotCallEntry({ key, text: key })]);
  expect(await queueContacts(deps, LIST, [listedContact(given)])).toMatchObject({
    ...{ added: 0, forbidden: 1 },
  });
});

it('takes out what it added, also who was skipped, and forgets the list', async () => {
  const deps = await queueOfList(person(1), person(2));
  await queueContacts(deps, { ...LIST, importId: 'other' }, [person(3)]);
  await skipItem(deps, (await waitingOf(deps))[0]?.itemId ?? 0, 'none');
  expect(await undoImport(deps, LIST.importId)).toBe(2);
  expect((await waitingOf(deps)).map(({ name }) => name)).toEqual(['n3']);
  expect(await deps.campaigns.skipped.count()).toBe(0);
  expect((await readLists(deps)).map(({ importId }) => importId)).toEqual(['other']);
});

it('leaves who was called, is being called, or came back', async () => {
  const deps = await queueOfList(listedContact(), person(1), person(2), person(3));
  await callFirst(deps, 'g1');
  await callFirst(deps, 'g2');
  await wrapUp(deps, 'g1', 'no_answer');
  const [back, ringing] = await waitingOf(deps);
  expect(back?.name).toBe('Ada Whitfield');
  await deps.campaigns.queue.update(ringing?.itemId ?? 0, { gesture: 'g3' });
  await deps.database.calls.add(sampleCall({ id: 'c3', gesture: 'g3', state: 'counting' }));
  expect(await undoImport(deps, LIST.importId)).toBe(1);
  expect((await waitingOf(deps)).map(({ name }) => name)).toEqual(['Ada Whitfield']);
  expect(await readLists(deps)).toMatchObject([{ added: 4, called: 2 }]);
});

it('forgets who was called as the log does, and a list of which nothing is left', async () => {
  const deps = await queueOfList(person(1), person(2));
  await callFirst(deps, 'g1');
  await waitingOf(deps);
  const called = deps.now();
  await forgetCalled(deps, called);
  expect(await readLists(deps)).toMatchObject([{ called: 1, waiting: 1 }]);
  await forgetCalled(deps);
  expect(await readLists(deps)).toMatchObject([{ called: 0, waiting: 1 }]);
  await deps.campaigns.queue.clear();
  await forgetCalled(deps);
  expect(await readLists(deps)).toEqual([]);
});
