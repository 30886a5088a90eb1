// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recordNameOfPage } from '@/lib/page/context/record-name-of-page';

/** A page at an address, with a title and a body. */
function nameAt(path: string, title: string, html: string): string | undefined {
  vi.stubGlobal('location', new URL(path, 'https://crm.example'));
  document.title = title;
  document.body.innerHTML = html;
  const page = Object.create(document, { location: { value: globalThis.location } });
  return recordNameOfPage(bound(page));
}

/** `document` with another location: happy-dom's getters need their own `this`. */
function bound(page: Document): Document {
  return new Proxy(document, {
    get(target, key) {
      if (key === 'location') return page.location;
      const value = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([new DOMRect(0, 0, 9, 9)] as never);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('returns the name that is in title and heading', () => {
  expect(nameAt('/contacts/17', 'Ada Whitfield | Contacts', '<h1>Ada Whitfield</h1>')).toBe(
    'Ada Whitfield',
  );
});

it('ignores a count of messages, and takes the person after the company', () => {
  const title = '(3) Brightwater Freight, Ada Whitfield - Northwind CRM';
  expect(nameAt('/contacts/17', title, '<h2>Ada Whitfield</h2>')).toBe('Ada Whitfield');
});

it('reads the open tab and the end of the breadcrumb', () => {
  const tab =
    '<div role="tablist"><a aria-selected="true">Ada Whitfield</a><a>Bo Lindqvist</a></div>';
  const trail = '<ol class="breadcrumb"><li>Contacts</li><li>Ada Whitfield</li></ol>';
  expect(nameAt('/r?id=5', 'Ada Whitfield', tab)).toBe('Ada Whitfield');
  expect(nameAt('/r?id=5', 'Ada Whitfield', trail)).toBe('Ada Whitfield');
});

it('returns the name that is in a name field and a heading under a fixed title', () => {
  const html = '<h1>Ada Whitfield</h1><input aria-label="Name" value="Ada Whitfield">';
  expect(nameAt('/app#id=9', 'Northwind CRM', html)).toBe('Ada Whitfield');
});

it('returns no name that only one part of the page has', () => {
  expect(nameAt('/contacts/17', 'Ada Whitfield', '<h1>Contacts</h1>')).toBeUndefined();
  expect(nameAt('/contacts/17', 'Northwind CRM', '<h1>Ada Whitfield</h1>')).toBeUndefined();
});

it('returns no name for a page that does not show a single record', () => {
  for (const path of ['/contacts', '/contacts?page=2', '/v2/contacts']) {
    expect(nameAt(path, 'Ada Whitfield', '<h1>Ada Whitfield</h1>')).toBeUndefined();
  }
});

/** A block that shows a name as CiviCRM does. */
const block = (name: string) =>
  `<div class="display_name"><i aria-hidden="true"></i> ${name} </div>`;

it.each([
  'Ada Whitfield | Example NGO',
  'Ada Whitfield ‹ Example NGO — WordPress',
  'Ada Whitfield',
])(
  'returns the start of the title “%s” that stands in a block, on a page without a heading',
  (title) => {
    expect(nameAt('/civicrm/contact/view?reset=1&cid=202', title, block('Ada Whitfield'))).toBe(
      'Ada Whitfield',
    );
  },
);

it.each([
  ['that stands in a link', '<a href="#x">Ada Whitfield</a>'],
  ['of an entry in a list', `<ul><li>${block('Ada Whitfield')}</li></ul>`],
  ['of a row', `<table><tr><td>${block('Ada Whitfield')}</td></tr></table>`],
  ['of the site', `<header>${block('Ada Whitfield')}</header>`],
  ['in a sentence', '<p>Ada Whitfield called.</p>'],
  ['beside other text', '<p>Owner: <i>and</i> Ada Whitfield</p>'],
  ['on a page with another heading', `<h1>Contact 17</h1>${block('Ada Whitfield')}`],
])('returns no name %s', (_, html) => {
  expect(nameAt('/contacts/17', 'Ada Whitfield | CRM', html)).toBeUndefined();
});

it('returns no name of a block that does not start the title, or is one word', () => {
  expect(nameAt('/contacts/17', 'Contact | Ada Whitfield', block('Ada Whitfield'))).toBeUndefined();
  expect(nameAt('/contacts/17', 'Brightwater | CRM', block('Brightwater'))).toBeUndefined();
  expect(nameAt('/contacts', 'Ada Whitfield', block('Ada Whitfield'))).toBeUndefined();
});

it('returns no name of a block that is not drawn', () => {
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([] as never);
  expect(nameAt('/contacts/17', 'Ada Whitfield', block('Ada Whitfield'))).toBeUndefined();
});
