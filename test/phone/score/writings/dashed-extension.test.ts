import { expect, it } from 'vitest';
import { findNumbers } from '@/lib/phone/find-numbers';

const marked = (text: string, defaultCountry: 'CN' | 'DE' | 'US') =>
  findNumbers(text, { defaultCountry }).map(({ e164, ext }) => (ext ? `${e164};ext=${ext}` : e164));

it.each(['电话：(010)83012347-808', '电话 010-83012347-808'])(
  'reads %s with its extension',
  (text) => {
    expect(marked(text, 'CN')).toEqual(['+861083012347;ext=808']);
  },
);

it('reads digits after a dash as part of the number elsewhere', () => {
  expect(marked('Tel. 030 23125-401', 'DE')).toEqual(['+493023125401']);
});

it('reads no extension after an id', () => {
  expect(marked('Order 83012347-808', 'CN')).toEqual([]);
});
