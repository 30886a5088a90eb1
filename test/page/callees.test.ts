// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { type Callee, readCallees } from '@/lib/page/callees';
import { textWith } from './dom';

const HEAD = '<h1>Contact</h1><h2>Ada Whitfield</h2>';
const NUMBER = '<p>212 555 0134</p>';

afterEach(() => history.replaceState(null, '', '/'));

/** Whom the number of a page is said to reach. */
function namesOn(
  { title = 'Ada Whitfield | Contacts', at = '/contacts/14', body = HEAD + NUMBER },
  told: Partial<Callee['candidate']> = {},
): string[] {
  history.replaceState(null, '', at);
  document.title = title;
  document.body.innerHTML = body;
  const candidate = { raw: '212 555 0134', before: '', after: '', ...told };
  return readCallees()({ candidate, nodes: [textWith('0134')] }).calleeNames;
}

it.each([
  'Ada Whitfield',
  'Ada Whitfield | Contacts | Northwind',
  '(3) Ada Whitfield - Northwind CRM',
  'Contact: Ada Whitfield - Northwind',
  'Northwind » Contacts » Ada Whitfield',
])('takes whom a page is about from its title %s and a heading', (title) => {
  expect(namesOn({ title })).toEqual(['Ada Whitfield']);
});

it.each([
  '/contacts/14',
  '/lightning/r/Contact/0035g00000XyZaAAQ/view',
  '/index.php?module=Contacts&action=DetailView&record=9a1c-44e0',
  '/#/contacts/14/show',
  '/web#id=14&model=partner',
])('knows the address of a record: %s', (at) => {
  expect(namesOn({ at })).toEqual(['Ada Whitfield']);
});

it.each(['/', '/contacts', '/contacts?page=2', '/search?q=ada', '/v2/contacts'])(
  'knows %s for no address of a record',
  (at) => {
    expect(namesOn({ at })).toEqual([]);
  },
);

it.each([
  ['title says another thing', { title: 'Northwind CRM' }],
  ['no heading says it', { body: `<h1>Contact</h1>${NUMBER}` }],
  ['one word may be a section', { title: 'Contacts | CRM', body: `<h1>Contacts</h1>${NUMBER}` }],
  ['number is of the site', { body: `${HEAD}<footer>${NUMBER}</footer>` }],
  [
    'number is of a list',
    {
      body: `${HEAD}<table><tr><th>Date</th><th>Number</th></tr><tr><td>2026-05-14</td><td>212 555 0134</td></tr></table>`,
    },
  ],
  [
    'number is of a list below fields to filter by',
    {
      body: `${HEAD}<table><tr><td><input></td></tr><tr><th>Date</th><th>Number</th></tr><tr><td>2026-05-14</td><td>212 555 0134</td></tr></table>`,
    },
  ],
])('says nothing of whom it is about: %s', (_, page) => {
  expect(namesOn(page)).toEqual([]);
});

it('reads a heading that begins with its section', () => {
  const body = `<h3><span>Contacts</span><span>Ada Whitfield</span></h3>${NUMBER}`;
  expect(namesOn({ body })).toEqual(['Ada Whitfield']);
});

it('takes a number with a label for one of the page', () => {
  expect(namesOn({}, { before: 'Direct line: ', after: ' (mobile)' })).toEqual(['Ada Whitfield']);
});

it('takes a number in a sentence for nobody’s', () => {
  expect(namesOn({}, { before: 'Spoke with Bob, call ' })).toEqual([]);
  expect(namesOn({}, { after: ' is Bob’s' })).toEqual([]);
});

it('names the record around a number first', () => {
  const body = `${HEAD}<table><tr><td>Bob Castellan</td><td>212 555 0134</td></tr></table>`;
  expect(namesOn({ body })).toEqual(['Bob Castellan', 'Ada Whitfield']);
});
