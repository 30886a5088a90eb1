import type { CountryCode } from '@/lib/phone/candidates/types';

/** Country top-level domains that sites of any country use. */
export const WORLDWIDE_DOMAINS: ReadonlySet<string> = new Set(
  'ai cc co fm gg im io is la ly me nu sh so st to tv vc ws'.split(' '),
);

/** The main country of languages that are mostly used in one country. */
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
