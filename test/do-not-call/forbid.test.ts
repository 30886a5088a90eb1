import { expect, it } from 'vitest';
import { forbid, listingPage, repName } from '@/lib/do-not-call/forbid';
import { CALLEE, NOON } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';
import { sampleSettings } from '@/test/calls/support/settings';

const deps = () => ({
  database: freshDatabase(),
  readSettings: async () => sampleSettings(),
  now: () => NOON,
  readNumber: async (text: string) => (text.startsWith('(212)') ? CALLEE : undefined),
});

it('puts a number on the list, with who noted what and when', async () => {
  const its = deps();
  const request = { text: '(212) 555-0134', words: ' Please stop ', source: 'log' } as const;
  expect(await forbid(its, { ...request, name: 'Ann Example' })).toEqual({
    shown: '+1 212 555 0134',
    isNew: true,
  });
  const all = await listingPage(its.database, { search: '', offset: 0, limit: 5 });
  expect(all.entries).toEqual([
    {
      key: `number:${CALLEE}`,
      kind: 'number',
      text: CALLEE,
      shown: '+1 212 555 0134',
      name: 'Ann Example',
      words: 'Please stop',
      source: 'log',
      by: 'Desk, +1 212 555 0199',
      addedAt: NOON,
    },
  ]);
  expect(await forbid(its, request)).toMatchObject({ isNew: false });
});

it('adds nothing for a text that names nobody', async () => {
  const its = deps();
  expect(await forbid(its, { text: '12', words: '', source: 'list' })).toBeUndefined();
  expect(await its.database.doNotCallChanges.count()).toBe(0);
});

it('knows a rep without a phone of their own by nothing', async () => {
  const readSettings = async () => sampleSettings({ ownNumbers: [] });
  expect(await repName({ readSettings })).toBe('');
});
