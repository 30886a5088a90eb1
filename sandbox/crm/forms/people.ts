import { type CustomerCountry, countries, crmNumber, isCountry } from '@/sandbox/crm/data/numbers';

/** A person of the single-page CRM. */
export interface FormPerson {
  name: string;
  /** The value of the phone field. */
  phone: string;
  e164: string;
  /** Empty if it was not filled in. */
  country: string;
  city: string;
}

const NATIONAL: readonly [string, CustomerCountry, string][] = [
  ['Imogen Clarke', 'GB', 'London'],
  ['Jonas Reuter', 'DE', 'Berlin'],
  ['Camille Perrin', 'FR', 'Paris'],
  ['Elsa Nordin', 'SE', 'Stockholm'],
  ['Ruby Hollis', 'AU', 'Sydney'],
  ['Bence Halmos', 'HU', 'Eger'],
  ['Ada Whitfield', 'US', 'New York'],
  ['Noah Tremblay', 'CA', 'Toronto'],
  ['Alton Reid', 'JM', 'Kingston'],
  ['Marisol Vega', 'PR', 'Ponce'],
];

/** Numbers with country code. */
const INTERNATIONAL: readonly [string, CustomerCountry][] = [
  ['Henrik Lund', 'SE'],
  ['Greta Vogel', 'DE'],
];

/** National numbers of people whose country was not filled in. */
const WITHOUT_COUNTRY: readonly [string, CustomerCountry][] = [
  ['Owen Marsh', 'GB'],
  ['Lena Brandt', 'DE'],
];

/** The people of the single-page CRM in the order of its list. */
export const formPeople: readonly FormPerson[] = [
  ...INTERNATIONAL.map(([name, country], n) => {
    const { international: phone, e164 } = crmNumber(country, 40 + n);
    return { name, phone, e164, country: countries[country].name, city: '' };
  }),
  ...NATIONAL.map(([name, country, city], n) => {
    const { national: phone, e164 } = crmNumber(country, 20 + n);
    return { name, phone, e164, country: countries[country].name, city };
  }),
  ...WITHOUT_COUNTRY.map(([name, country], n) => {
    const { national: phone, e164 } = crmNumber(country, 60 + n);
    return { name, phone, e164, country: '', city: '' };
  }),
];

/** Returns the ISO 3166-1 code of a person's country; empty if it was not filled in. */
export function isoCodeOf({ country }: FormPerson): string {
  return (
    Object.keys(countries).find((code) => isCountry(code) && countries[code].name === country) ?? ''
  );
}

/** Numbers in the messages below each record. */
export const otherNumbers = [91, 92].map((n) => crmNumber('US', n).national);
export const companyNumber = crmNumber('US', 93).national;
