import { Window } from 'happy-dom';
import { expect, it } from 'vitest';
import { crmPages, fetchCrm } from './crm-site';

const LOOPBACK = /^(http:\/\/(127\.0\.0\.1|localhost):8787)?\/crm\/|^data:,$/;
const LOADED = /<(?:script|link|img|iframe)\b[^>]*? (?:src|href)="([^"]+)"/g;
const LINKED = /<a\b[^>]*? href="(\/[^"]*)"/g;

it.each(crmPages.filter((path) => !path.endsWith('100k')))(
  '%s answers and parses',
  async (path) => {
    const answer = await fetchCrm(path);
    const html = await answer.text();
    const xml = answer.headers.get('content-type')?.startsWith('application/xhtml');
    const page = new new Window().DOMParser().parseFromString(
      html,
      xml ? 'application/xhtml+xml' : 'text/html',
    );
    expect(answer.status).toBe(200);
    expect(page.querySelector('parsererror')).toBeNull();
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(page.querySelector('main')).not.toBeNull();
    expect(page.documentElement.getAttribute('lang')).toMatch(/^[a-z]{2}/);
  },
);

it.each(crmPages)(
  '%s loads nothing from another host, and all that it loads is there',
  async (path) => {
    const html = await (await fetchCrm(path)).text();
    for (const [, address = ''] of html.matchAll(LOADED)) {
      expect(address).toMatch(LOOPBACK);
      if (address.startsWith('data:')) continue;
      expect((await fetchCrm(address.replace(/^http:..[^/]+/, ''))).status).toBe(200);
    }
  },
);

it('has no dead link', async () => {
  const found = new Set<string>();
  for (const path of ['/crm/', '/crm/app', '/crm/hard/', '/crm/contacts/1001']) {
    const html = await (await fetchCrm(path)).text();
    for (const [, address = ''] of html.matchAll(LINKED)) found.add(address);
  }
  expect(found.size).toBeGreaterThan(60);
  for (const address of found)
    expect([address, (await fetchCrm(address)).status]).toEqual([address, 200]);
});

it('is at home with and without the last slash', async () => {
  const [bare, slashed] = await Promise.all([fetchCrm('/crm'), fetchCrm('/crm/')]);
  expect(await bare.text()).toBe(await slashed.text());
  expect((await fetchCrm('/crm/hard')).headers.get('location')).toBe('/crm/hard/');
});

it.each(['/crm/contacts/9999', '/crm/contacts/x/mail', '/crm/hard/none', '/crm/assets/none.js'])(
  '%s is not found, in words',
  async (path) => {
    const answer = await fetchCrm(path);
    expect(answer.status).toBe(404);
  },
);

it('narrows the list by words and by country', async () => {
  const names = async (query: string) =>
    [
      ...(await (await fetchCrm(`/crm/${query}`)).text()).matchAll(/contacts\/10\d\d">([^<]+)</g),
    ].map(([, name]) => name);
  expect((await names(''))[0]).toBe('Ada Whitfield');
  expect(await names('?q=berlin')).toEqual(['Jonas Reuter']);
  expect(await names('?country=HU')).toEqual(['Viktor Szalai']);
  expect(await names('?q=%3Cscript%3E')).toEqual([]);
});

it('never puts what was asked for into the page as markup', async () => {
  const html = await (await fetchCrm('/crm/?q=%22%3E%3Cscript%3Ealert(1)%3C/script%3E')).text();
  expect(html).not.toContain('<script>alert');
});

it('sends the policies that the strict pages are about', async () => {
  const policy = async (slug: string) =>
    (await fetchCrm(`/crm/hard/${slug}`)).headers.get('content-security-policy');
  expect(await policy('csp')).toMatch(/^default-src 'none'/);
  expect(await policy('trusted-types')).toContain("require-trusted-types-for 'script'");
  const xhtml = await fetchCrm('/crm/hard/xhtml');
  expect(xhtml.headers.get('content-type')).toBe('application/xhtml+xml');
});

it('frames itself under its other loopback name', async () => {
  const html = await (await fetchCrm('/crm/hard/cross-origin')).text();
  expect(html).toContain('src="http://localhost:8787/crm/hard/cross-origin/frame"');
});
