import { expect, it } from 'vitest';
import { findNumbers } from '@/lib/phone/find-numbers';
import { insertedValues } from '@/lib/phone/rows/insert-columns';

const values = (text: string) =>
  insertedValues(text).map(({ start, end, column }) => [column, text.slice(start, end)]);

it('names the column of each value', () => {
  const text = "INSERT INTO `t` (`id`, tel) VALUES (1,'a, b'), (2, N'it''s (c)');";
  expect(values(text)).toEqual([
    ['id', '1'],
    ['tel', "'a, b'"],
    ['id', '2'],
    ['tel', " N'it''s (c)'"],
  ]);
});

it.each([
  ['no statement', 'Insert your card (blue) values (1)'],
  ['a row without a value for each column', 'insert into t(a, b) values (1)'],
  ['a row with more values', 'insert into t(a) values (1, 2)'],
  ['a value that continues', "insert into t(a) values ('1)"],
])('reads nothing from %s', (_, text) => {
  expect(values(text)).toEqual([]);
});

it('labels numbers without their national prefix', () => {
  const text =
    'INSERT INTO clients(id,telFixe,telPortable,montant) VALUES (1,123456789,612345678,612345679);';
  const found = findNumbers(text, { defaultCountry: 'FR' }).map(({ e164 }) => e164);
  expect(found).toEqual(['+33123456789', '+33612345678']);
});

it('reads a number as the first value of a row', () => {
  const text = 'INSERT INTO t (phone, note) VALUES (4155550132, 1), (4155550133, 2)';
  const found = findNumbers(text, { defaultCountry: 'US' });
  expect(found.map(({ raw }) => raw)).toEqual(['4155550132', '4155550133']);
});
