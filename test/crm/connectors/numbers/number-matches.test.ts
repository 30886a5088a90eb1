import { expect, it } from 'vitest';
import { matchesOf } from '@/lib/crm/connectors/numbers/number-matches';
import { soughtNumber } from '@/lib/phone/sought-number';

const sought = soughtNumber('+12125550134', 'US');

it.each([
  ['one of several numbers', ['555-0134', '(212) 555-0134'], [{ type: 'contact', id: '1' }]],
  ['a start is missing', ['555-0134'], [{ type: 'contact', id: '1', isUnclear: true }]],
  ['another number', ['+1 312 555 0134'], []],
  ['no number', [], []],
])('says whether a record has the number: %s', (_, numbers, found) => {
  expect(matchesOf(sought, 'contact', [{ id: '1', numbers }])).toEqual(found);
});
