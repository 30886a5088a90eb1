import { expect, it } from 'vitest';
import { createContactSource } from '@/components/list-import/reading/contact-source';
import { MIXED } from '@/test/components/list-import/support/opened';

it('opens a table with its columns, its first rows and what they hold', async () => {
  const opening = await createContactSource().open({ text: MIXED });
  const { table } = 'problem' in opening ? {} : opening;
  expect(table?.layout).toMatchObject({
    firstRow: 1,
    columns: [{ heading: 'Name' }, {}, {}, {}, {}, {}],
  });
  expect(table?.head.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(table?.samples).toEqual([
    ...['Ada Whitfield', 'Fenwick Ltd', '07700 900123', '2079460123', '020 7946 0999'],
    'United Kingdom',
  ]);
});

it('reads the contacts in parts, each with the country of its row', async () => {
  const source = createContactSource();
  const opening = await source.open({ text: MIXED });
  const layout = 'table' in opening ? opening.table?.layout : undefined;
  const first = source.contacts(layout, 0, 2);
  expect(first).toMatchObject({
    contacts: [
      { line: 2, country: 'GB' },
      { line: 3, country: 'IN' },
    ],
    ...{ done: 2, of: 9 },
  });
  const second = source.contacts(layout, first.done, 100);
  expect(second).toMatchObject({ done: 9, of: 9 });
  expect(second.contacts.map(({ line, country }) => [line, country])).toEqual([
    ...[
      [4, 'IE'],
      [5, undefined],
      [6, undefined],
      [7, 'DE'],
      [8, 'US'],
      [9, 'US'],
      [10, 'GB'],
    ],
  ]);
});

it('gives the cells of rows as they are in the file', async () => {
  const source = createContactSource();
  await source.open({ text: MIXED });
  expect(source.cells(3)).toEqual(['Dev Patel', 'Sample Corp', '70425 50123', '', '', 'India']);
  expect(source.cells(99)).toEqual([]);
});

it('reads an address book without a table', async () => {
  const card = 'BEGIN:VCARD\nVERSION:3.0\nFN:Ada Whitfield\nTEL;TYPE=CELL:+447700900123\nEND:VCARD';
  const source = createContactSource();
  expect(await source.open({ text: card })).toEqual({});
  expect(source.contacts(undefined, 0, 10)).toMatchObject({
    contacts: [{ name: 'Ada Whitfield', numbers: [{ label: 'mobile' }] }],
    ...{ done: 1, of: 1 },
  });
});

it('says what can’t be read', async () => {
  expect(await createContactSource().open({ text: '' })).toEqual({ problem: 'list-empty' });
});
