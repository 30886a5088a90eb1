import { expect, it } from 'vitest';
import { lookOf } from '@/components/crm/delivery/look-of';

it.each([
  ['Cyrillic letters', '\u0410d\u0430 Whitfi\u0435ld'],
  ['Greek letters', '\u0391da Whitfield'],
  ['letters of double width', '\uFF21da Whitfield'],
  ['characters without width', 'A\u200Bda\u2060 Whit\u00ADfield'],
  ['other spaces', 'Ada\u2003\u00A0Whitfield'],
])('takes a name with %s for the one that it looks like', (_, name) => {
  expect(name).not.toBe('Ada Whitfield');
  expect(lookOf(name)).toBe('Ada Whitfield');
});

it('keeps names apart that look different', () => {
  const names = ['Ada', 'ada', 'Adä', 'Ida', 'Анна', 'Άννα'];
  expect(new Set(names.map(lookOf)).size).toBe(names.length);
});
