import { expect, it } from 'vitest';
import { byScript, IN_LATIN_1, latinTwin } from '@/lib/phone/latin';

const LATIN_1 = Array.from({ length: 256 }, (_, code) => String.fromCharCode(code));

it.each(Object.keys(IN_LATIN_1))('knows what \\p{%s} is among the first 256 letters', (name) => {
  const all = new RegExp(`[\\p{${name}}]`, 'u');
  const others = new RegExp(`[^\\p{${name}}]`, 'u');
  const differ = LATIN_1.filter(
    (letter) =>
      all.test(letter) !== latinTwin(all).test(letter) ||
      others.test(letter) !== latinTwin(others).test(letter),
  );
  expect(differ).toEqual([]);
});

it('takes the twin for Latin-1 alone', () => {
  const letters = /[\p{L}]+/gu;
  const chosen = byScript(letters);
  expect('Müller 7'.match(chosen('Müller 7'))).toEqual(['Müller']);
  expect(chosen('Müller 7').unicode).toBe(false);
  expect(chosen('Łódź')).toBe(letters);
});

it('leaves no class out', () => {
  expect(() => latinTwin(/[\p{Lt}]/u)).toThrow('Lt');
});
