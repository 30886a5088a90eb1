import { expect, it } from 'vitest';
import { byScript, IN_LATIN_1, latinTwin } from '@/lib/phone/latin';

const LATIN_1 = Array.from({ length: 256 }, (_, code) => String.fromCharCode(code));

it.each(Object.keys(IN_LATIN_1))('knows what \\p{%s} is among the first 256 letters', (name) => {
  for (const source of [`[\\p{${name}}]`, `[^\\p{${name}}]`]) {
    const whole = new RegExp(source, 'u');
    const twin = latinTwin(source, 'u');
    expect(LATIN_1.filter((letter) => whole.test(letter) !== twin.test(letter))).toEqual([]);
  }
});

it('takes the twin for Latin-1 alone', () => {
  const chosen = byScript(String.raw`[\p{L}]+`, 'gu');
  expect('Müller 7'.match(chosen('Müller 7'))).toEqual(['Müller']);
  expect(chosen('Müller 7').unicode).toBe(false);
  expect(chosen('Łódź')).toEqual(/[\p{L}]+/gu);
});

it('leaves no class out', () => {
  expect(() => latinTwin(String.raw`[\p{Lt}]`, 'u')).toThrow('Lt');
});
