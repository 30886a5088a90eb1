import { expect, it } from 'vitest';
import { checkedTablesOf, removeUnreadable } from '@/lib/database/unreadable-rows';
import { keysOnList, listEntries } from '@/lib/do-not-call/list';
import { signedList } from '@/lib/do-not-call/proof';
import { doNotCallRows, entryOfKey } from '@/lib/do-not-call/row-readers';
import { NOON } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';

const KEY = 'number:+12125550134';

it('keeps whom an unreadable entry names, when it is removed', async () => {
  const database = freshDatabase();
  await database.table('doNotCall').bulkPut([{ key: KEY, words: 7 }, { key: 'garbage' }]);
  const tables = checkedTablesOf(
    database,
    { ...doNotCallRows } as never,
    {
      doNotCall: { inPlaceOf: (key: unknown) => entryOfKey(key, NOON) },
    } as never,
  );
  expect(await removeUnreadable(tables)).toBe(2);
  expect(await keysOnList(database, [KEY])).toEqual(new Set([KEY]));
  const { entries } = await listEntries(database, { search: '', offset: 0, limit: 10 });
  expect(entries).toMatchObject([{ key: KEY, kind: 'number', text: '+12125550134' }]);
});

it('accepts the keys that it makes itself', async () => {
  const database = freshDatabase();
  const { fingerprint } = await signedList(database, NOON);
  expect((await signedList(database, NOON)).fingerprint).toBe(fingerprint);
  expect(await database.doNotCallKeys.toArray()).toHaveLength(1);
});
