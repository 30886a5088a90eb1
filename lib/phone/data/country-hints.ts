import type { CountryCode } from '@/lib/phone/types';

/** Top-level domains of countries that sites of any country use (ICANN calls them generic in use). */
export const WORLDWIDE_DOMAINS: ReadonlySet<string> = new Set(
  'ai cc co fm gg im io is la ly me nu sh so st to tv vc ws'.split(' '),
);

/** Where most who read a language live, for languages that are mostly of one country. */
export const COUNTRY_OF_LANGUAGE: ReadonlyMap<string, CountryCode> = new Map([
  ['bg', 'BG'],
  ['cs', 'CZ'],
  ['da', 'DK'],
  ['de', 'DE'],
  ['el', 'GR'],
  ['et', 'EE'],
  ['fi', 'FI'],
  ['fr', 'FR'],
  ['he', 'IL'],
  ['hr', 'HR'],
  ['hu', 'HU'],
  ['it', 'IT'],
  ['ja', 'JP'],
  ['ko', 'KR'],
  ['lt', 'LT'],
  ['lv', 'LV'],
  ['nb', 'NO'],
  ['nl', 'NL'],
  ['no', 'NO'],
  ['pl', 'PL'],
  ['ro', 'RO'],
  ['ru', 'RU'],
  ['sk', 'SK'],
  ['sl', 'SI'],
  ['sv', 'SE'],
  ['th', 'TH'],
  ['tr', 'TR'],
  ['uk', 'UA'],
  ['vi', 'VN'],
]);
