import { expect, it } from 'vitest';
import { calleeOf, contactDataOf, contactNameOf, displayTextOf } from '@/lib/campaigns/contact';

it('takes the contact’s data from both modes', () => {
  expect(
    contactDataOf({ id: 1, mobile_no: '+12125550134', input_data: { city: 'Westmark', age: 41 } }),
  ).toEqual({ city: 'Westmark', age: '41' });
  expect(contactDataOf({ id: 1, mobile_no: '+12125550134', city: 'Westmark', note: null })).toEqual(
    {
      city: 'Westmark',
    },
  );
});

it('shows any value as text of limited length, nested ones too', () => {
  expect(displayTextOf({ a: [1] })).toBe('{"a":[1]}');
  expect(displayTextOf(undefined)).toBe('');
  expect(displayTextOf('x'.repeat(9_999))).toHaveLength(2_000);
});

it.each([
  [{ name: 'Ada Whitfield' }, 'Ada Whitfield'],
  [{ first_name: 'Ada', last_name: 'Whitfield' }, 'Ada Whitfield'],
  [{ 'Customer Name': 'Ada' }, 'Ada'],
  [{ surname: 'Whitfield' }, 'Whitfield'],
  [{ city: 'Westmark' }, undefined],
  [{}, undefined],
])('finds the name in %j', (data, name) => {
  expect(contactNameOf(data)).toBe(name);
});

it.each([
  ['+12125550134', '+12125550134'],
  ['12125550134', '+12125550134'],
  ['447700900123', '+447700900123'],
  ['(212) 555-0134', '+12125550134'],
  ['2125550134', '+12125550134'],
])('reads %s, with or without its plus', (text, e164) => {
  expect(calleeOf(text, 'US')).toEqual({ e164 });
});

it('reads digits as international first, whatever the rep’s country makes of them', () => {
  expect(calleeOf('447700900123', 'DE')).toEqual({ e164: '+447700900123' });
  expect(calleeOf('12125550134', 'DE')).toEqual({ e164: '+12125550134' });
});

it.each([undefined, '', '   ', 'unknown', '12', '000000000000', '+910000012345', '39000012345'])(
  'says that %s is no number',
  (text) => {
    expect(calleeOf(text, 'US')).toHaveProperty('problem.code');
  },
);
