import { expect, it } from 'vitest';
import type { CountryCode } from '@/lib/phone/candidates/types';
import { findNumbers } from '@/lib/phone/find-numbers';
import { createHeaderReader } from '@/lib/phone/rows/header-row';

/** Reads the digits of a text as one candidate each. */
function cellsIn(text: string, pattern = /\d{9,}/g) {
  const read = createHeaderReader(text);
  return [...text.matchAll(pattern)]
    .flatMap(({ 0: raw, index }) => read({ start: index, end: index + raw.length }))
    .map(({ start, end, label }) => [text.slice(start, end), label]);
}

const marked = (text: string, defaultCountry: CountryCode = 'US') =>
  findNumbers(text, { defaultCountry }).map(({ e164 }) => e164);

it.each([',', ';', '\t', '|'])('adds the header of a column of cells between “%s”', (separator) => {
  const rows = [
    ['name', 'phone', 'account'],
    ['Pat', '2125550143', '3125550144'],
  ];
  expect(cellsIn(rows.map((row) => row.join(separator)).join('\n'))).toEqual([
    ['2125550143', 'phone: '],
    ['3125550144', 'account: '],
  ]);
});

it('cuts a candidate at cells and lines', () => {
  const text =
    'phone\tmobile\tname\tid\n2125550143\t3125550144\tPat\t2125550145\n4155550146\t…\tLee\t';
  expect(cellsIn(text, /\d[\d\s]+\d/g)).toEqual([
    ['2125550143', 'phone: '],
    ['3125550144', 'mobile: '],
    ['2125550145', 'id: '],
    ['4155550146', 'phone: '],
  ]);
});

it('reads quoted cells, and data in a program', () => {
  const text = 'const rows = `name,"city, state",tel\nPat,"Reno, NV",2125550143`';
  expect(cellsIn(text)).toEqual([['2125550143', 'tel: ']]);
});

it.each([
  ['a line without columns between', 'a,phone,b\nnone\nx,2125550143,y'],
  ['other columns', 'a,phone,b\nx,2125550143'],
  ['two columns', 'Call, phone\nx,2125550143'],
  ['a row of data above', '1,phone,b\nx,2125550143,y'],
  ['a header that tells nothing', 'a,phone,city\nx,y,2125550143'],
])('adds no label after %s', (_, text) => {
  expect(cellsIn(text)).toEqual([['2125550143', undefined]]);
});

it('finds the numbers of a column for phones, and no others', () => {
  const rows = 'name,phone,account\nJosé Reis,5511999999999,2125550143\nAna Luz,551196101234,';
  expect(marked(`${rows}\nEva Sol,5511961012345,`)).toEqual(['+5511999999999', '+5511961012345']);
  expect(marked('date,msisdn,amount\n2026-03-02,254712012345,500', 'KE')).toEqual([
    '+254712012345',
  ]);
});
