import { expect, it } from 'vitest';
import type { CountryCode } from '@/lib/phone/candidates/types';
import { digitGroupsOf } from '@/lib/phone/plan/digit-groups';
import { formatStrengthOf } from '@/lib/phone/plan/format-strength';
import { parseInternational, parseNational } from '@/lib/phone/plan/parse-number';

function strengthOf(written: string, country: CountryCode) {
  const groups = digitGroupsOf(written);
  const digits = groups.map((group) => group.digits).join('');
  const international = groups[0]?.gap.includes('+');
  const parsed = international ? parseInternational(digits) : parseNational(digits, country);
  return parsed && formatStrengthOf(groups, parsed);
}

it.each([
  ['+1 212 555 0123', 'DE', 5],
  ['(212) 555-0123', 'US', 4],
  ['(030) 23125 123', 'DE', 4],
  ['212-555-0123', 'US', 3],
  ['020 7946 0018', 'GB', 3],
  ['030/23125-123', 'DE', 3],
  ['0049 30 23125123', 'FR', 3],
  ['02079460018', 'GB', 2],
  ['212-5550123', 'US', 2],
  ['011442079460018', 'US', 2],
  ['2125550123', 'US', 1],
  ['0221.4710', 'DE', 1],
  ['(03 41) 23 12 51 23', 'DE', 4],
  ['0731 7212', 'DE', 1],
  ['07392 47 11', 'DE', 3],
  ['49 30 23125123', 'DE', 2],
  ['(202) 2301 2345', 'EG', 2],
  ['603-2301 2345', 'MY', 1],
  ['90 212 501 23 45', 'TR', 2],
  ['210-3726300', 'GR', 2],
  ['0771-975001', 'SE', 2],
  ['912-301-234', 'ES', 2],
  ['+6 03 2123 4567', 'MY', 5],
  ['+6(03) 2123 4567', 'US', 5],
] as const)('rates %s in %s as %i', (written, country, strength) => {
  expect(strengthOf(written, country)).toBe(strength);
});

it.each([
  ['a national prefix is missing', '20 7946 0018', 'GB'],
  ['the groups are odd', '21 255 50123', 'US'],
  ['a sentence ends in it', '212. 555-0123', 'US'],
  ['threes are dotted', '971.301.235', 'ES'],
  ['most groups are single digits', '2 1 2 5 5 5 0 1 2 3', 'US'],
  ['an area code without its prefix stands before a dash', '1632-960123', 'GB'],
  ['a zero and a decimal stand in a row of figures', '0 468 143.462', 'DE'],
  ['its plan has no format for it, and its prefix is missing', '1682 0907', 'DE'],
  ['all that follows an area code is cut by slashes', '211/415/1', 'DE'],
  ['the country code is split', '+4 930 23125123', 'DE'],
] as const)('rates 0 if %s', (_, written, country) => {
  expect(strengthOf(written, country)).toBe(0);
});
