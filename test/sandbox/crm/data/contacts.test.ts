import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { expect, it } from 'vitest';
import { contactById, contacts, initials } from '@/sandbox/crm/data/contacts';
import { countries, crmNumber, isCountry } from '@/sandbox/crm/data/numbers';
import { fetchCrm, plainText } from '@/test/sandbox/crm/crm-site';

/** Ofcom's drama mobiles are in no numbering plan, so no metadata calls them valid. */
const OFCOM_DRAMA_MOBILE = /^\+447700900\d{3}$/;

const codes = Object.keys(countries).filter(isCountry);

it('starts with Ada Whitfield and has forty more', () => {
  expect(contacts[0]).toMatchObject({
    id: 1001,
    name: 'Ada Whitfield',
    phone: '(212) 555-0134',
    e164: '+12125550134',
    order: '4842123456',
  });
  expect(contacts.length).toBeGreaterThanOrEqual(40);
  expect(new Set(contacts.map(({ country }) => country)).size).toBeGreaterThanOrEqual(9);
});

it.each(contacts.map((contact) => [contact.phone, contact] as const))(
  '%s is what its E.164 says, in its country',
  (written, { country, e164 }) => {
    const parsed = parsePhoneNumberFromString(written, country);
    expect(parsed?.number).toBe(e164);
    expect(parsed?.isValid() || OFCOM_DRAMA_MOBILE.test(e164)).toBe(true);
  },
);

it('gives nobody the id, number, mail or order of another', () => {
  for (const key of ['id', 'e164', 'email', 'order', 'name'] as const) {
    expect(new Set(contacts.map((contact) => contact[key])).size).toBe(contacts.length);
  }
});

it('writes orders that would pass for a number', () => {
  for (const { order } of contacts) {
    expect(parsePhoneNumberFromString(order, 'US')?.isValid()).toBe(true);
  }
});

it('shows every contact in the list, with number, city and order', async () => {
  const text = plainText(await (await fetchCrm('/crm/')).text());
  for (const { name, phone, city, order } of contacts) {
    for (const part of [name, phone, city, order]) expect(text).toContain(part);
  }
});

it.each(codes)('keeps numbers for fiction in %s that are valid', (country) => {
  for (const n of [0, 7, 42, 99]) {
    const { national, international, e164 } = crmNumber(country, n);
    expect(parsePhoneNumberFromString(e164)).toMatchObject({ country });
    expect(parsePhoneNumberFromString(e164)?.isValid()).toBe(true);
    expect(parsePhoneNumberFromString(national, country)?.number).toBe(e164);
    expect(parsePhoneNumberFromString(international)?.number).toBe(e164);
  }
});

it('finds a contact by id, and nobody by another', () => {
  expect(contactById(1001)?.name).toBe('Ada Whitfield');
  expect(contactById(Number.NaN)).toBeUndefined();
});

it('shortens a name to two letters', () => {
  expect(initials('Ada Whitfield')).toBe('AW');
  expect(initials('Chef')).toBe('C');
});
