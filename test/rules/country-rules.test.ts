import { expect, it } from 'vitest';
import { countryRules } from '@/lib/rules/country-rules';
import { RULES } from '@/lib/rules/data/rules';

const NOW = Date.parse('2026-11-24T12:00Z');

it('names each country once, by its oldest row, the oldest first', () => {
  const rules = [
    { countries: ['US', 'GU'], asOf: '2026-11-23' },
    { countries: ['FR'], asOf: '2026-01-01' },
    { countries: ['US'], asOf: '2025-01-01' },
  ];
  expect(countryRules(rules, NOW)).toEqual([
    { country: 'US', asOf: '2025-01-01', isOld: true },
    { country: 'FR', asOf: '2026-01-01' },
    { country: 'GU', asOf: '2026-11-23' },
  ]);
});

it('knows the countries that rules are for', () => {
  const countries = countryRules(RULES, NOW).map(({ country }) => country);
  expect(countries).toEqual(expect.arrayContaining(['US', 'CA', 'AU', 'FR', 'IT', 'ES', 'ZA']));
});
