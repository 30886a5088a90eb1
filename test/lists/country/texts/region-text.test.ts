import { expect, it } from 'vitest';
import { regionClue } from '@/lib/lists/country/texts/region-text';

it.each([
  [
    'US',
    [
      'Texas',
      'TX',
      'tx',
      'N.J.',
      'Washington',
      'New York',
      'District of Columbia',
      'Calif.',
      'New Jersey',
    ],
  ],
  [
    'CA',
    ['Ontario', 'Québec', 'Quebec', 'QC', 'British Columbia', 'Nouvelle-Écosse', 'Ontario (CA)'],
  ],
  ['AU', ['New South Wales', 'NSW', 'QLD', 'Western Australia', 'ACT']],
  ['IN', ['Maharashtra', 'Tamil Nadu', 'महाराष्ट्र', 'Orissa', 'Karnataka', 'UP']],
  ['DE', ['Bayern', 'Bavaria', 'NRW', 'Baden-Wuerttemberg', 'Thüringen', 'Hessen']],
  ['GB', ['England', 'Scotland', 'Lancashire', 'West Yorkshire', 'Co. Antrim', 'Herts']],
  ['BR', ['São Paulo', 'Sao Paulo', 'Rio de Janeiro', 'Minas Gerais']],
  ['MX', ['Jalisco', 'Nuevo León', 'CDMX', 'Ciudad de México', 'Baja California', 'OAX']],
  ['US', ['California (US)', 'California (CA)', 'US-CA', 'US-WA']],
])('tells %s: %j', (country, texts) => {
  for (const text of texts) expect(regionClue(text), text).toEqual({ countries: [country] });
});

it.each([
  ['WA', ['US', 'AU']],
  ['BC', ['CA']],
  ['CA', ['US']],
  ['TN', ['US', 'IN']],
  ['SC', ['US', 'BR']],
])('reads %s as a code that others have, too', (text, countries) => {
  expect(regionClue(text)).toEqual({ countries, isWeak: true, allowsUnlisted: true });
});

it.each([
  ['Georgia', { countries: ['US'], allows: ['GE'] }],
  ['Georgia (GE)', { countries: ['GE'] }],
  ['Florida', { countries: ['US'], allows: ['UY'] }],
  ['Punjab', { countries: ['IN', 'PK'] }],
  ['Puerto Rico', { countries: ['PR'], allows: ['US'] }],
  ['Réunion', { countries: ['RE'] }],
  ['Hong Kong', { countries: ['HK'] }],
])('reads %s', (text, clue) => {
  expect(regionClue(text)).toEqual(clue);
});

it.each([
  'Essex',
  'Kent',
  'Lombardia',
  'Milano (MI)',
  'NY-NJ',
  'AL-GA',
  'EMEA',
  'Germany',
  'DE',
  '',
  '12',
])('reads nothing certain in “%s”', (text) => {
  const clue = regionClue(text);
  expect(clue === undefined || clue.isWeak).toBe(true);
});
