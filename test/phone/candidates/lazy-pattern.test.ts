import { expect, it } from 'vitest';
import { LATIN_1_CLASSES, latinTwin, lazyPattern } from '@/lib/phone/candidates/lazy-pattern';

const LATIN_1 = Array.from({ length: 256 }, (_, code) => String.fromCharCode(code));

it.each(Object.keys(LATIN_1_CLASSES))('lists the Latin-1 characters of \\p{%s}', (name) => {
  for (const source of [`[\\p{${name}}]`, `[^\\p{${name}}]`]) {
    const whole = new RegExp(source, 'u');
    const twin = latinTwin(source, 'u');
    expect(LATIN_1.filter((letter) => whole.test(letter) !== twin.test(letter))).toEqual([]);
  }
});

it('uses the twin for Latin-1 texts only', () => {
  const chosen = lazyPattern(String.raw`[\p{L}]+`, 'gu');
  expect('Müller 7'.match(chosen('Müller 7'))).toEqual(['Müller']);
  expect(chosen('Müller 7').unicode).toBe(false);
  expect(chosen('Łódź')).toEqual(/[\p{L}]+/gu);
});

it('throws for an unknown class', () => {
  expect(() => latinTwin(String.raw`[\p{Lt}]`, 'u')).toThrow('Lt');
});
