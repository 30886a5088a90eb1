import { expect, it } from 'vitest';
import { countrySignIn } from '@/lib/phone/candidates/country-signs';
import { countriesNamed } from '@/lib/phone/evidence/named-countries';

const hasSign = (text: string) => countrySignIn(text).test(text);

it.each(['Berlin', 'country: DE', '+49', '🇩🇪', '東京', '〒100-0001', 'საქართველო'])(
  'finds a sign of a country in %j',
  (text) => {
    expect(hasSign(text)).toBe(true);
  },
);

it.each(['', 'call at noon', '212-555-0123', 'été 30'])(
  'finds no sign of a country in %j',
  (text) => {
    expect(hasSign(text)).toBe(false);
    expect(countriesNamed(text, 'en')).toEqual([]);
  },
);
