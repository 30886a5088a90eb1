import { expect, it } from 'vitest';
import { isUnknownThing } from '@/lib/phone/evidence/unknown-word';
import { findNumbers } from '@/lib/phone/find-numbers';

it.each(['Zendesk ', 'Kiosk: ', 'deposited under helix ', 'Showing 1-50 of '])(
  'does not recognise what %j refers to',
  (before) => {
    expect(isUnknownThing(before)).toBe(true);
  },
);

it.each([
  '',
  'Maria ',
  'Frau Arslan: ',
  'Hillside Dental ',
  '28013 Madrid ',
  'Zendesk, ',
  'Zendesk\t',
  'Zendesk (',
  'It is done. ',
  'Reception: ',
  '14:05 ',
])('allows a phone number after %j', (before) => {
  expect(isUnknownThing(before)).toBe(false);
});

it('marks grouped digits, but no bare ones, after an unknown word', () => {
  const marked = (text: string) =>
    findNumbers(text, { defaultCountry: 'US' }).map((number) => number.e164);
  expect(marked('Zendesk 2125550123')).toEqual([]);
  expect(marked('Zendesk 212-555-0123')).toEqual(['+12125550123']);
  expect(marked('Jane Roe 2125550123')).toEqual(['+12125550123']);
});

it.each(['Hausmeisterdienst ', 'Encargado ', 'Kierownik ', 'Warden ', 'Officer: '])(
  'knows a role before bare digits: %j',
  (before) => {
    expect(isUnknownThing(before)).toBe(false);
  },
);

it('does not take a short word for a role, because it may be English', () => {
  expect(isUnknownThing('Lab ')).toBe(true);
});
