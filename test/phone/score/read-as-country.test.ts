import { expect, it } from 'vitest';
import type { CandidateText, CountryEvidence } from '@/lib/phone/candidates/types';
import {
  countriesToChoose,
  nationalNumberOf,
  readInCountry,
} from '@/lib/phone/score/read-as-country';
import { verdictsFor } from '@/lib/phone/score/verdict';

const evidence: CountryEvidence = { default: 'US', site: 'DE', lang: 'fr-FR' };
const alone = { before: '', after: '' };

function reading(input: CandidateText) {
  const [verdict] = verdictsFor(input, evidence);
  return verdict && nationalNumberOf(input, verdict, evidence);
}

it('returns how a number without a country code was read, and other likely countries', () => {
  const input = { raw: 'Tel 020 7946 0123', ...alone, record: 'London' };
  expect(reading(input)).toEqual({
    raw: '020 7946 0123',
    country: 'GB',
    source: 'record',
    likely: ['DE', 'FR', 'US'],
  });
});

it('returns nothing for a number with a country code', () => {
  expect(reading({ raw: '+44 20 7946 0123', ...alone })).toBeUndefined();
});

it('reads the same text, including its extension, in another country', () => {
  const british = {
    raw: '030 2312 5123 ext. 7',
    country: 'GB',
    source: 'site',
    likely: [],
  } as const;
  const again = readInCountry({ ...british, likely: ['FR', 'DE'] }, 'DE');
  expect(again?.verdict).toMatchObject({ e164: '+493023125123', ext: '7' });
  expect(again?.reading).toEqual({
    raw: british.raw,
    country: 'DE',
    source: 'site',
    likely: ['GB', 'FR'],
  });
});

it('finds no number where the digits are invalid', () => {
  const london = { raw: '020 7946 0123', country: 'GB', source: 'record', likely: [] } as const;
  expect(readInCountry({ ...london, likely: [] }, 'US')).toBeUndefined();
  expect(readInCountry({ ...london, likely: [] }, 'FR')).toBeUndefined();
});

it('offers only countries where the text is valid, the guess and the default first', () => {
  const base = { raw: '312 345 6789', source: 'others', country: 'PL' } as const;
  const likely = (reading: Parameters<typeof countriesToChoose>[0]) =>
    countriesToChoose(reading, { default: 'US' });
  expect(likely({ ...base, raw: '020 7946 0123', country: 'GB', likely: ['US', 'FR'] })).toEqual([
    'GB',
  ]);
  expect(likely({ ...base, country: 'IN', likely: ['US', 'SG'] })).toEqual(['US']);
});

it.each([
  ['in a list', '201-23-46', '(044) 201-23-45, ', '(044) 201-23-46'],
  ['after its area code', '201 2346', 'код 044, тел. ', '(044) 201 2346'],
])('reads a number %s whole, with its codes, in each country', (_, raw, before, whole) => {
  const guessing: CountryEvidence = { default: 'US', lang: 'uk' };
  const input = { raw, before, after: '' };
  const [verdict] = verdictsFor(input, guessing);
  const read = verdict && nationalNumberOf(input, verdict, guessing);
  expect(verdict).toMatchObject({ guessed: true, start: 0, end: raw.length });
  expect(read?.raw).toBe(whole);
  expect(read && countriesToChoose(read, guessing)).toContain('UA');
});

it('reads a short form whole, with its extension, in each country', () => {
  const guessing: CountryEvidence = { default: 'US', lang: 'uk' };
  const input = { raw: '(044) 201-23-45/46 ext. 7', before: 'тел. ', after: '' };
  const [, short] = verdictsFor(input, guessing);
  const read = short && nationalNumberOf(input, short, guessing);
  expect(read?.raw).toBe('(044) 201-23-46 x7');
  expect(read && readInCountry(read, 'UA')?.verdict).toMatchObject({
    e164: '+380442012346',
    ext: '7',
  });
});
