import { expect, it } from 'vitest';
import type { CountryCode } from '@/lib/phone/candidates/types';
import { hasUnknownLabelInDocument, isPricedItem } from '@/lib/phone/evidence/in-business-document';
import { findNumbers } from '@/lib/phone/find-numbers';

const marked = (text: string, defaultCountry: CountryCode) =>
  findNumbers(text, { defaultCountry }).map(({ e164 }) => e164);

it.each<[string, string]>([
  ['Wiegezeug ', ' · Rechnung 4417'],
  ['Bestellung 17 · Kantzeug ', ''],
  ['Σφραγιδάκι ', ' · βάρος 28,4 kg'],
  ['תעודת שקילה ', ' · 300 ₪ · חשבונית 12'],
])('takes an unknown word in a paper for a thing: %j', (before, after) => {
  expect(hasUnknownLabelInDocument(before, after)).toBe(true);
});

it.each<[string, string, string]>([
  ['nothing says that it is a business document', 'Wiegezeug ', ' · Köln'],
  ['the word is a role', 'Fahrer ', ' · Rechnung 4417'],
  ['it is a compound of a role', 'Störungsdienst ', ' · Rechnung 4417'],
  ['a role comes before a name', 'tehničar Zoran ', ' · Račun 4417'],
  ['a person is named', 'Jorunn Haugen ', ' · Faktura 4417'],
  ['no word is before it', 'Rechnung 4417 · ', ''],
  ['a word says phone', 'Telefon Nachtwart ', ' · Rechnung 4417'],
])('does not take it for a thing if %s', (_, before, after) => {
  expect(hasUnknownLabelInDocument(before, after)).toBe(false);
});

it('marks the number of a person in a paper, and no id', () => {
  expect(marked('Vægtark 33 20 44 17 · faktura 12 · bud 33 11 23 45', 'DK')).toEqual([
    '+4533112345',
  ]);
  expect(marked('Vægtark 33 20 44 17', 'DK')).toEqual(['+4533204417']);
});

it.each([
  ['a word and a price', '; ', ' raccord 4,20 ;', true],
  ['a price only', ', collar ', ' $3.60, spindle', true],
  ['a row of dots', '4417 ', ' ........ $44.17', false],
  ['a role before it', ', Reception ', ' $3.60', false],
  ['no price', ', collar ', ' and more', false],
])('tells an item of a price list by %s', (_, before, after, isItem) => {
  expect(isPricedItem(before, after)).toBe(isItem);
});

it('takes the first cell of a line for a paper if a later one calls somebody', () => {
  expect(hasUnknownLabelInDocument('Wiegezeug ', ' · Fahrer 0171 3920045')).toBe(true);
  expect(hasUnknownLabelInDocument('Köln · Wiegezeug ', ' · Fahrer 0171 3920045')).toBe(false);
});

it.each([
  ['AE', 'Parking fine 04 220 4427 AED 200'],
  ['NG', 'Penalty slip 0803 220 4428 N15,000'],
  ['VN', 'Biên lai 024 2204 4187, 800.000đ'],
] as const)(
  'knows a business document by an amount right after the digits (%s %s)',
  (country, text) => {
    expect(marked(text, country)).toEqual([]);
  },
);

it.each([
  ['CA', 'Dossier SAAQ 514-220-4427 · Prime 1 204,55 $'],
  ['FR', 'Contrôle technique 04 72 20 44 27, km 144 172'],
  ['AU', 'Order 220441-7, ECN 0412 204 427, gate 3'],
  ['JP', '検査成績書 052-220-4427 合格 温度 21.4℃'],
  ['CN', '罚单 010-22044187 金额 200元'],
] as const)('knows a thing by what else its line has (%s %s)', (country, text) => {
  expect(marked(text, country)).toEqual([]);
});

it('marks the number of a person after a comma in such a line', () => {
  expect(marked('Order 220441-7, depot 03 7010 4427', 'AU')).toEqual(['+61370104427']);
  expect(marked('Meeting point, Jane Roe 0491 570 156', 'AU')).toEqual(['+61491570156']);
});
