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
