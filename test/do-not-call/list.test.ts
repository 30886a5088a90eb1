import { expect, it } from 'vitest';
import {
  addEntries,
  entryAgainst,
  keysOnList,
  listEntries,
  removeEntry,
} from '@/lib/do-not-call/list';
import { numberSubject } from '@/lib/do-not-call/subject';
import { CALLEE, NOON, OTHER_CALLEE, sampleCall } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';
import { doNotCallEntry } from './support';

const other = doNotCallEntry({ ...numberSubject(OTHER_CALLEE), addedAt: NOON + 1 });
const domain = doNotCallEntry({ key: 'domain:example.com', kind: 'domain', text: 'example.com' });

it('finds the entry that forbids a call', async () => {
  const database = freshDatabase();
  await addEntries(database, [doNotCallEntry(), domain]);
  expect(await entryAgainst(database, ['number:+1', 'domain:example.com'])).toEqual(domain);
  expect(await entryAgainst(database, ['number:+1'])).toBeUndefined();
});

it('finds which of many keys are on the list', async () => {
  const database = freshDatabase();
  await addEntries(database, [doNotCallEntry(), domain]);
  const keys = ['number:+1', 'domain:example.com', 'domain:example.com'];
  expect(await keysOnList(database, keys)).toEqual(new Set(['domain:example.com']));
});

it('adds each entry once and keeps the first proof', async () => {
  const database = freshDatabase();
  expect(
    await addEntries(database, [doNotCallEntry(), other, doNotCallEntry({ words: 'later' })]),
  ).toBe(2);
  expect(await addEntries(database, [doNotCallEntry({ words: 'later' })])).toBe(0);
  expect(await database.doNotCall.get(`number:${CALLEE}`)).toEqual(doNotCallEntry());
  expect(await database.doNotCallChanges.count()).toBe(2);
});

it('removes an entry and keeps the proof, also when the log is wiped', async () => {
  const database = freshDatabase();
  await database.calls.add(sampleCall());
  await addEntries(database, [doNotCallEntry()]);
  const proof = { words: 'Asked to be called again', by: 'Desk phone', at: NOON + 5 };
  expect(await removeEntry(database, `number:${CALLEE}`, proof)).toBe(true);
  expect(await removeEntry(database, `number:${CALLEE}`, proof)).toBe(false);
  await database.calls.clear();
  const changes = await database.doNotCallChanges.toArray();
  expect(changes).toMatchObject([
    { action: 'added', at: NOON, words: 'Asked on the phone', by: 'Desk phone', source: 'card' },
    { action: 'removed', at: NOON + 5, words: 'Asked to be called again', key: `number:${CALLEE}` },
  ]);
});

it('lists the newest first, in pages', async () => {
  const database = freshDatabase();
  await addEntries(database, [doNotCallEntry(), other]);
  const page = await listEntries(database, { search: '', offset: 0, limit: 1 });
  expect(page).toEqual({ entries: [other], matching: 2, total: 2 });
});

it.each([
  ['(212) 555-0134', [CALLEE]],
  ['5550135', [OTHER_CALLEE]],
  ['EXAMPLE', ['example.com']],
  ['nobody', []],
])('finds %s', async (search, texts) => {
  const database = freshDatabase();
  await addEntries(database, [doNotCallEntry(), other, domain]);
  const { entries, matching, total } = await listEntries(database, { search, offset: 0, limit: 9 });
  expect(entries.map(({ text }) => text)).toEqual(texts);
  expect([matching, total]).toEqual([texts.length, 3]);
});
