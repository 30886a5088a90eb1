import { expect, it } from 'vitest';
import type { CountryCode } from '@/lib/phone/candidates/types';
import { findNumbers } from '@/lib/phone/find-numbers';

const found = (text: string, defaultCountry: CountryCode) =>
  findNumbers(text, { defaultCountry }).map(({ e164, ext }) => (ext ? `${e164};ext=${ext}` : e164));

it.each<[CountryCode, string, string, string]>([
  ['DE', 'Telefon 030 23125 311, Fax 23125 312', '+493023125311', '+493023125312'],
  ['GB', 'Tel 01632 960155 (24hr), Fax 960156', '+441632960155', '+441632960156'],
  ['US', '(307) 555-0161 | Fax 555-0162', '+13075550161', '+13075550162'],
  ['IN', 'Ph. 0141-2301234, 2301235', '+911412301234', '+911412301235'],
  ['IT', 'centralino 0742/301251, anagrafe 301252', '+390742301251', '+390742301252'],
  ['ID', 'Telp. 0542 – 412345, 412346', '+62542412345', '+62542412346'],
  ['RU', 'в офисе: (495) 123-45-67, 123-45-68', '+74951234567', '+74951234568'],
  ['JP', 'TEL 03-1234-5678 内線 123\n直通 1234-5679', '+81312345678;ext=123', '+81312345679'],
])('gives a number the area code of the one before it (%s %s)', (country, text, ...numbers) => {
  expect(found(text, country)).toEqual(numbers);
});

it.each<[CountryCode, string, string]>([
  ['DE', 'Telefon 030 23125 311, Rechnung 23125 312', '+493023125311'],
  ['DE', 'Telefon 030 23125 311\nFax 4711', '+493023125311'],
  ['GB', 'Tel 01632 960155, Room 960156', '+441632960155'],
])('needs a label and the same groups in one line (%s %s)', (country, text, number) => {
  expect(found(text, country)).toEqual([number]);
});

it('does not take an area code from the line above', () => {
  expect(found('Tel 01632 960155\nFax 960156', 'GB')).not.toContain('+441632960156');
  expect(found('(495) 123-45-67, факс 123-45-68', 'RU')).toEqual(['+74951234567']);
});
