// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { recordPageSchema } from '@/lib/crm/model';
import {
  countryFactsOfPage,
  describeRecordPage,
  pageLanguage,
} from '@/lib/page/context/page-facts';

describe('countryFactsOfPage', () => {
  beforeEach(() => document.documentElement.removeAttribute('lang'));

  it('returns the language of the page and the countries of its marks', () => {
    document.documentElement.lang = 'de-CH';
    const facts = countryFactsOfPage({ marks: { countries: () => ['CH', 'FR'] } });
    expect(facts).toEqual({ lang: 'de-CH', others: ['CH', 'FR'] });
  });

  it('returns an empty language for a page without one', () => {
    expect(pageLanguage()).toBe('');
  });

  it('shortens a language that is too long to be one', () => {
    document.documentElement.lang = 'x'.repeat(100);
    expect(pageLanguage()).toHaveLength(40);
  });
});

describe('describeRecordPage', () => {
  const ADDRESS = 'https://odoo.example.com/odoo/contacts/14?debug=1#top';

  /** This document at another address: happy-dom's getters need their own `this`. */
  function pageAt(address: string): Document {
    return new Proxy(document, {
      get(target, key) {
        if (key === 'location') return URL.parse(address) ?? { href: address };
        const value = Reflect.get(target, key);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  }

  beforeEach(() => {
    document.head.innerHTML = '';
    document.body.innerHTML = '';
  });

  it('sends address and assets, without the assets’ queries', () => {
    document.head.innerHTML =
      '<link rel="manifest" href="https://odoo.example.com/web/assets/1/a.css?v=secret">' +
      '<script type="text/plain" src="https://cdn.example/web/assets/2/b.js"></script>';
    const page = describeRecordPage(pageAt(ADDRESS));
    expect(page).toEqual({
      address: ADDRESS,
      assets: ['/web/assets/1/a.css', '/web/assets/2/b.js'],
    });
  });

  it.each([
    'about:srcdoc',
    'about:blank',
    'blob:https://a.example/1',
    `https://a.example/${'x'.repeat(2000)}`,
  ])('describes no record for %.40s', (address) => {
    expect(describeRecordPage(pageAt(address))).toBeUndefined();
  });

  it('keeps within the limits of the background', () => {
    const asset = `<script type="text/plain" src="https://a.example/${'x'.repeat(190)}"></script>`;
    document.head.innerHTML = asset.repeat(90) + asset.replace('x', 'x'.repeat(300));
    document.title = 'T'.repeat(300);
    document.body.innerHTML = `<h1>${'T'.repeat(300)}</h1>`;
    const page = describeRecordPage(pageAt(ADDRESS));
    expect(recordPageSchema.safeParse(page).success).toBe(true);
    expect(page).not.toHaveProperty('title');
  });

  describe('the title', () => {
    const titleOf = (title: string, body: string, address = ADDRESS) => {
      document.title = title;
      document.body.innerHTML = body;
      return describeRecordPage(pageAt(address))?.title;
    };

    it('sends the title that heading and page title share, even a company name of one word', () => {
      expect(titleOf('(2) Brightwater - Odoo', '<h1>Brightwater</h1>')).toBe('Brightwater');
    });

    it('finds the title in a field of the heading or at the end of the breadcrumb', () => {
      expect(titleOf('Ada Whitfield - Odoo', '<h1><input value="Ada Whitfield"></h1>')).toBe(
        'Ada Whitfield',
      );
      const trail = '<ol class="breadcrumb"><li>Contacts</li><li class="active">Bo Lind</li></ol>';
      expect(titleOf('Bo Lind | Contacts', trail)).toBe('Bo Lind');
    });

    it('sends no title if heading and page title differ, or on a list', () => {
      expect(titleOf('Contacts - Odoo', '<h1>Brightwater</h1>')).toBeUndefined();
      const list = 'https://odoo.example.com/odoo/contacts';
      expect(titleOf('Contacts - Odoo', '<h1>Contacts</h1>', list)).toBeUndefined();
    });
  });
});
