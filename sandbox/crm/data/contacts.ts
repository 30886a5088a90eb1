import { randomFromNumber } from '@/sandbox/random';
import { type CustomerCountry, countries } from './numbers';
import { type Person, people } from './people';

/** A contact of the sample CRM. */
export type Contact = {
  id: number;
  name: string;
  role: string;
  company: string;
  city: string;
  country: CustomerCountry;
  email: string;
  /** The number as typed into the CRM. */
  phone: string;
  /** The same number in E.164. */
  e164: string;
  /** Whether the list shows the number as a `tel:` link. */
  linked: boolean;
  /** An order id of ten digits, which looks like a phone number. */
  order: string;
  /** In units of `currency` (ISO 4217). */
  amount: number;
  currency: string;
  /** Day of the last order, ISO 8601. */
  date: string;
};

const FIRST_ID = 1001;
const FIRST_ORDER = 4842123456;
const LAST_DAY = Date.UTC(2026, 10, 20);
const DAY = 86_400_000;

/** All contacts. The first is Ada Whitfield, (212) 555-0134, order 4842123456. */
export const contacts: readonly Contact[] = contactsFrom(people, randomFromNumber(20_261_120));

/** Returns the contact with an id, if there is one. */
export function contactById(id: number): Contact | undefined {
  return contacts.find((contact) => contact.id === id);
}

/** Returns a contact's two initials, shown instead of a picture. */
export function initials(name: string): string {
  return name
    .split(' ')
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join('');
}

function contactsFrom(list: readonly Person[], random: () => number): Contact[] {
  let order = FIRST_ORDER;
  return list.map((person, index) => {
    const contact = {
      id: FIRST_ID + index,
      ...person,
      email: emailOf(person),
      linked: index % 4 === 3,
      order: String(order),
      amount: Math.round(180 + random() ** 2 * 24_000),
      currency: countries[person.country].currency,
      date: new Date(LAST_DAY - Math.floor(random() * 90) * DAY).toISOString().slice(0, 10),
    };
    order += 1 + Math.floor(random() * 9_000);
    return contact;
  });
}

function emailOf({ name, company }: Person): string {
  const [first = ''] = name.split(' ');
  const house = company.split(' ').find((word) => word.length > 2) ?? company;
  return `${latin(first)}@${latin(house)}.example`;
}

function latin(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
}
