import { expect, it } from 'vitest';
import { decodeText } from '@/components/shared/files/decode-text';
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
