// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contacts } from '@/sandbox/crm/data/contacts';
import { fetchCrm } from '@/test/sandbox/crm/crm-site';
import { harshRedesigns, mildRedesigns } from './support/redesigns';
import { recordsByNumber, show, stubPainting } from './support/shown-page';

vi.mock('@/lib/platform/page/shadow-root', () => ({
  shadowRootOf: (element: Element) => element.shadowRoot,
}));

const everyRedesign = { ...mildRedesigns, ...harshRedesigns };
type Name = keyof typeof everyRedesign;

beforeEach(stubPainting);
afterEach(() => vi.unstubAllGlobals());

/** What a number ends with, in the page's writing or in a link's. */
const ending = (number: string) => number.replaceAll(/\D/g, '').slice(-7);

describe('the list of the sample CRM', () => {
  const shown = contacts.filter(({ country }) => country === 'GB');
  const numbers = shown.map(({ e164 }) => ending(e164)).sort();

  async function listPage() {
    const html = await (await fetchCrm('/crm/?country=GB')).text();
    const { body, title } = new DOMParser().parseFromString(
      html.replace(/<link[^>]*>/g, ''),
      'text/html',
    );
    // Order numbers only look like numbers: without their column's title they may be taken for some.
    for (const part of body.querySelectorAll('script, .order')) part.remove();
    return { address: 'https://crm.example.com/crm/', title, assets: [], body: body.innerHTML };
  }

  it('has the numbers of its rows, and no record of a CRM that we know', async () => {
    show(await listPage());
    const records = await recordsByNumber(numbers.length);
    expect([...records.keys()].map(ending).sort()).toEqual(numbers);
    expect(new Set(records.values())).toEqual(new Set([undefined]));
  });

  it('keeps every number, and gets no record, after any redesigns together', async () => {
    const page = await listPage();
    const redesigns = fc.shuffledSubarray(Object.keys(everyRedesign) as Name[], { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(redesigns, fc.nat(), async (chosen, seed) => {
        const picked = chosen.map((name) => everyRedesign[name]);
        show(page, picked, seed);
        const records = await recordsByNumber(numbers.length);
        expect([...records.keys()].map(ending).sort()).toEqual(numbers);
        expect(new Set(records.values())).toEqual(new Set([undefined]));
      }),
      { numRuns: 20 },
    );
  });
});
