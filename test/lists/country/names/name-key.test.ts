import { expect, it } from 'vitest';
import { nameKey, umlautKey } from '@/lib/lists/country/names/name-key';

it.each([
  ['Côte d’Ivoire', "COTE D'IVOIRE"],
  ['U.S.A.', 'usa'],
  ['Antigua & Barbuda', 'Antigua and Barbuda'],
  ['St. Lucia', 'Saint Lucia'],
  ['The Netherlands', 'Netherlands'],
  ['TÜRKİYE', 'Turkiye'],
  ['Großbritannien', 'Grossbritannien'],
  ['Timor-Leste', 'Timor Leste'],
  ['ألمانيا', 'المانيا'],
  ['ＪＡＰＡＮ', 'Japan'],
])('has one key for %s and %s', (one, other) => {
  expect(nameKey(one)).toBe(nameKey(other));
});

it.each([
  ['ST', 'Saint'],
  ['Nigeria', 'Niger'],
  ['नाइजीरिया', 'नाइजर'],
  ['Lettland', 'Latvia'],
])('has two keys for %s and %s', (one, other) => {
  expect(nameKey(one)).not.toBe(nameKey(other));
});

it('has no key for a text without letters', () => {
  expect(nameKey(' – 12 ')).toBe('');
});

it('reads umlauts as two letters', () => {
  expect(umlautKey('Österreich')).toBe(nameKey('Oesterreich'));
  expect(umlautKey('Spanien')).toBe(nameKey('Spanien'));
});
