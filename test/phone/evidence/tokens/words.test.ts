import { expect, it } from 'vitest';
import {
  isCounted,
  isLabelEnd,
  isPhoneLetter,
  isState,
  isUnit,
  wordOf,
} from '@/lib/phone/evidence/tokens/words';

it.each([
  ['phone', 'phone'],
  ['Telefon', 'phone'],
  ['order', 'other'],
  ['number', 'number'],
  ['my', 'owner'],
  ['customer', 'holder'],
  ['at', 'reach'],
  ['is', 'link'],
])('knows that %s is a word for: %s', (text, says) => {
  expect(wordOf(text)?.says).toBe(says);
});

it.each([
  ['in capitals', 'PHONE'],
  ['with digits after it', 'phone2'],
  ['in full-width letters', 'ｔｅｌ'],
  ['without its accents', 'telefono'],
  ['in a script without spaces', '电话号码'],
  ['as the first part of a compound', 'telefonnummer'],
])('knows a word for phone %s', (_, text) => {
  expect(wordOf(text)).toEqual({ says: 'phone' });
});

it('reads compounds of other things as another kind of number', () => {
  expect(wordOf('Kundennummer')).toMatchObject({ says: 'other', beats: 'grouped' });
  expect(wordOf('订单号')).toEqual({ says: 'other', reason: 'an order', beats: 'grouped' });
});

it('knows abbreviations of ids only in capitals, if they are common words in another language', () => {
  const words = ['EIN', 'ein', 'ACH', 'ach', 'NUIT', 'nuit', 'NIE', 'nie'];
  expect(words.map((word) => wordOf(word)?.says)).toEqual([
    'other',
    undefined,
    'other',
    undefined,
    'other',
    undefined,
    'other',
    undefined,
  ]);
});

it('knows that parts centres and enquiries take calls', () => {
  expect(['部品センター', '부품문의'].map(wordOf)).toEqual([undefined, undefined]);
  expect(wordOf('部品番号')).toMatchObject({ says: 'other' });
});

it('lets plurals outweigh bare digits only', () => {
  expect(wordOf('order')).toMatchObject({ beats: 'grouped' });
  expect(wordOf('orders')).toMatchObject({ beats: 'bare' });
});

it.each(['', 'zebra', 'ฝ่ายบัญชี', '12'])('knows nothing about %j', (text) => {
  expect(wordOf(text)).toBeUndefined();
});

it('tells units from titles and time zones', () => {
  expect([isUnit('kg'), isUnit('KG'), isUnit('ms')]).toEqual([true, true, true]);
  expect([isUnit('Ms'), isUnit('PT'), isUnit('hello')]).toEqual([false, false, false]);
});

it('tells counted things from verbs', () => {
  expect([isCounted('orders'), isCounted('calls'), isCounted('Orders')]).toEqual([
    true,
    false,
    false,
  ]);
});

it('knows letters that mean phone', () => {
  expect([isPhoneLetter('T'), isPhoneLetter('q'), isPhoneLetter('Te')]).toEqual([
    true,
    false,
    false,
  ]);
});

it('tells states from words for an id in capitals', () => {
  expect(['CA', 'IL', 'VS', 'PO', 'Ca'].map(isState)).toEqual([true, true, false, false, false]);
});

it('ends a label of one letter at a colon or dot before a number', () => {
  expect([isLabelEnd(':', '212'), isLabelEnd('.', 'office'), isLabelEnd(':')]).toEqual([
    true,
    true,
    true,
  ]);
  expect([isLabelEnd(':', 'J05'), isLabelEnd('-', '212'), isLabelEnd(undefined)]).toEqual([
    false,
    false,
    false,
  ]);
});

it('reads no initial before a surname as a label of one letter', () => {
  expect(isLabelEnd('.', 'Truman')).toBe(false);
  expect(isLabelEnd('.', '0171')).toBe(true);
  expect(isLabelEnd(':', 'Zentrale')).toBe(true);
});
