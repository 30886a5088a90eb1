import { zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { workbookContents } from '@/lib/lists/formats/xlsx/workbook-sheets';
import { packed, workbook, workbookParts } from './support/workbook';

const ROWS = '<row><c><v>1</v></c></row>';

it('names the sheets with cells that are not hidden, with their places', () => {
  const bytes = workbook([
    { name: 'Lookup', rows: ROWS, state: 'hidden' },
    { name: 'Macros', rows: ROWS, state: 'veryHidden' },
    { name: 'Chart', rows: '', kind: 'chartsheet' },
    { name: 'R&amp;D', rows: ROWS },
    { name: 'Empty', rows: '' },
  ]);
  expect(workbookContents(bytes)?.sheets).toEqual([
    { name: 'R&D', index: 3 },
    { name: 'Empty', index: 4 },
  ]);
});

it('reads tags with prefixes and single quotes', () => {
  const xml =
    "<x:workbook xmlns:x='m' xmlns:q='o'><x:sheets><x:sheet name='A' sheetId='1' q:id='rId1'/></x:sheets></x:workbook>";
  const parts = workbookParts([{ rows: ROWS }], { others: { 'xl/workbook.xml': xml } });
  expect(workbookContents(packed(parts))?.sheets).toEqual([{ name: 'A', index: 0 }]);
});

it('adds up what everything in the file unpacks to', () => {
  const parts = workbookParts([{ rows: ROWS }]);
  const size = Object.values(parts).reduce((sum, text) => sum + text.length, 0);
  expect(workbookContents(packed(parts))?.unpackedSize).toBe(size);
});

it('takes a size that is not told for infinite', () => {
  const bytes = workbook([{ rows: ROWS.repeat(1000) }]);
  // Sizes are 24 bytes behind the mark of an entry of the directory.
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < bytes.length - 4; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 0, true);
  expect(workbookContents(bytes)?.unpackedSize).toBe(Number.POSITIVE_INFINITY);
});

it('finds no workbook in another zip file', () => {
  expect(workbookContents(zipSync({ 'a.csv': new Uint8Array([1]) }))).toBeUndefined();
});
