import { expect, it } from 'vitest';
import { findNumbers } from '@/lib/phone/find-numbers';
import { isStranger } from '@/lib/phone/stranger';

it.each(['Zendesk ', 'Kiosk: ', 'deposited under helix ', 'Showing 1-50 of '])(
  'does not know what %j numbers',
  (before) => {
    expect(isStranger(before)).toBe(true);
  },
);

it.each([
  '',
  'Maria ',
  'Frau Arslan: ',
  'Hillside Dental ',
  '28013 Madrid ',
  'Zendesk, ',
  'Zendesk (',
  'It is done. ',
  'Reception: ',
  '14:05 ',
])('takes what stands after %j for a number', (before) => {
  expect(isStranger(before)).toBe(false);
});

it('marks no bare digits after a word that names nobody, but grouped ones', () => {
  const marked = (text: string) =>
    findNumbers(text, { defaultCountry: 'US' }).map((number) => number.e164);
  expect(marked('Zendesk 2125550123')).toEqual([]);
  expect(marked('Zendesk 212-555-0123')).toEqual(['+12125550123']);
  expect(marked('Jane Roe 2125550123')).toEqual(['+12125550123']);
});
