import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contactsOf } from '@/lib/lists/columns/contacts-of';
import { guessLayout } from '@/lib/lists/columns/guess-layout';
import { readTable } from '@/lib/lists/formats/read-table';

const FOLDER = 'test/fixtures/lists';
const lists = readdirSync(FOLDER).filter((name) => !name.endsWith('.json') && name !== 'README.md');

describe('the lists that programs export', () => {
  it.each(lists)('reads the contacts of %s', async (name) => {
    const read = await readTable({ name, bytes: readFileSync(`${FOLDER}/${name}`) });
    if (!('table' in read)) throw new Error('no table');
    const contacts = contactsOf(read.table, guessLayout(read.table));
    const expected = `${FOLDER}/${name.replace(/\.\w+$/, '.expected.json')}`;
    expect(contacts).toEqual(JSON.parse(readFileSync(expected, 'utf8')));
  });

  it('has at least eighteen of them', () => {
    expect(lists.length).toBeGreaterThanOrEqual(18);
  });
});
