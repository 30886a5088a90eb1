import { expect, it } from 'vitest';
import { readMarkup } from '@/lib/lists/formats/markup/read-markup';

const cellsOf = (markup: string) => readMarkup(markup)?.map(({ cells }) => cells);

it('reads a table of HTML', () => {
  const markup = `<html><head><style>td {}</style></head><body><table border=1>
    <tr><th>Name</th><th>Phone<br>number</th></tr>
    <tr><td>J&ouml;rg&nbsp;M&uuml;ller</td><td><a href="tel:+49">030
      23125 100</a></td></tr>
    <tr><td></td><td> </td></tr>
    <tr><td>Ada<td>1
  </table></body></html>`;
  expect(readMarkup(markup)).toEqual([
    { line: 1, cells: ['Name', 'Phone\nnumber'] },
    { line: 2, cells: ['Jörg Müller', '030 23125 100'] },
    { line: 4, cells: ['Ada', '1'] },
  ]);
});

it('reads the XML of Excel 2003', () => {
  const markup = `<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>
    <Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"
      xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">
    <Worksheet ss:Name="Contacts"><Table>
    <Row><Cell><Data ss:Type="String">Name</Data></Cell><Cell ss:Index="3"><Data ss:Type="String">Phone</Data></Cell></Row>
    <Row ss:Index="4"><Cell ss:MergeAcross="1"><Data ss:Type="String">Ada&#10;W.</Data>
      <Comment><ss:Data>not this</ss:Data></Comment></Cell><Cell><Data ss:Type="Number">442079460123</Data></Cell></Row>
    </Table></Worksheet></Workbook>`;
  expect(readMarkup(markup)).toEqual([
    { line: 1, cells: ['Name', '', 'Phone'] },
    { line: 4, cells: ['Ada\nW.', '', '442079460123'] },
  ]);
});

it('reads the largest table of a page, without the tables around it', () => {
  const inner = '<table><tr><td>Ada</td><td>1</td></tr><tr><td>Bob</td><td>2</td></tr></table>';
  const markup = `<table><tr><td>Menu</td></tr><tr><td>${inner}</td></tr></table>`;
  expect(cellsOf(markup)).toEqual([
    ['Ada', '1'],
    ['Bob', '2'],
  ]);
});

it('takes the whole number that the clipboard of Excel has beside a shortened one', () => {
  expect(cellsOf('<table><tr><td x:num="442079460123">4.42E+11</td></tr></table>')).toEqual([
    ['442079460123'],
  ]);
});

it('keeps the columns where cells span several', () => {
  const markup =
    '<table><tr><td rowspan="2" data-index="9">Acme<td colspan=2>Ada<td>1<tr data-index="7"><td>Bob<td>x<td>2</table>';
  expect(readMarkup(markup)).toEqual([
    { line: 1, cells: ['Acme', 'Ada', '', '1'] },
    { line: 2, cells: ['', 'Bob', 'x', '2'] },
  ]);
});

it('finds no table in other markup', () => {
  expect(readMarkup('<p>Ada</p>')).toBeUndefined();
});
