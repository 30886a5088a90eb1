import { expect, it } from 'vitest';
import { calleeNameIn, readsAsNumber } from '@/lib/sites/callee-name';

it.each([
  'Ada Whitfield',
  'Brightwater Freight',
  'Information Builders',
  'Nelson Inc',
  'Max Müller',
  'Detlef List-Kunde',
  '山田太郎',
  'Phone House',
  '五十嵐 一二三',
  '〇〇株式会社',
  '八百万 千四',
  'Bo Solo',
  'Bob Solzo',
  'ООО Зоб',
  'Козлова Ольга',
  'Marcos 2026',
  'Boss Ltd 365',
])('takes %s for a name', (name) => {
  expect(calleeNameIn([name])).toEqual({ calleeName: name });
});

it.each([
  'Phone',
  'Work Phone',
  'Mobile',
  'Fax',
  'Teléfono',
  'Handy',
  'هاتف',
  'Customer Details',
  'Meine Kunden',
  'Fiche client',
  'Datos del Cliente',
  '',
])('takes %s for none', (name) => {
  expect(calleeNameIn([name])).toEqual({});
});

it('takes the nearest that is a name', () => {
  const calleeName = 'Ada Whitfield';
  expect(calleeNameIn(['Mobile', calleeName])).toEqual({ calleeName });
  expect(calleeNameIn([calleeName, 'Brightwater Freight'])).toEqual({ calleeName });
  expect(calleeNameIn([])).toEqual({});
});

it.each([
  'Ann +1 646 555 0177',
  'Ann +1 646\u2060 5\u206055 0\u20601\u20607\u20607',
  'Ann +1 \u{1d7d4}\u{1d7d2}\u{1d7d4} \u{1d7d3}\u{1d7d3}\u{1d7d3} \u{1d7ce}\u{1d7cf}\u{1d7d5}\u{1d7d5}',
  'Ann \u2460\u2465\u2463\u2465 \u2464\u2464\u2464',
  'Ann \uff16\uff14\uff16 \uff15\uff15\uff15',
  'آن \u0666\u0664\u0666 \u0665\u0665\u0665',
  '+l 2l2 555 Ol34',
  'Ann \u277b\u2779\u277b \u277a\u277a\u277a \u24ff\u2776\u277c\u277c',
  'Ann \u278f\u278d\u278f',
  'Ann \u24f0\u24f0\u24f0',
  '\u516d\u56db\u516d\u4e94\u4e94\u4e94\u3007\u4e00\u4e03\u4e03',
  '\u516d\u56db\u516d-\u4e94\u4e94\u4e94',
  '\u0431\u0427\u0431 \u01bc\u01bc\u01bc OI77',
  '\u04314\u0431 \u01bc\u01bc\u01bc OI77',
  'Ann646 SSS OI',
])('takes no name that reads as a number: %j', (name) => {
  expect(calleeNameIn([name, 'Ada Whitfield'])).toEqual({ calleeName: 'Ada Whitfield' });
});

it.each([
  ['Ada\u2060 Whit\u00adfield', 'Ada Whitfield'],
  ['\u{1d400}da Whitfield', 'Ada Whitfield'],
  ['Studio 2026', 'Studio 2026'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
])('writes %j as %j', (name, written) => {
  expect(calleeNameIn([name])).toEqual({ calleeName: written });
});

it.each([
  '12345',
  '1 2-3.4/5',
  '٦٤٦٥٥',
  '❻❹❻❺❺',
  '⓰⓰⓰',
  '六四六五五',
  '六 四 六 五 五',
  '六四6五5',
  'OI2 SSS l',
  'бЧб ƼƼƼ О',
  'Ann6Ol SSS4',
])('takes %s for a number', (name) => {
  expect(readsAsNumber(name)).toBe(true);
});

it.each([
  '1234',
  '❻❹',
  '四十九院',
  '三 五十嵐 一二三',
  'OSO SOS BOB ZOO',
  'ООО Зов',
  'Bob 123',
  'Зинаида Чехова 2026',
  'Marcos 2026 Bo',
])('takes %s for a name', (name) => {
  expect(readsAsNumber(name)).toBe(false);
});
