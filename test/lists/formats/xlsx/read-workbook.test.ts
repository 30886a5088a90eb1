import fc from 'fast-check';
import { writeXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { readWorkbook } from '@/lib/lists/formats/xlsx/read-workbook';
import { packed, type TestParts, workbook, workbookParts } from './support/workbook';

async function cellsOf(rows: string, parts?: TestParts): Promise<string[][] | string> {
  const read = await readWorkbook(workbook([{ rows }], parts));
  return 'problem' in read ? read.problem : read.table.rows.map(({ cells }) => cells);
}

/** A row with these cells; `s` is the style. */
const rowOf = (...cells: string[]) => `<row>${cells.join('')}</row>`;
const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;

it.each<[string, string, string, TestParts?]>([
  ['a phone number as a number', '<c><v>442079460123</v></c>', '442079460123'],
  ['a number written with an exponent', '<c><v>4.42079460123E+11</v></c>', '442079460123'],
  ['a rounding error', '<c><v>442079460123.00000001</v></c>', '442079460123'],
  ['a text', text(' +44 20 7946 0123 '), '+44 20 7946 0123'],
  ['a text with escapes', text('a &amp; b_x000D_\nc'), 'a & b\r\nc'],
  ['a formula by its value', '<c t="str"><f>"+"&amp;A1</f><v>+1212</v></c>', '+1212'],
  ['a formula with a number', '<c><f>A1+1</f><v>442079460123</v></c>', '442079460123'],
  ['a truth', '<c t="b"><v>1</v></c>', 'true'],
  ['a day', '<c s="1"><v>46086</v></c>', '2026-03-05'],
  ['a time of a day', '<c s="2"><v>46086.604166666664</v></c>', '2026-03-05T14:30:00'],
  ['a time', '<c s="3"><v>0.5</v></c>', '12:00:00'],
  ['a day of ISO 8601', '<c t="d"><v>2026-03-05</v></c>', '2026-03-05'],
  ['a number with a form for phones', '<c s="4"><v>2125550134</v></c>', '2125550134'],
  ['a number with the zero that its form shows', '<c s="5"><v>2079460123</v></c>', '02079460123'],
  ['a shared string', '<c t="s"><v>0</v></c>', 'Ada Whitfield'],
  ['a shared string without its reading', '<c t="s"><v>1</v></c>', '山田'],
])('reads %s', async (_, cell, expected, parts) => {
  const styles =
    '<numFmts><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy\\ hh:mm"/><numFmt numFmtId="165" formatCode="[&lt;=9999999]###\\-####;\\(###\\)\\ ###\\-####"/><numFmt numFmtId="166" formatCode="00000000000"/></numFmts>' +
    '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="20"/><xf numFmtId="165"/><xf numFmtId="166"/></cellXfs>';
  const sharedStrings =
    '<si><r><t xml:space="preserve">Ada </t></r><r><rPr><b/></rPr><t>Whitfield</t></r></si>' +
    '<si><t>山田</t><rPh sb="0" eb="2"><t>ヤマダ</t></rPh></si>';
  expect(await cellsOf(rowOf(cell), { styles, sharedStrings, ...parts })).toEqual([[expected]]);
});

it('keeps rows and cells at their places, and names the sheet', async () => {
  const rows =
    '<row r="1"><c r="A1" t="inlineStr"><is><t>Notes</t></is></c></row>' +
    '<row r="4"><c r="B4"><v>1</v></c><c r="D4"><v>2</v></c></row><row r="6"><c r="A6"/></row>';
  expect(await readWorkbook(workbook([{ name: 'Contacts', rows }]))).toEqual({
    table: {
      sheet: 'Contacts',
      rows: [
        { line: 1, cells: ['Notes'] },
        { line: 4, cells: ['', '1', '', '2'] },
      ],
    },
  });
});

it('reads the first sheet that is shown and has content', async () => {
  const read = await readWorkbook(
    workbook([
      { name: 'Lookup', rows: rowOf(text('x')), state: 'hidden' },
      { name: 'Chart', rows: '', kind: 'chartsheet' },
      { name: 'Empty', rows: '<row/>' },
      { name: 'List', rows: rowOf(text('Ada')) },
      { name: 'Other', rows: rowOf(text('Bob')) },
    ]),
  );
  expect(read).toMatchObject({ table: { sheet: 'List', rows: [{ cells: ['Ada'] }] } });
});

it('reads a workbook whose parts are not in the usual folder', async () => {
  const parts = Object.entries(workbookParts([{ rows: rowOf(text('Ada')) }]));
  const moved = parts.map(([path, xml]) => [path.replace(/^xl\//, ''), xml.replace('"xl/', '"')]);
  const read = await readWorkbook(packed(Object.fromEntries(moved)));
  expect(read).toMatchObject({ table: { rows: [{ cells: ['Ada'] }] } });
});

it('says that a workbook is empty', async () => {
  expect(await readWorkbook(workbook([{ rows: '' }]))).toEqual({ problem: 'list-empty' });
  const hidden = workbook([{ rows: rowOf(text('x')), state: 'hidden' }]);
  expect(await readWorkbook(hidden)).toEqual({ problem: 'list-empty' });
});

it('takes a workbook that is not whole for unreadable', async () => {
  const bytes = workbook([{ rows: rowOf(text('Ada')) }]);
  for (let length = 0; length < bytes.length; length += 7) {
    const read = await readWorkbook(bytes.slice(0, length));
    expect(read, `cut after ${length} bytes`).toEqual({ problem: 'list-unreadable' });
  }
});

it('survives damage of any byte', async () => {
  const whole = workbook([{ rows: rowOf(text('Ada'), '<c><v>1</v></c>') }]);
  await fc.assert(
    fc.asyncProperty(fc.nat(whole.length - 1), fc.nat(255), async (at, byte) => {
      const bytes = whole.slice();
      bytes[at] = byte;
      expect(Object.keys(await readWorkbook(bytes))).toHaveLength(1);
    }),
    { numRuns: 300 },
  );
});

it.each([
  ['a document', { 'word/document.xml': '<w/>' }],
  ['a binary workbook', { 'xl/workbook.bin': 'x' }],
])('takes %s for unreadable', async (_, parts) => {
  expect(await readWorkbook(packed(parts))).toEqual({ problem: 'list-unreadable' });
});

it('unpacks no more than the limit, and reads no more cells', async () => {
  const bytes = workbook([{ rows: rowOf(text('x'.repeat(1_000_000))) }]);
  expect(bytes.length).toBeLessThan(10_000);
  const limits = { unpackedBytes: 900_000, cells: 1000 };
  expect(await readWorkbook(bytes, limits)).toEqual({ problem: 'file-too-large' });
  const wide = workbook([{ rows: '<row r="1"><c r="XFD1"><v>1</v></c></row>' }]);
  expect(await readWorkbook(wide, limits)).toEqual({ problem: 'file-too-large' });
});

it('does not unpack what is larger than the directory says', async () => {
  const bytes = workbook([{ rows: rowOf(text('x'.repeat(1_000_000))) }]);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < bytes.length - 4; at += 1)
    if (view.getUint32(at, true) === 0x02014b50)
      view.setUint32(at + 24, Math.min(500, view.getUint32(at + 24, true)), true);
  expect(await readWorkbook(bytes)).toEqual({ problem: 'list-unreadable' });
});

it('does not expand entities that a workbook defines', async () => {
  const parts = workbookParts([{ rows: rowOf(text('&b;')) }]);
  const path = 'xl/worksheets/sheet1.xml';
  parts[path] = `<!DOCTYPE x [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>${parts[path]}`;
  expect(JSON.stringify(await readWorkbook(packed(parts)))).not.toContain('aaaa');
});

it('reads back any cells of a workbook that was written', async () => {
  const word = fc
    .string({ unit: fc.constantFrom(...'ab1 +&<>"\'ü電😀;,'), maxLength: 12 })
    .map((value) => value.trim());
  const number = fc.integer({ min: 0, max: 999_999_999_999_999 });
  const day = fc.integer({ min: 1, max: 20_000 }).map((days) => new Date(days * 86_400_000));
  const row = fc.tuple(word, number, day);
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 20 }), async (rows) => {
      const bytes = await writeXlsx({
        sheets: [{ name: 'List', rows, columns: [{}, {}, { numFmt: 'yyyy-mm-dd' }] }],
      });
      const read = await readWorkbook(bytes);
      const cells = 'table' in read && read.table.rows.map((each) => each.cells);
      const written = rows.map(([name, phone, at]) => [
        name,
        String(phone),
        at.toISOString().slice(0, 10),
      ]);
      expect(cells).toEqual(written);
    }),
    { numRuns: 50 },
  );
});
