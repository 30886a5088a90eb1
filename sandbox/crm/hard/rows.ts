import { contacts } from '@/sandbox/crm/data/contacts';
import { type CustomerCountry, crmNumber } from '@/sandbox/crm/data/numbers';

/** A row of a hard page: a person, a number to find and an order id to ignore. */
export type PersonRow = {
  id: number;
  contactId: number;
  name: string;
  company: string;
  phone: string;
  e164: string;
  order: string;
};

/** Rows in the long lists. Numbers and orders repeat after `DISTINCT_NUMBERS`. */
export const LONG_LIST_ROWS = 100_000;

/** Different numbers in the long lists. */
export const DISTINCT_NUMBERS = 10_000;

/** Rows of the shown long list. */
export const SHOWN_ROWS = 2_000;

/** Rows of the hidden long list. */
export const HIDDEN_ROWS = 1_200;

/** Rows of the re-rendering page. */
export const KEYED_ROWS = 12;

/** Height of a row of the virtual list in pixels. */
export const ROW_HEIGHT = 40;

/** Rows that the virtual list draws at first. */
export const DRAWN_ROWS = 16;

const COUNTRIES: readonly CustomerCountry[] = ['US', 'GB', 'DE', 'AU', 'US', 'SE', 'FR', 'CA'];

const AREA_CODES = [
  ...[201, 202, 203, 205, 206, 207, 208, 209, 210, 212, 213, 214, 215, 216, 217, 218, 219, 224],
  ...[225, 228, 229, 231, 234, 239, 240, 248, 251, 252, 253, 254, 256, 260, 262, 267, 269, 270],
  ...[276, 281, 301, 302, 303, 304, 305, 307, 308, 309, 310, 312, 313, 314, 315, 316, 317, 318],
  ...[319, 320, 321, 323, 325, 330, 334, 336, 337, 339, 347, 351, 352, 360, 361, 386, 401, 402],
  ...[404, 405, 406, 407, 408, 409, 410, 412, 413, 414, 415, 417, 419, 423, 424, 425, 430, 432],
  ...[434, 435, 440, 443, 469, 478, 479, 480, 484, 501],
];

/** Returns row `index` of a short list: people of several countries, US numbers in national format. */
export function shortRow(index: number): PersonRow {
  const country = COUNTRIES[index % COUNTRIES.length] ?? 'US';
  const { national, international, e164 } = crmNumber(country, 30 + index);
  return { ...person(index), phone: country === 'US' ? national : international, e164 };
}

/** Returns row `index` of a long list. Its US numbers repeat after `DISTINCT_NUMBERS`. */
export function longRow(index: number): PersonRow {
  const area = AREA_CODES[index % AREA_CODES.length] ?? 212;
  const line = String((Math.floor(index / AREA_CODES.length) + index * 7) % 100).padStart(2, '0');
  const phone = `(${area}) 555-01${line}`;
  return { ...person(index), phone, e164: `+1${area}55501${line}` };
}

/** Returns the first `length` rows. */
export function rows(length: number, row: (index: number) => PersonRow): PersonRow[] {
  return Array.from({ length }, (_, index) => row(index));
}

function person(index: number) {
  const { id: contactId = 0, name = '', company = '' } = contacts[index % contacts.length] ?? {};
  return {
    id: index + 1,
    contactId,
    name,
    company,
    order: String(4842100000 + (index % DISTINCT_NUMBERS) * 7),
  };
}
