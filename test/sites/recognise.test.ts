import { expect, it } from 'vitest';
import { recognise } from '@/lib/sites/recognise';

const candidate = (id: number, raw: string, record?: string) => ({
  ...{ id, raw, before: '', after: '' },
  ...(record && { record }),
});
const numbers = (candidates: ReturnType<typeof candidate>[], evidence = {}) =>
  recognise({ candidates }, { default: 'US', ...evidence }).map(
    (each) => `${each.id} ${each.numbers.map(({ e164 }) => e164)}`,
  );

it('answers in the order asked, each in the country that its own record speaks of', () => {
  const asked = [
    candidate(0, '020 7946 0123', 'Imogen Clarke\nUnited Kingdom'),
    candidate(1, '030 23125 123', 'Jonas Reuter\nGermany'),
    candidate(2, '(212) 555-0134', 'Ada Whitfield'),
    candidate(3, '020 7946 0123'),
  ];
  expect(numbers(asked)).toEqual(['0 +442079460123', '1 +493023125123', '2 +12125550134']);
});

it('lets numbers that name their country vouch for those that do not, wherever they stand', () => {
  const named = [candidate(1, '+44 7700 900123'), candidate(2, '+44 20 7946 0958')];
  expect(numbers([candidate(0, '020 7946 0123'), ...named])[0]).toBe('0 +442079460123');
  expect(numbers([candidate(0, '020 7946 0123')], { others: ['GB', 'GB'] })).toEqual([
    '0 +442079460123',
  ]);
});

it('says the country of those numbers alone that name theirs', () => {
  const [named, bare] = recognise(
    { candidates: [candidate(0, '+1 212 555 0134'), candidate(1, '212 555 0134')] },
    { default: 'US' },
  );
  expect(named?.numbers[0]?.country).toBe('US');
  expect(bare?.numbers[0]).not.toHaveProperty('country');
});
