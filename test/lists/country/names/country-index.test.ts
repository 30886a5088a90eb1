import { getCountries } from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import { countriesOfName, countryOfIsoKey } from '@/lib/lists/country/names/country-index';
import { nameKey } from '@/lib/lists/country/names/name-key';

const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt-BR', 'hi', 'ja', 'ar'];

/** Names that the browser has for a country and that are read as another or as several, and why. */
const COLLISIONS: Readonly<Record<string, string>> = {
  'es Congo CG': 'the Democratic Republic is called Congo as often',
  'es RU GB': 'the code of Russia',
  'fr R.-U. GB': 'the code of Russia',
  'fr É.-U. US': 'the European Union is called EU everywhere',
};

describe('every country that has a numbering plan', () => {
  it('is known by its alpha-2 code', () => {
    for (const country of getCountries()) expect(countryOfIsoKey(nameKey(country))).toBe(country);
  });

  it('is known by the names that the browser has, in eight languages, long and short', () => {
    const found = LANGUAGES.flatMap((language) =>
      (['long', 'short'] as const).flatMap((style) => {
        const names = new Intl.DisplayNames(language, { type: 'region', style });
        return getCountries().flatMap((country) => {
          const name = names.of(country) ?? '';
          return readAs(name) === country ? [] : `${language} ${name} ${country}`;
        });
      }),
    );
    expect([...new Set(found)].sort()).toEqual(Object.keys(COLLISIONS).sort());
  });

  it('is known by its name in its own language', () => {
    const names = { DK: 'Danmark', FI: 'Suomi', GR: 'Ελλάδα', HU: 'Magyarország', IS: 'Ísland' };
    for (const [country, name] of Object.entries(names)) expect(readAs(name)).toBe(country);
  });
});

function readAs(name: string): string | undefined {
  const key = nameKey(name);
  return countryOfIsoKey(key) ?? countriesOfName(key)?.join();
}

it('knows names in other languages of CRMs', () => {
  const names = [
    'Germania',
    'Duitsland',
    'Niemcy',
    'Almanya',
    'Германия',
    '德国',
    '德國',
    '독일',
    'Tyskland',
  ];
  for (const name of names) expect(readAs(name)).toBe('DE');
});

it('names all countries that a name may mean', () => {
  expect(countriesOfName('congo')).toEqual(['CD', 'CG']);
  expect(countriesOfName('korea')).toEqual(['KP', 'KR']);
});

it('knows no other names and codes', () => {
  expect(countriesOfName('narnia')).toBeUndefined();
  expect(countriesOfName('')).toBeUndefined();
  expect(countriesOfName('eu')).toBeUndefined();
  expect(countryOfIsoKey('xx')).toBeUndefined();
});
