import { expect, it } from 'vitest';
import { decodeText, encodingOf, isUnicode } from '@/lib/lists/formats/text/decode-text';
import { ENCODINGS } from './support/encodings';

it.each(ENCODINGS)('decodes %s', (_, encode) => {
  expect(decodeText(encode('Müller\r\n1'))).toBe('Müller\r\n1');
});

it('decodes Arabic in UTF-16 without a mark', () => {
  const text = 'الاسم;الهاتف\r\nآدا;+1 212 555 0134';
  const encode = new Map(ENCODINGS).get('UTF-16 without a mark');
  expect(decodeText(encode?.(text) ?? new Uint8Array())).toBe(text);
});

it('reads the punctuation of Windows-1252', () => {
  expect(decodeText(new Uint8Array([0x80, 0x93, 0x4d, 0xfc, 0x94]))).toBe('€“Mü”');
});

it('reads a file with a UTF-8 byte order mark as UTF-8, and loses only the damaged character', () => {
  const start = new TextEncoder().encode('\uFEFFMüller');
  expect(decodeText(new Uint8Array([...start, 0xff]))).toBe('Müller\uFFFD');
});

it('decodes an empty file', () => {
  expect(decodeText(new Uint8Array())).toBe('');
});

it('does not take a file for UTF-16 because of a single zero', () => {
  expect(decodeText(new TextEncoder().encode('name;phone\nAda\0;1'))).toBe('name;phone\nAda\0;1');
});

it('reads UTF-8 without a mark as UTF-8 if a program cut some of its texts', () => {
  const text = new TextEncoder().encode(`${'Jörg Müller, '.repeat(10)}Gr`);
  expect(decodeText(new Uint8Array([...text, 0xc3]))).toContain('Jörg Müller');
});

it('decodes in the encoding that is chosen', () => {
  const bytes = new Uint8Array([0xa3, 0xf3, 0x64, 0xbc]);
  expect(decodeText(bytes, 'windows-1250')).toBe('ŁódĽ');
});

it.each<[string, number[], boolean]>([
  ['utf-8', [0x4d, 0xc3, 0xbc], true],
  ['utf-16le', [0xff, 0xfe, 0x4d, 0], true],
  ['windows-1252', [0x4d, 0xfc, 0x6c], false],
])('tells %s, and whether a file shows it by itself', (encoding, bytes, isShown) => {
  const found = encodingOf(new Uint8Array(bytes));
  expect(found).toBe(encoding);
  expect(isUnicode(found)).toBe(isShown);
});
