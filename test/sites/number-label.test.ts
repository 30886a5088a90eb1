import { expect, it } from 'vitest';
import { numberLabelIn } from '@/lib/sites/number-label';

it.each([
  ['Mobile:', 'Mobile'],
  ['Work phone: ', 'Work phone'],
  ['Ada Whitfield | Tel.', 'Tel'],
  ['Email: ada@example.com Phone:', 'Phone'],
  ['Telefon：', 'Telefon'],
])('reads the label of a number: %s', (before, label) => {
  expect(numberLabelIn(before)).toEqual({ label });
});

it.each([
  ['nothing', ''],
  ['a name', 'Ada Whitfield'],
  ['an order', 'Order number:'],
  ['a sentence', 'You can reach us by phone all day long and in the night as well at'],
  ['digits', 'Phone +1 212 555 0134'],
])('takes %s for no label', (_, before) => {
  expect(numberLabelIn(before)).toEqual({});
});
