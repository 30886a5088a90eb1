import { expect, it } from 'vitest';
import { readJson } from '@/lib/lists/formats/read-json';

const cellsOf = (value: unknown) => readJson(JSON.stringify(value))?.map(({ cells }) => cells);
const ADA = { name: 'Ada', phone: '+1 212 555 0134' };

it.each<[string, unknown]>([
  ['a list', [ADA]],
  ['a list in an object', { total: 1, contacts: [ADA] }],
  ['a list two objects deep', { status: 'ok', result: { records: [ADA] } }],
  ['the longest of several lists', { errors: [], data: [ADA] }],
])('reads %s of objects', (_, value) => {
  expect(cellsOf(value)).toEqual([
    ['name', 'phone'],
    ['Ada', '+1 212 555 0134'],
  ]);
});

it('numbers the rows as a spreadsheet does', () => {
  expect(readJson('[{"a":1},{"a":""},{"a":3}]')?.map(({ line }) => line)).toEqual([1, 2, 4]);
});

it('reads one object a line', () => {
  const text = `${JSON.stringify(ADA)}\r\n${JSON.stringify({ name: 'Bob' })}\n`;
  expect(readJson(text)?.map(({ cells }) => cells)).toEqual([
    ['name', 'phone'],
    ['Ada', '+1 212 555 0134'],
    ['Bob', ''],
  ]);
});

it('takes the fields of HubSpot out of their wrapper', () => {
  const results = [{ id: '51', properties: { firstname: 'Ada', phone: '020 7946 0958' } }];
  expect(cellsOf({ results })).toEqual([
    ['id', 'firstname', 'phone'],
    ['51', 'Ada', '020 7946 0958'],
  ]);
});

it('names the fields of inner objects by both', () => {
  expect(cellsOf([{ address: { city: 'London', geo: { lat: 1 } } }])).toEqual([
    ['address city', 'address geo'],
    ['London', ''],
  ]);
});

it('makes a column of each kind of number', () => {
  const phone = [
    { label: 'work', value: '020 7946 0958', primary: true },
    { label: 'mobile', value: '07700 900123' },
    { label: 'work', value: '020 7946 0959' },
  ];
  expect(cellsOf([{ phone, tags: ['a', 'b'] }])).toEqual([
    ['phone work', 'phone mobile', 'tags'],
    ['020 7946 0958; 020 7946 0959', '07700 900123', 'a; b'],
  ]);
});

it('reads a list of lists as rows, and a list of texts as a column', () => {
  expect(
    cellsOf([
      ['Name', 'Phone'],
      ['Ada', 442079460958],
    ]),
  ).toEqual([
    ['Name', 'Phone'],
    ['Ada', '442079460958'],
  ]);
  expect(cellsOf(['+1 212 555 0134'])).toEqual([['value'], ['+1 212 555 0134']]);
});

it('writes numbers with all digits, and nothing for null', () => {
  expect(cellsOf([{ a: 442079460123, b: null, c: true, __proto__: null }])?.[1]).toEqual([
    '442079460123',
    '',
    'true',
  ]);
});

it.each(['[{"a":', '{}', '{"a":1}', 'null', '', 'Ada'])('finds no list in %j', (text) => {
  expect(readJson(text)).toBeUndefined();
});
