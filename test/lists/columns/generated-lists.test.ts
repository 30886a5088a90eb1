import { describe, expect, it } from 'vitest';
import { contactsOf } from '@/lib/lists/columns/contacts-of';
import { guessLayout } from '@/lib/lists/columns/guess-layout';
import { readTable } from '@/lib/lists/formats/read-table';
import { generateList } from '@/test/lists/support/generated-lists';

const SEEDS = 200;

describe('lists that were made up', () => {
  it.each(Array.from({ length: SEEDS }, (_, seed) => seed))(
    'reads the list of seed %i',
    async (seed) => {
      const { bytes, contacts } = generateList(seed);
      const read = await readTable({ bytes });
      if (!('table' in read)) throw new Error('no table');
      expect(contactsOf(read.table, guessLayout(read.table))).toEqual(contacts);
    },
  );

  it('makes lists of all kinds', () => {
    const lists = Array.from({ length: SEEDS }, (_, seed) => generateList(seed));
    expect(new Set(lists.map(({ dialect }) => dialect)).size).toBeGreaterThan(12);
    expect(new Set(lists.map(({ encoding }) => encoding)).size).toBe(4);
  });
});
