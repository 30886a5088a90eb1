import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type ListSource, type ReadList, readTable } from '@/lib/lists/formats/read-table';
import { ENCODINGS } from './text/support/encodings';
import { legacyEncoder } from './text/support/legacy-encoder';
import { workbook } from './xlsx/support/workbook';

const utf8 = (text: string) => new TextEncoder().encode(text);
const fileOf = (text: string) => ({ bytes: utf8(text) });

async function cellsOf(source: ListSource): Promise<unknown> {
  const read = await readTable(source);
  return 'table' in read ? read.table.rows.map(({ cells }) => cells) : read;
}

const TABLE = [
  ['Name', 'Phone'],
  ['Ada', '+1 212 555 0134'],
];
const HTML = '<html><table><tr><td>Name<td>Phone<tr><td>Ada<td>+1 212 555 0134</table></html>';

it.each([
  ['CSV', fileOf('Name,Phone\r\nAda,+1 212 555 0134\r\n')],
  ['JSON', fileOf('{"data":[{"Name":"Ada","Phone":"+1 212 555 0134"}]}')],
  ['HTML', { name: 'contacts.xls', ...fileOf(HTML) }],
  ['Markdown', fileOf('|Name|Phone|\n|--|--|\n|Ada|+1 212 555 0134|')],
  [
    'a workbook',
    {
      name: 'contacts.csv',
      bytes: workbook([
        {
          rows: '<row><c t="str"><v>Name</v></c><c t="str"><v>Phone</v></c></row><row><c t="str"><v>Ada</v></c><c t="str"><v>+1 212 555 0134</v></c></row>',
        },
      ]),
    },
  ],
  ['a pasted spreadsheet', { text: 'Name\tPhone\nAda\t+1 212 555 0134' }],
  ['a pasted web page', { text: 'Name Phone Ada', html: HTML }],
  [
    'pasted text beside markup without a table',
    { text: 'Name,Phone\nAda,+1 212 555 0134', html: '<p>x' },
  ],
])('reads %s by its content', async (_, source) => {
  expect(await cellsOf(source)).toEqual(TABLE);
});

it.each(ENCODINGS)('reads CSV in %s', async (_, encode) => {
  expect(await cellsOf({ bytes: encode('Name;Größe\r\nJörg;1') })).toEqual([
    ['Name', 'Größe'],
    ['Jörg', '1'],
  ]);
});

it('reads the contacts of an address book', async () => {
  const text = 'BEGIN:VCARD\nVERSION:3.0\nFN:Ada\nTEL;TYPE=CELL:+1 212 555 0134\nEND:VCARD';
  expect(await readTable(fileOf(text))).toEqual({
    contacts: [
      { line: 1, name: 'Ada', numbers: [{ text: '+1 212 555 0134', label: 'mobile' }], place: {} },
    ],
  });
});

it('tells which encoding it guessed, and takes the one that the rep chooses', async () => {
  const bytes = legacyEncoder('windows-1250')('name;phone\nŁukasz;1');
  expect(await readTable({ bytes })).toMatchObject({ guessedEncoding: 'windows-1252' });
  const read = await readTable({ bytes, encoding: 'windows-1250' });
  expect(read).toMatchObject({ table: { rows: [{}, { cells: ['Łukasz', '1'] }] } });
  expect(read).not.toHaveProperty('guessedEncoding');
});

it.each<[string, string, string, (read: ReadList) => unknown]>([
  [
    'a web page',
    'windows-1250',
    '<html><meta charset="windows-1250"><table><tr><td>Łukasz</table>',
    (read) => 'table' in read && read.table.rows[0]?.cells[0],
  ],
  [
    'a vCard',
    'windows-1250',
    'BEGIN:VCARD\nVERSION:2.1\nFN;CHARSET=windows-1250:Łukasz\nEND:VCARD',
    (read) => 'contacts' in read && read.contacts[0]?.name,
  ],
])('reads %s in the encoding that it names', async (_, label, text, nameOf) => {
  const read = await readTable({ bytes: legacyEncoder(label)(text) });
  expect(nameOf(read)).toBe('Łukasz');
  expect(read).not.toHaveProperty('guessedEncoding');
});

const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48, 0x44, 0x52];

it.each<[string, ListSource, string]>([
  ['nothing', { bytes: new Uint8Array() }, 'list-empty'],
  ['nothing but line ends', { text: '\n\n' }, 'list-empty'],
  ['nothing but separators', { text: ',,\n,,' }, 'list-empty'],
  ['an address book without cards', { text: 'BEGIN:VCARDS' }, 'list-empty'],
  ['an empty table', { text: '<table></table>' }, 'list-empty'],
  ['a page without a table', { text: '<html><p>Ada</p></html>' }, 'list-unreadable'],
  ['JSON that is cut off', { text: '[{"name":"Ada"},{"na' }, 'list-unreadable'],
  ['an old workbook', { bytes: new Uint8Array([...COMPOUND, 0]) }, 'file-old-excel'],
  ['a picture', { bytes: new Uint8Array(PNG) }, 'list-unreadable'],
  ['a PDF', fileOf('%PDF-1.7\n1 0 obj'), 'list-unreadable'],
  ['a zip file that is cut off', { bytes: new Uint8Array([0x50, 0x4b, 3, 4]) }, 'list-unreadable'],
  ['more than 50 MB', { bytes: new Uint8Array(50_000_001) }, 'file-too-large'],
  ['text of more than 50 MB', { text: 'x'.repeat(50_000_001) }, 'file-too-large'],
])('says what is wrong with %s', async (_, source, problem) => {
  expect(await readTable(source)).toEqual({ problem });
});

it('says that a workbook has a password', async () => {
  const name = [...'EncryptedPackage'].flatMap((char) => [char.charCodeAt(0), 0]);
  const bytes = new Uint8Array([...COMPOUND, ...name]);
  expect(await readTable({ bytes })).toEqual({ problem: 'file-protected' });
});

it('never throws, whatever the bytes', async () => {
  const start = fc.constantFrom(
    '',
    'PK\u0003\u0004',
    'BEGIN:VCARD\n',
    '[{"',
    '<table><tr><td',
    '|-|-|\n',
    '"',
  );
  await fc.assert(
    fc.asyncProperty(start, fc.uint8Array({ maxLength: 300 }), async (text, rest) => {
      const read = await readTable({ bytes: new Uint8Array([...utf8(text), ...rest]) });
      expect(Object.keys(read).length).toBeGreaterThan(0);
    }),
    { numRuns: 500 },
  );
});

it('takes random bytes for no list', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 2000, maxLength: 3000 }), async (bytes) => {
      fc.pre(new Set(bytes).size > 200);
      expect(await readTable({ bytes })).toEqual({ problem: 'list-unreadable' });
    }),
    { numRuns: 50 },
  );
});
