import { expect, it } from 'vitest';
import {
  addEntries,
  doNotCallTables,
  forbiddenBy,
  keysOnList,
  listEntries,
  removeEntry,
} from '@/lib/do-not-call/list';
import { numberSubject } from '@/lib/do-not-call/subject';
import { CALLEE, NOON, OTHER_CALLEE, sampleCall } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';
import { holdSharedList, SHARED_VERSION } from '@/test/shared-list/support';
import { importNumbers, VERSION } from './registry/support';
import { doNotCallEntry } from './support';

const other = doNotCallEntry({ ...numberSubject(OTHER_CALLEE), addedAt: NOON + 1 });
const domain = doNotCallEntry({ key: 'domain:example.com', kind: 'domain', text: 'example.com' });

it('finds the entry that forbids a call', async () => {
  const database = freshDatabase();
  await addEntries(database, [doNotCallEntry(), domain]);
  expect(await forbiddenBy(database, ['number:+1', 'domain:example.com'], [])).toEqual({
    words: 'Asked on the phone',
  });
  expect(await forbiddenBy(database, ['number:+1'], [])).toBeUndefined();
});

it('finds the registry that forbids a call, after the list', async () => {
  const database = freshDatabase();
  await importNumbers(database, [CALLEE, OTHER_CALLEE]);
  await addEntries(database, [doNotCallEntry()]);
  const registries = await database.registries.toArray();
  const against = (e164: string) =>
    database.transaction('rw', doNotCallTables(database), async () =>
      forbiddenBy(database, [`number:${e164}`, 'company:acme'], registries),
    );
  expect(await against(CALLEE)).toEqual({ words: 'Asked on the phone' });
  expect(await against(OTHER_CALLEE)).toEqual({ registry: VERSION });
  expect(await against('+12125550199')).toBeUndefined();
});

it('finds the company’s list that forbids a call, which no removal of the rep lifts', async () => {
  const database = freshDatabase();
  await holdSharedList(database, { numbers: [CALLEE], keys: ['company:acme'] });
  await addEntries(database, [doNotCallEntry()]);
  const proof = { words: 'They agreed', by: 'Desk', at: NOON };
  expect(await removeEntry(database, `number:${CALLEE}`, proof)).toBe(true);
  const sharedList = SHARED_VERSION;
  expect(await forbiddenBy(database, [`number:${CALLEE}`], [])).toEqual({ sharedList });
  expect(await forbiddenBy(database, ['number:+1', 'company:acme'], [])).toEqual({ sharedList });
  expect(await forbiddenBy(database, ['number:+12125550199', 'company:ac'], [])).toBeUndefined();
  const keys = [`number:${CALLEE}`, 'company:acme', 'number:+12125550199'];
  expect(await keysOnList(database, keys)).toEqual(new Set(keys.slice(0, 2)));
});

it('finds which of many keys are on the list', async () => {
  const database = freshDatabase();
  await addEntries(database, [doNotCallEntry(), domain]);
  const keys = ['number:+1', 'domain:example.com', 'domain:example.com'];
  expect(await keysOnList(database, keys)).toEqual(new Set(['domain:example.com']));
});

it('finds which of many keys are on a registry', async () => {
  const database = freshDatabase();
  await addEntries(database, [domain]);
  await importNumbers(database, [CALLEE, OTHER_CALLEE]);
  const keys = [`number:${CALLEE}`, 'number:+12125550199', 'domain:example.com'];
  expect(await keysOnList(database, keys)).toEqual(
    new Set(['domain:example.com', `number:${CALLEE}`]),
  );
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

it('keeps to entries that cannot be read any more', async () => {
  const database = freshDatabase();
  const { key } = doNotCallEntry();
  await database.table('doNotCall').put({ key, addedAt: 'garbage' });
  expect(await forbiddenBy(database, ['company:acme', key], [])).toEqual({});
  expect(await keysOnList(database, [key, other.key])).toEqual(new Set([key]));
  await addEntries(database, [other]);
  expect(await keysOnList(database, [key])).toEqual(new Set([key]));
  // It is there already, so adding it again changes nothing, and adds the others.
  expect(await addEntries(database, [doNotCallEntry(), domain])).toBe(1);
  const page = await listEntries(database, { search: '', offset: 0, limit: 10 });
  expect(page.entries.map((entry) => entry.key)).toEqual([other.key, domain.key]);
});
