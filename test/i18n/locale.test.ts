import { expect, it, vi } from 'vitest';
import { wordsDirection, wordsLocale } from '@/lib/i18n/locale';

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

it('writes Latin digits in Arabic, which runs from right to left', () => {
  Object.assign(texts, { 'language.tag': 'ar', 'language.direction': 'rtl' });
  expect(new Intl.NumberFormat(wordsLocale(['ar-EG'])).format(123)).toBe('123');
  expect(wordsDirection()).toBe('rtl');
});

it.each(['ltr', '', 'sideways'])('takes the direction %j for left to right', (direction) => {
  Object.assign(texts, { 'language.direction': direction });
  expect(wordsDirection()).toBe('ltr');
});
