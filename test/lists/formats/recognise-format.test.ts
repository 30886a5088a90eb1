import { expect, it } from 'vitest';
import { fileFormatOf, textFormatOf } from '@/lib/lists/formats/recognise-format';

const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const utf16 = (text: string) => [...text].flatMap((char) => [char.charCodeAt(0), 0]);

it.each([
  ['zip', [0x50, 0x4b, 3, 4, 20]],
  ['old-excel', [...COMPOUND, 0, ...utf16('Workbook')]],
  ['protected-workbook', [...COMPOUND, 0, ...utf16('EncryptedPackage'), 0]],
  ['text', [0x50, 0x4b]],
  ['text', []],
])('recognises %s', (format, bytes) => {
  expect(fileFormatOf(new Uint8Array(bytes))).toBe(format);
});

it.each([
  ['empty', ' \n\uFEFF\t'],
  ['vcard', '\uFEFF\r\nbegin:vcard\r\nVERSION:3.0'],
  ['json', '[{"a":1}]'],
  ['json', '{ "contacts": [] }'],
  ['json', '[]'],
  ['json', '[["a"]]'],
  ['markup', '\n<html><body><table>'],
  ['markup', '<TABLE border=1>'],
  ['markup', '<?xml version="1.0"?><Workbook>'],
  ['markup', '<!DOCTYPE html>'],
  ['pipes', '|a|b|\n|--|--|\n|1|2|'],
  ['csv', 'name,phone\nAda,1'],
  ['csv', '+1 212 555 0134'],
  ['csv', '[mobile] Ada,+1 212 555 0134'],
  ['csv', '{Ada},1'],
  ['csv', '<Ada>,+1 212 555 0134'],
  ['csv', 'name\tphone\nAda\t1\u001A'],
  ['csv', '氏名,電話\n山田,1'],
  ['binary', '%PDF-1.7\n1 0 obj'],
  ['binary', '{\\rtf1\\ansi'],
  ['binary', 'a\u0000\u0001b\u0002'],
])('recognises %s in %j', (format, text) => {
  expect(textFormatOf(text)).toBe(format);
});
