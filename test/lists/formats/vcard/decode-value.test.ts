import { expect, it } from 'vitest';
import { contentLines } from '@/lib/lists/formats/vcard/content-lines';
import { partsOf, plainValue } from '@/lib/lists/formats/vcard/decode-value';

const propertiesOf = (text: string) => contentLines(text);

it.each([
  ['FN;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:J=C3=B6rg', 'Jörg'],
  ['FN;QUOTED-PRINTABLE;CHARSET=ISO-8859-1:J=F6rg', 'Jörg'],
  ['FN;ENCODING=QUOTED-PRINTABLE;CHARSET=ISO-8859-2:=A3ukasz', 'Łukasz'],
  ['FN;ENCODING=quoted-printable;CHARSET=SHIFT_JIS:=8ER=93c', '山田'],
  ['FN;ENCODING=QUOTED-PRINTABLE:J=C3=B6rg', 'Jörg'],
  ['FN;ENCODING=QUOTED-PRINTABLE:J=F6rg', 'Jörg'],
  ['FN;ENCODING=QUOTED-PRINTABLE;CHARSET=nonsense:J=F6rg', 'Jörg'],
  ['FN;ENCODING=QUOTED-PRINTABLE:a=3Db=zz=', 'a=b=zz='],
  ['FN:Jörg =C3', 'Jörg =C3'],
  ['NOTE:a\\nb\\, c\\; \\\\ \\x', 'a\nb, c; \\ \\x'],
])('reads %s', (line, value) => {
  expect(propertiesOf(line).map(plainValue)).toEqual([value]);
});

it.each([
  ['N:Whitfield;Ada;;;', ['Whitfield', 'Ada', '', '']],
  ['ORG:Acme\\; Sons;Sales', ['Acme; Sons', 'Sales']],
  ['N;ENCODING=QUOTED-PRINTABLE:M=C3=BCller=3B;J=C3=B6rg', ['Müller;', 'Jörg']],
])('splits %s', (line, parts) => {
  const [property] = propertiesOf(line);
  expect(property && partsOf(property).slice(0, parts.length)).toEqual(parts);
});
