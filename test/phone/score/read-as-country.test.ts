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
