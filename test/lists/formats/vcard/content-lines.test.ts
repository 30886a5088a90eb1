import { expect, it } from 'vitest';
import { contentLines } from '@/lib/lists/formats/vcard/content-lines';

const lineOf = (text: string) => contentLines(text)[0];

it('splits a line into group, name, parameters and value', () => {
  expect(lineOf('item1.tel;TYPE="cell,voice";pref=1:a:b;c')).toEqual({
    line: 1,
    group: 'item1',
    name: 'TEL',
    parameters: new Map([
      ['TYPE', ['cell', 'voice']],
      ['PREF', ['1']],
    ]),
    value: 'a:b;c',
  });
});

it('takes the bare words of vCard 2.1 for types, or an encoding', () => {
  expect(lineOf('TEL;WORK;QUOTED-PRINTABLE;CELL:1')?.parameters).toEqual(
    new Map([
      ['TYPE', ['WORK', 'CELL']],
      ['ENCODING', ['QUOTED-PRINTABLE']],
    ]),
  );
});

it('does not split at what is between quotes', () => {
  const { parameters, value } = lineOf('TEL;X-A="a;b:c";TYPE=home:1') ?? {};
  expect(parameters?.get('X-A')).toEqual(['a;b:c']);
  expect(value).toBe('1');
});

it('joins folded lines, and counts them', () => {
  const text = 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ada Whit\r\n field\r\n\tsmith\r\nTEL:1';
  const [, , name, number] = contentLines(text);
  expect(name?.value).toBe('Ada Whitfieldsmith');
  expect(number).toMatchObject({ line: 6, value: '1' });
});

it('keeps the space at which vCard 2.1 folds', () => {
  const text = 'BEGIN:VCARD\nVERSION:2.1\nNOTE:one\n two\nBEGIN:VCARD\nVERSION:3.0\nNOTE:on\n e';
  const notes = contentLines(text).filter(({ name }) => name === 'NOTE');
  expect(notes.map(({ value }) => value)).toEqual(['one two', 'one']);
});

it('joins the lines of quoted-printable, and no others that end alike', () => {
  const text =
    'FN;ENCODING=QUOTED-PRINTABLE:J=C3=B6rg=\r\n M=C3=BCller\r\nKEY;BASE64:QQ==\r\nTEL:1';
  expect(contentLines(text).map(({ value }) => value)).toEqual([
    'J=C3=B6rg M=C3=BCller',
    'QQ==',
    '1',
  ]);
});

it('leaves out lines that are no property', () => {
  expect(contentLines('garbage\n:x\n;:y\n\nTEL:1').map(({ name }) => name)).toEqual(['TEL']);
});

it('joins the thousands of lines of a photo in one pass', () => {
  const photo = `PHOTO;ENCODING=b:${'A'.repeat(60)}\r\n${` ${'B'.repeat(74)}\r\n`.repeat(100_000)}`;
  const start = performance.now();
  expect(contentLines(photo)[0]?.value).toHaveLength(60 + 74 * 100_000);
  // Copied for each line, it would take minutes.
  expect(performance.now() - start).toBeLessThan(20_000);
});
