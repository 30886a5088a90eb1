import { expect, it } from 'vitest';
import { evidenceAround } from '@/lib/phone/evidence/evidence';
import { withSimilarNumber } from '@/lib/phone/evidence/similar-number';

function labelOf(before: string, body: string) {
  const evidence = evidenceAround(before, '', undefined);
  return withSimilarNumber(evidence, before, body).label?.reason;
}

it('applies the label of an earlier number with the same first group and form', () => {
  expect(labelOf('Article 030-4471-02 is sold out, take ', '030-4471-03')).toBe('goods');
});

it.each([
  ['the first group differs', 'Article 030-4471-02 is sold out, take ', '031-4471-03'],
  ['the form differs', 'Article 030-4471-02 is sold out, take ', '030 4471 03'],
  ['a role is before it', 'Article 050-4471-02 · Storekeeper ', '050-4471-03'],
  ['the digits are bare', 'Article 030447102 is sold out, take ', '030447103'],
])('does not apply an earlier label if %s', (_, before, body) => {
  expect(labelOf(before, body)).not.toBe('goods');
});

it('does not apply an earlier label beside a word for phone', () => {
  expect(labelOf('Article 030-4471-02, call ', '030-4471-03')).not.toBe('goods');
});

it('compares two groups if the first is as short as in all mobile numbers of a country', () => {
  expect(labelOf('Article 06.39.44.71.02, take ', '06.39.98.12.34')).toBe('goods');
  expect(labelOf('Article 06.22.44.71.02, take ', '06.39.98.12.34')).not.toBe('goods');
});

it('ignores an earlier similar number after a role in the middle of a line', () => {
  expect(labelOf('Article 8 495 220-44-27, 500, Director ', '8 495 301-24-51')).not.toBe('goods');
});
