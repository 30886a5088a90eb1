import { describe, expect, it } from 'vitest';
import { forbid, importRows, listingPage, repName } from '@/lib/do-not-call/forbid';
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

describe('importRows', () => {
  const deps = () => ({
    database: freshDatabase(),
    readSettings: async () => sampleSettings(),
    now: () => NOON,
    readNumber: async (text: string) => (text.startsWith('(212)') ? CALLEE : undefined),
  });

  it('takes the good rows and names the bad ones by line', async () => {
    const its = deps();
    const rows = [
      { line: 2, text: '(212) 555-0134', words: 'by mail', by: 'Ann', addedAt: NOON - 1000 },
      { line: 3, text: '12', words: '' },
      { line: 4, text: '', words: 'nobody' },
      { line: 7, text: 'Acme', words: '' },
      { line: 8, text: '(212) 555-0134', words: 'twice' },
    ];
    expect(await importRows(its, rows)).toEqual({
      added: 2,
      already: 1,
      bad: [
        { line: 3, text: '12' },
        { line: 4, text: '' },
      ],
    });
    expect(await its.database.doNotCall.get(`number:${CALLEE}`)).toMatchObject({
      words: 'by mail',
      by: 'Ann',
      source: 'file',
      addedAt: NOON - 1000,
    });
    expect(await its.database.doNotCall.get('company:acme')).toMatchObject({
      by: 'Desk, +1 212 555 0199',
      addedAt: NOON,
    });
  });

  it('accepts no note from a file that is later than now', async () => {
    const its = deps();
    await importRows(its, [{ line: 1, text: 'Acme', words: '', addedAt: NOON + 86_400_000 }]);
    expect(await its.database.doNotCall.get('company:acme')).toMatchObject({ addedAt: NOON });
  });
});
