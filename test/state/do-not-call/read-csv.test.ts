import { expect, it } from 'vitest';
import { decodeText, readCsv } from '@/lib/state/do-not-call/read-csv';

const cells = (text: string) => readCsv(text).map((row) => row.cells);

it.each([
  ['commas', 'number,words\n+1,stop\n'],
  ['semicolons', 'number;words\r\n+1;stop\r\n'],
  ['tabs', 'number\twords\r+1\tstop'],
  ['bars', 'number|words\n+1|stop'],
])('reads %s', (_, text) => {
  expect(cells(text)).toEqual([
    ['number', 'words'],
    ['+1', 'stop'],
  ]);
});

it('reads quoted cells with separators, line breaks and quotes', () => {
  expect(cells('a,b\n"x, ""y""\nz", w ')).toEqual([
    ['a', 'b'],
    ['x, "y"\nz', 'w'],
  ]);
});

it('names the line on which a row begins, and leaves out empty lines', () => {
  expect(readCsv('a\n\n"b\nc"\n,\nd').map(({ line }) => line)).toEqual([1, 3, 6]);
});

it('keeps a file whose last quote is missing', () => {
  expect(cells('a\n"b')).toEqual([['a'], ['b']]);
});

const bytes = (...values: number[]) => new Uint8Array(values);

it.each([
  ['UTF-8', new TextEncoder().encode('Müller')],
  ['UTF-8 with a mark', bytes(0xef, 0xbb, 0xbf, ...new TextEncoder().encode('Müller'))],
  [
    'UTF-16, little end first',
    bytes(0xff, 0xfe, 0x4d, 0, 0xfc, 0, ...[...'ller'].flatMap((each) => [each.charCodeAt(0), 0])),
  ],
  [
    'UTF-16, big end first',
    bytes(0xfe, 0xff, 0, 0x4d, 0, 0xfc, ...[...'ller'].flatMap((each) => [0, each.charCodeAt(0)])),
  ],
  ['Windows-1252', bytes(0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72)],
])('decodes %s', (_, file) => {
  expect(decodeText(file)).toBe('Müller');
});
