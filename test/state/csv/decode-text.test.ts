import { expect, it } from 'vitest';
import { decodeText } from '@/lib/state/csv/decode-text';

const bytes = (...values: number[]) => new Uint8Array(values);

it.each([
  ['UTF-8', new TextEncoder().encode('Müller')],
  ['UTF-8 with a mark', bytes(0xef, 0xbb, 0xbf, ...new TextEncoder().encode('Müller'))],
  [
    'UTF-16, little end first',
    bytes(0xff, 0xfe, 0x4d, 0, 0xfc, 0, ...[...'ller'].flatMap((each) => [each.charCodeAt(0), 0])),
  ],
  [
    'UTF-16, big end first',
    bytes(0xfe, 0xff, 0, 0x4d, 0, 0xfc, ...[...'ller'].flatMap((each) => [0, each.charCodeAt(0)])),
  ],
  ['Windows-1252', bytes(0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72)],
  [
    'UTF-16 without a mark',
    bytes(...[...'Müller\r\n1'].flatMap((each) => [each.charCodeAt(0), 0])),
  ],
  [
    'UTF-16 without a mark, big end first',
    bytes(...[...'Müller\r\n1'].flatMap((each) => [0, each.charCodeAt(0)])),
  ],
])('decodes %s', (_, file) => {
  expect(decodeText(file).split('\r\n')[0]).toBe('Müller');
});

it('decodes Arabic in UTF-16 without a mark', () => {
  const text = 'الاسم;الهاتف\r\nآدا;+1 212 555 0134';
  const units = [...text].flatMap((each) => [each.charCodeAt(0) & 255, each.charCodeAt(0) >> 8]);
  expect(decodeText(bytes(...units))).toBe(text);
});
