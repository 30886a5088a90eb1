// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { countryFactsOfPage, pageLanguage } from '@/lib/page/context/page-facts';

beforeEach(() => document.documentElement.removeAttribute('lang'));

it('returns the language of the page and the countries of its marks', () => {
  document.documentElement.lang = 'de-CH';
  const facts = countryFactsOfPage({ marks: { countries: () => ['CH', 'FR'] } });
  expect(facts).toEqual({ lang: 'de-CH', others: ['CH', 'FR'] });
});

it('returns an empty language for a page without one', () => {
  expect(pageLanguage()).toBe('');
});

it('shortens a language that is too long to be one', () => {
  document.documentElement.lang = 'x'.repeat(100);
  expect(pageLanguage()).toHaveLength(40);
});
