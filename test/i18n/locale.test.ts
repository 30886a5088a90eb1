import { beforeEach, describe, expect, it, vi } from 'vitest';
import { unitWord, wordsDirection, wordsLocale } from '@/lib/i18n/locale';

const texts = vi.hoisted(() => ({ 'language.tag': 'de', 'language.direction': 'ltr' }));
vi.mock('#i18n', () => ({ i18n: { t: (key: keyof typeof texts) => texts[key] } }));

it.each([
  [['de-AT', 'en-US'], 'de-AT-u-nu-latn'],
  [['en-US', 'de-CH'], 'de-CH-u-nu-latn'],
  [['de'], 'de-u-nu-latn'],
  [['en-GB', 'fr'], 'de-u-nu-latn'],
  [[], 'de-u-nu-latn'],
])('writes German dates for a browser that prefers %j as %s', (preferred, locale) => {
  expect(wordsLocale(preferred)).toBe(locale);
});

it('does not take a language for another that begins alike', () => {
  expect(wordsLocale(['deu-DE', 'den'])).toBe('de-u-nu-latn');
});

it('keeps the region that our texts are written for', () => {
  Object.assign(texts, { 'language.tag': 'pt-BR' });
  expect(wordsLocale(['pt-PT', 'pt'])).toBe('pt-BR-u-nu-latn');
});

it('writes Latin digits in Arabic, which runs from right to left', () => {
  Object.assign(texts, { 'language.tag': 'ar', 'language.direction': 'rtl' });
  expect(new Intl.NumberFormat(wordsLocale(['ar-EG'])).format(123)).toBe('123');
  expect(wordsDirection()).toBe('rtl');
});

it.each(['ltr', '', 'sideways'])('takes the direction %j for left to right', (direction) => {
  Object.assign(texts, { 'language.direction': direction });
  expect(wordsDirection()).toBe('ltr');
});

describe('unitWord', () => {
  beforeEach(() => {
    Object.assign(texts, { 'language.tag': 'en' });
  });

  it.each([
    ['en', ['seconds', 'second', 'seconds', 'seconds', 'seconds']],
    ['de', ['Sekunden', 'Sekunde', 'Sekunden', 'Sekunden', 'Sekunden']],
    ['es', ['segundos', 'segundo', 'segundos', 'segundos', 'segundos']],
    ['fr', ['seconde', 'seconde', 'secondes', 'secondes', 'secondes']],
    ['ar', ['ثانية', 'ثانية', 'ثانيتان', 'ثوان', 'ثانية']],
  ])('has the plural of %s', (tag, words) => {
    Object.assign(texts, { 'language.tag': tag });
    expect([0, 1, 2, 3, 60].map((count) => unitWord(count, 'second'))).toEqual(words);
  });

  it('names minutes too', () => {
    expect([1, 15].map((count) => unitWord(count, 'minute'))).toEqual(['minute', 'minutes']);
  });
});
