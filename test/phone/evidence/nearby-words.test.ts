import { expect, it } from 'vitest';
import type { CountryCode } from '@/lib/phone/candidates/types';
import { wordsBefore } from '@/lib/phone/evidence/nearby-words';
import { findNumbers } from '@/lib/phone/find-numbers';

function marked(defaultCountry: CountryCode, text: string): string[] {
  return findNumbers(text, { defaultCountry }).map(({ e164 }) => e164);
}

it.each([
  ['an initial before a comma', 'US', 'Priya N., 212-555-0123', '+12125550123'],
  [
    'a label that follows its own number',
    'CH',
    'CHE-114.208.395 MWST · 044 668 18 00',
    '+41446681800',
  ],
  ['a tax id earlier in the list', 'IT', 'P.IVA 12345670017, 02 12345678', '+390212345678'],
  ['a remark about a person in brackets', 'IN', 'Rakesh (purchase) 98760 12345', '+919876012345'],
  ['the end of a code', 'GB', 'Registered No. SC279460. 0131 496 0744', '+441314960744'],
  [
    'an unknown name before the last comma',
    'US',
    'Dental Group, ask for Janine, 2125550123',
    '+12125550123',
  ],
  ['a label before an arrow', 'US', 'wants rate card -> 2125550123', '+12125550123'],
  ['an earlier labelled number', 'DK', 'CVR 27544871 – tlf. 32 12 34 56', '+4532123456'],
  [
    'a price in a remark about calls',
    'FR',
    "0 809 01 23 45 (prix d'un appel local)",
    '+33809012345',
  ],
  ['an unknown first name', 'NO', 'Kjetil: 964 01 234, vil ha befaring', '+4796401234'],
  ['the accounts department', 'TH', 'ฝ่ายบัญชี 081 234 5678', '+66812345678'],
  ['a time and a caller', 'DE', 'um 09:15 von 0152 01234567 aus', '+4915201234567'],
] as const)('does not take the number for part of %s', (_, country, text, e164) => {
  expect(marked(country, text)).toEqual([e164]);
});

it.each([
  ['GB', 'Mandatory (invoice) 2079460018'],
  ['US', 'Orders 2125550123, 2125550124'],
  ['US', 'No. 2125550123, 2125550124'],
  ['US', 'SKU 800-4410-BLK'],
  ['US', 'Ticket 312-5550148 merged into 312-5550149'],
  ['DE', 'Artikel 030-4471-02 leer, Ersatz 030-4471-03'],
  ['NL', 'NL04 RABO 0910 4005 64'],
  ['VN', 'MST 0312345678'],
  ['DE', 'IBAN DE89 3704 0044 0532 0130 00'],
] as const)('follows the label: %s, %s', (country, text) => {
  expect(marked(country, text)).toEqual([]);
});

it.each([
  ['HU', '96/442-627', '+3696442627'],
  ['ES', '612.345.678', '+34612345678'],
  ['HU', '(96) 513-408', '+3696513408'],
  ['BR', '43 9 9618-1234', '+5543996181234'],
  ['IL', '1-800-29-82-69', '+9721800298269'],
  ['JP', 'ＴＥＬ０３−１２３４−５６７８', '+81312345678'],
] as const)('reads the usual form of numbers in %s: %s', (country, text, e164) => {
  expect(marked(country, text)).toEqual([e164]);
});

it('recognises a mobile number by its national prefix after any word', () => {
  expect(marked('AU', 'Zendesk 0491570006')).toEqual(['+61491570006']);
  expect(marked('DE', 'Zendesk 3023125123')).toEqual([]);
});

it('reads short forms by digits and by groups', () => {
  expect(marked('IN', '022-2857 4136 / 37')).toEqual(['+912228574136', '+912228574137']);
  expect(marked('IN', '022-2857 4136 / 4137 0921')).toEqual(['+912228574136', '+912241370921']);
  expect(marked('DE', 'Tel. 030 23124-25')).toEqual(['+49302312425']);
  expect(marked('IT', 'Tel. 06/4182736-37')).toEqual(['+39064182736', '+39064182737']);
  expect(marked('DE', '0 71 31 / 12 34 - 12/-13')).toEqual(['+497131123412', '+497131123413']);
  expect(marked('DE', 'Tel. 089/12 34 56-12/-13')).toEqual(['+498912345612', '+498912345613']);
  expect(marked('US', '212-555-0123/0124 8am')).toEqual(['+12125550123', '+12125550124']);
});

it.each([
  ['FR', '01 99 00 12 34 — poste 214', '214'],
  ['TW', '電話(04)2286-7927 分機 12', '12'],
  ['TH', 'โทร. 02-284-6767 ต่อ 14', '14'],
  ['IL', '03-6158324 שלוחה 5', '5'],
  ['PH', '(02) 8845-9466 loc. 204', '204'],
  ['US', 'caller 212-555-0123 – P2', undefined],
] as const)('reads an extension in the form used in %s: %s', (defaultCountry, text, ext) => {
  expect(findNumbers(text, { defaultCountry })[0]?.ext).toBe(ext);
});

it.each([
  ['US', 'Questions about this invoice? 605-555-0117', '+16055550117'],
  ['FR', 'Pour toute question sur cette facture : 01 99 00 88 77', '+33199008877'],
  ['DE', 'Fragen zu dieser Rechnung: 030 23125 123', '+493023125123'],
  ['IT', 'Per questo ordine 02 3601 2345', '+390236012345'],
  ['GB', '0113 496 0188 (lines open 9 to 5)', '+441134960188'],
  ['ES', 'Telf.: 93.101.23.45', '+34931012345'],
  ['FR', 'Jean Martin <jean@example.fr> 06 39 98 12 34', '+33639981234'],
  ['US', 'Mobility Center 605-555-0117', '+16055550117'],
] as const)('does not take a thing spoken of for a label in %s: %s', (country, text, e164) => {
  expect(marked(country, text)).toEqual([e164]);
});

it.each([
  ['DE', 'Mobility Radeon 9500/9700 SE'],
  ['ES', 'Expte. 612/34/5678'],
  ['GB', 'Mobilität 2025 4711 0815'],
] as const)('reads no number in %s: %s', (country, text) => {
  expect(marked(country, text)).toEqual([]);
});

it.each([
  ['DE', 'Pos. 10 Art. 0221 4710 Menge 3'],
  ['IT', 'Prot. 0577.301.234/2026'],
  ['CZ', 'Dodací list 541-301-23, VS 541301234'],
] as const)('knows the abbreviation of a record in %s: %s', (country, text) => {
  expect(marked(country, text)).toEqual([]);
});

it.each([
  ['DE', 'R20-C:J03-U01 RAS KERNEL INFO 2576000 alignment'],
  ['GB', '(supports C1)\n- 1131567043 2005.11.09'],
  ['US', 'in Clause 252.227-7013 (c) (1)'],
  ['US', 'DFARS 252.227-7014'],
  ['US', 'Lee <2125550123 at example.com>'],
] as const)('finds no number in %s: %s', (country, text) => {
  expect(marked(country, text)).toEqual([]);
});

it('takes `fix` for a word for phone only right beside the number', () => {
  expect(wordsBefore('fix ').phone).toBe(2);
  expect(wordsBefore('Fix: ').phone).toBe(2);
  expect(wordsBefore('fix for #')).toMatchObject({ phone: 0, against: { beats: 'grouped' } });
});

it('does not take the ending of a file name for a label', () => {
  expect(wordsBefore('tkBind.c: [Patch ').phone).toBe(0);
  expect(wordsBefore('cell c:').phone).toBe(2);
});

it.each([
  ['HR', 'Račun br. 091 301 2345 · OIB'],
  ['RS', 'Фактура бр. 064 301 2345 · ПИБ'],
  ['GR', 'Αρ. φακέλου 2310 301234'],
  ['IL', 'חשבונית מס׳ 03-301-2345'],
  ['PH', 'OR No. 0917 123 0145'],
  ['AT', 'Honorarnote 0664 4101'],
  ['MX', 'Orden de compra 55 2204 4177'],
  ['MY', 'No. Siri 03-8301 2345'],
] as const)('reads a number of a paper in %s: %s', (country, text) => {
  expect(marked(country, text)).toEqual([]);
});

it.each([
  ['HR', 'Tel. br. 091 301 2345'],
  ['GR', 'Αρ. τηλεφώνου 2310 301234'],
  ['DE', 'Notfall-Nr.: 0176 04069012'],
  ['DE', 'Bereitschaftsnummer 0221 4710 117'],
  ['NL', 'Storingsnummer 010-3012345'],
  ['FI', 'Päivystysnumero 040 301 2345'],
] as const)('reads the number of a line or a desk in %s: %s', (country, text) => {
  expect(marked(country, text)).toHaveLength(1);
});

it.each([
  ['JP', '受付 03-3012-2457', 1],
  ['JP', '受付番号 03-3012-2457', 0],
  ['FR', 'Cabinet : 04 65 71 42 30', 1],
] as const)('knows a desk from its reference (%s %s)', (country, text, count) => {
  expect(findNumbers(text, { defaultCountry: country })).toHaveLength(count);
});

it('knows a label after a line break as programs write it', () => {
  expect(wordsBefore(String.raw`mob: 07700 900143\ntel: `).phone).toBe(2);
  expect(wordsBefore(String.raw`D:\notel `).phone).toBe(0);
});

it.each([
  '<Attribute Name="telephoneNumber"><Value>',
  '<th>Phone</th><td class="n">',
  '<b>Tel:</b> <span>',
])('knows a label before tags: %s', (before) => {
  expect(wordsBefore(before).phone).toBe(2);
});

it.each([
  ['a key that ends with whose number it is', "'telefone_mae' => '"],
  ['a key of an invoice in XML', '<ram:CompleteNumber>'],
  ['a Mongolian word', 'Утас: '],
  ['a Japanese direct line', '直通 '],
])('takes %s for a label', (_, before) => {
  expect(wordsBefore(before).phone).toBe(2);
});

it('does not take a key that ends with another word for a label', () => {
  expect(wordsBefore("'phone_price' => '").phone).toBeLessThan(2);
});
