// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { addressInForm } from '@/lib/page/context/form-address';
import { blockAround } from '@/lib/page/context/label';
import { createRecordReader } from '@/lib/page/context/record-text';
import { fieldCandidate } from '@/lib/page/text/fields';
import { completeDom, textWith } from '@/test/support/dom/unit-dom';

beforeEach(completeDom);

function addressIn(html: string): string {
  document.body.innerHTML = html;
  const number = document.querySelector('[type="tel"]') ?? textWith('020 7946');
  return addressInForm(number, blockAround(number) as Element, new WeakMap());
}

const PHONE =
  '<div><div><label>Phone</label><div><input type="tel" value="020 7946 0123"></div></div></div>';
const form = (...fields: string[]) =>
  `<div class="app"><section>${PHONE}${fields.join('')}</section></div>`;

it.each([
  ['a field by its name', '<input name="country_id" value="United Kingdom">'],
  ['a field by its placeholder', '<div><input placeholder="Country" value="United Kingdom"></div>'],
  ['a field by its label', '<label for="c">Country</label><input id="c" value="United Kingdom">'],
  [
    'a field by the box before it',
    '<div><div>Land</div><div><input value="United Kingdom"></div></div>',
  ],
  [
    'a select',
    '<select name="country"><option>France</option><option selected>United Kingdom</option></select>',
  ],
  ['the class of an address', '<div><span class="country-name">United Kingdom</span></div>'],
])('reads %s', (_, field) => {
  expect(addressIn(form(field))).toBe('Country: United Kingdom');
});

/** Other tests of the process may have left the address of a record. */
beforeEach(() => history.replaceState(null, '', '/'));

it('reads two letters in a country field as a code', () => {
  expect(addressIn(form('<input name="country" value="GB">'))).toBe('Country: GB');
});

it('reads city and postal code if no country is filled in', () => {
  const address = '<input name="city" value="London"><input name="zip" value="SW1A 1AA">';
  expect(addressIn(form(address, '<input name="country" value="">'))).toBe('London\nSW1A 1AA');
  expect(addressIn(form(address, '<input name="country" value="France">'))).toBe('Country: France');
});

it('skips fields about something else, and those outside of the record', () => {
  expect(addressIn(form('<input name="time_zone" value="Europe/Paris">'))).toBe('');
  expect(
    addressIn(form('<footer><select name="country"><option>France</option></select></footer>')),
  ).toBe('');
});

it('reads the nearest form, but not one around a row or a sentence', () => {
  const two = `${form('<input name="country" value="Japan">')}<section><input name="country" value="France"></section>`;
  expect(addressIn(`<main>${two}</main>`)).toBe('Country: Japan');
  const country = '<input name="country" value="France">';
  expect(addressIn(`<main><table><tr><td>020 7946 0123</td></tr></table>${country}</main>`)).toBe(
    '',
  );
  expect(addressIn(`<main><p>Call Imogen at 020 7946 0123</p>${country}</main>`)).toBe('');
  expect(addressIn(`<main><p>020 7946 0123</p>${country}</main>`)).toBe('Country: France');
});

it.each([
  ['/odoo/contacts/31', 'Country: France'],
  ['/#/people/31/edit', 'Country: France'],
  ['/index.php?module=Contacts&record=4f2a-9c', 'Country: France'],
  ['/odoo/contacts', ''],
  ['/contacts?page=2', ''],
  ['/version-2-features.html', ''],
])('reads a sentence in a note as the record’s own: %s', (path, country) => {
  history.replaceState(null, '', path);
  const note = '<p>Asked me to call back on 020 7946 0123 after lunch.</p>';
  expect(addressIn(`<main>${note}<input name="country" value="France"></main>`)).toBe(country);
});

it('adds the country of the form to the candidate of a field', () => {
  document.body.innerHTML = form('<input name="country" value="United Kingdom">');
  const candidate = fieldCandidate(document.querySelector('[type="tel"]'));
  expect(candidate?.record?.split('\n')[0]).toBe('Country: United Kingdom');
});

it('reads the fields of a form once for its numbers', () => {
  document.body.innerHTML = `<main><p>020 7946 0123</p><p>020 7946 0958</p>
    <input name="country" value="United Kingdom"></main>`;
  const records = createRecordReader();
  const query = vi.spyOn(document.querySelector('main') as Element, 'querySelectorAll');
  for (const number of ['0123', '0958']) {
    expect(records.textAround(textWith(number)).split('\n')[0]).toBe('Country: United Kingdom');
  }
  expect(query).toHaveBeenCalledOnce();
});

it('does not read a very long text once for each of its numbers', () => {
  document.body.innerHTML = `<main><div>${'7 '.repeat(10_000)}</div><input name="country" value="France"></main>`;
  const number = document.querySelector('div')?.firstChild as Text;
  const reads = vi.spyOn(number, 'data', 'get');
  expect(addressInForm(number, number.parentElement as Element, new WeakMap())).toBe('');
  expect(reads).not.toHaveBeenCalled();
});
