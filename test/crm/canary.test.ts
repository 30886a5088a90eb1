// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RecordContext } from '@/lib/calls/model';
import { type RecordedPage, recordedPages } from './support/recorded-pages';
import { harshRedesigns, mildRedesigns, type Redesign } from './support/redesigns';
import { recordsByNumber, show, stubPainting, written } from './support/shown-page';

vi.mock('@/lib/platform/page/shadow-root', () => ({
  shadowRootOf: (element: Element) => element.shadowRoot,
}));

const everyRedesign: Record<string, Redesign> = { ...mildRedesigns, ...harshRedesigns };

beforeEach(stubPainting);
afterEach(() => vi.unstubAllGlobals());

const idsOn = ({ numbers }: RecordedPage) =>
  new Map(Object.entries(numbers).map(([number, id]) => [written(number), id]));

describe.each(recordedPages)('$name', (page) => {
  const expected = idsOn(page);
  const crm = { crm: expect.any(String) };

  it('has the record of each number', async () => {
    show(page);
    const records = await recordsByNumber(expected.size);
    expect(new Map([...records].map(([number, record]) => [number, record?.id]))).toEqual(expected);
  });

  it.each(Object.entries(mildRedesigns))('has them all after %s', async (_, redesign) => {
    show(page, [redesign]);
    const records = await recordsByNumber(expected.size);
    expect(new Map([...records].map(([number, record]) => [number, record?.id]))).toEqual(expected);
  });

  it.each(Object.entries(harshRedesigns))('has no wrong one after %s', async (_, redesign) => {
    show(page, [redesign]);
    expectNoneWrong(await recordsByNumber(expected.size));
  });

  it('finds every number, and no wrong record, after any of them together', async () => {
    const redesigns = fc.shuffledSubarray(Object.keys(everyRedesign), { minLength: 2 });
    await fc.assert(
      fc.asyncProperty(redesigns, fc.nat(), async (chosen, seed) => {
        const picked = chosen.flatMap((name) => everyRedesign[name] ?? []);
        show(page, picked, seed);
        expectNoneWrong(await recordsByNumber(expected.size));
      }),
      { numRuns: 40 },
    );
  });

  /** A record that was lost leaves the CRM, so that the log can say so. */
  function expectNoneWrong(records: Map<string, RecordContext | undefined>): void {
    expect([...records.keys()].sort()).toEqual([...expected.keys()].sort());
    for (const [number, record] of records) {
      expect(record).toMatchObject(crm);
      expect([expected.get(number), undefined]).toContain(record?.id);
    }
  }
});

it('knows no record once the CRM’s scripts have other names, and says nothing of a CRM', async () => {
  const [odoo] = recordedPages;
  if (!odoo) throw new Error('no page');
  show({ ...odoo, assets: ['/static/main.4f2c.js'] });
  const records = await recordsByNumber(idsOn(odoo).size);
  expect([...records.values()]).toEqual(Array(records.size).fill(undefined));
});

it('knows no record once the addresses are of another kind, and reports that', async () => {
  const [odoo] = recordedPages;
  if (!odoo) throw new Error('no page');
  show({ ...odoo, address: 'https://odoo.example.com/app/people/14' });
  const records = await recordsByNumber(idsOn(odoo).size);
  expect([...records.values()]).toEqual(Array(records.size).fill({ crm: 'odoo' }));
});
