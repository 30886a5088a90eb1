import { expect, it } from 'vitest';
import type { PlacedContact } from '@/components/list-import/reading/contact-source';
import { questionOf } from '@/components/list-import/reading/questions';

const contact = (given: Partial<PlacedContact> = {}): PlacedContact => ({
  ...{ line: 2, numbers: [], place: {} },
  ...given,
});
const ASKS = { asks: 'country' } as const;

it('asks once for all rows that say nothing', () => {
  expect(questionOf(contact(), ASKS)).toEqual({ id: 'none', kind: 'no-country' });
  expect(questionOf(contact({ place: { city: 'London' } }), ASKS).id).toBe('none');
});

it('asks once for all rows with the same word, however it is written', () => {
  const [one, other] = ['Freedonia', 'freedonia '].map((country) =>
    questionOf(contact({ place: { country } }), ASKS),
  );
  expect(one).toMatchObject({ kind: 'unknown-country', says: 'Freedonia' });
  expect(other?.id).toBe(one?.id);
});

it('asks once for all rows that name the same countries, in any order', () => {
  const [one, other] = [
    ['US', 'CA'],
    ['CA', 'US'],
  ].map((conflict) => questionOf(contact({ conflict }), ASKS));
  expect(one).toEqual({
    ...{ id: 'several CA,US', kind: 'several-countries', countries: ['CA', 'US'] },
  });
  expect(other?.id).toBe(one?.id);
});

it('asks once for all numbers of a country in rows of another', () => {
  const number = { asks: 'other-country', e164: '+447700900123', country: 'GB' } as const;
  expect(questionOf(contact({ country: 'IE' }), number)).toEqual({
    ...{ id: 'other IE GB', kind: 'other-country', rowCountry: 'IE', country: 'GB' },
  });
});
