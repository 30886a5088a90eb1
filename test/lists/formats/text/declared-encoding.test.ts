import { expect, it } from 'vitest';
import { declaredEncoding } from '@/lib/lists/formats/text/declared-encoding';

it.each([
  ['<meta http-equiv="Content-Type" content="text/html; charset=windows-1251">', 'windows-1251'],
  ['<meta charset=ISO-8859-2>', 'ISO-8859-2'],
  ['<?xml version="1.0" encoding="Shift_JIS"?>', 'Shift_JIS'],
  ['BEGIN:VCARD\nN;ENCODING=QUOTED-PRINTABLE;CHARSET=GBK:=C4', 'GBK'],
  ['N;CHARSET=nonsense:x\nFN;CHARSET=Big5:x', 'Big5'],
])('finds the encoding in %j', (text, encoding) => {
  expect(declaredEncoding(text)).toBe(encoding);
});

it('finds none in other text', () => {
  expect(declaredEncoding('name;phone\ncharset;1')).toBeUndefined();
});
