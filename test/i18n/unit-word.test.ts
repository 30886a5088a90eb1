import { afterEach, expect, it, vi } from 'vitest';
import { unitWord } from '@/lib/i18n/unit-word';

const locale = vi.hoisted(() => ({ tag: 'en' }));
vi.mock('@/lib/i18n/locale', () => ({ wordsLocale: () => `${locale.tag}-u-nu-latn` }));

afterEach(() => {
  locale.tag = 'en';
});

it.each([
  ['en', ['seconds', 'second', 'seconds', 'seconds', 'seconds']],
  ['de', ['Sekunden', 'Sekunde', 'Sekunden', 'Sekunden', 'Sekunden']],
  ['ar', ['ثانية', 'ثانية', 'ثانيتان', 'ثوان', 'ثانية']],
])('has the plural of %s', (tag, words) => {
  locale.tag = tag;
  expect([0, 1, 2, 3, 60].map((count) => unitWord(count, 'second'))).toEqual(words);
});

it('names minutes too', () => {
  expect([1, 15].map((count) => unitWord(count, 'minute'))).toEqual(['minute', 'minutes']);
});
