import { expect, it } from 'vitest';
import type { CountryCode } from '@/lib/phone/candidates/types';
import { findNumbers } from '@/lib/phone/find-numbers';
import { digitGroupsOf } from '@/lib/phone/plan/digit-groups';
import { groupedStrength } from '@/lib/phone/plan/grouped-strength';
import { numberingPlanOf } from '@/lib/phone/plan/numbering-plan';
import { parseNational } from '@/lib/phone/plan/parse-number';

function strengthOf(written: string, country: CountryCode) {
  const groups = digitGroupsOf(written);
  const parsed = parseNational(groups.map(({ digits }) => digits).join(''), country);
  const format = numberingPlanOf(country)?.formats.find(({ leading, pattern }) => {
    const national = parsed?.national ?? '';
    return (!leading || leading.test(national)) && pattern.test(national);
  });
  const gaps = groups.slice(1).map(({ gap }) => gap);
  return parsed && groupedStrength(groups, gaps, parsed, format);
}

it.each([
  ['020 7946 0018', 'GB', 3],
  ['(020) 7946 0018', 'GB', 4],
  ['02079 460018', 'GB', 2],
  ['0771-975001', 'SE', 2],
  ['210-3726300', 'GR', 2],
  ['0151/23456781', 'DE', 2],
  ['03 02 31 25 01', 'DE', 0],
  ['93.301.23.45', 'ES', 2],
  ['93-301-23-45', 'ES', 2],
  ['93.301-23.45', 'ES', 0],
] as const)('rates %s in %s as %i', (written, country, strength) => {
  expect(strengthOf(written, country)).toBe(strength);
});

it('knows numbers without an area code by a long prefix and dashes', () => {
  const found = findNumbers('Guest relations : 1300-13-1245', { defaultCountry: 'MY' });
  expect(found.map(({ e164 }) => e164)).toEqual(['+601300131245']);
});
