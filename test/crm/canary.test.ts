// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RecordContext } from '@/lib/calls/model';
import { recordFor } from '@/lib/offers/make-offer';
import type { FrameState } from '@/lib/page/find/frame-state';
import { startFinding } from '@/lib/page/find/start-finding';
import { offerRequestFor } from '@/lib/page/point/offer-request';
import { recognise } from '@/lib/sites/recognise';
import { completeDom } from '@/test/support/dom/unit-dom';
import { type RecordedPage, recordedPages } from './support/recorded-pages';
import { harshRedesigns, mildRedesigns, type Redesign } from './support/redesigns';

vi.mock('@/lib/platform/page/shadow-root', () => ({
  shadowRootOf: (element: Element) => element.shadowRoot,
}));

const everyRedesign: Record<string, Redesign> = { ...mildRedesigns, ...harshRedesigns };

beforeEach(() => {
  vi.stubGlobal('scheduler', { postTask: async (run: () => void) => void setTimeout(run, 0) });
  vi.stubGlobal('Highlight', Set);
  vi.stubGlobal('CSS', { highlights: new Map() });
});
afterEach(() => vi.unstubAllGlobals());

/** Numbers from 0 to 1 that follow from a seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** Shows a page, redesigned, at its address. */
function show(page: RecordedPage, redesigns: readonly Redesign[] = [], seed = 1): void {
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(page.address);
  completeDom();
  document.title = page.title;
  for (const path of page.assets) {
    const script = document.createElement('script');
    script.type = 'text/plain';
    script.src = path;
    document.head.append(script);
  }
  document.body.innerHTML = page.body;
  const random = randomFrom(seed);
  for (const redesign of redesigns) redesign(document.body, random);
}

/** The numbers of the page as the finder finds them, and the record of each. */
async function recordsByNumber(count: number): Promise<Map<string, RecordContext | undefined>> {
  const ending = new AbortController();
  const tell = async (_name: string, body: { candidates: string[] }) => ({
    ok: true,
    value: recognise(body, { lang: 'en', default: 'US' }),
  });
  const finding = startFinding(document, tell as never, ending.signal);
  await vi.waitFor(() => expect(finding.marks.size).toBe(count), { interval: 2, timeout: 3_000 });
  const found = { ...finding, signal: ending.signal } satisfies FrameState;
  const { origin } = location;
  const records = found.marks.all().map((mark) => {
    const { record } = recordFor({ ...offerRequestFor(mark, found), origin });
    return [written(mark.candidate.raw), record] as const;
  });
  ending.abort();
  return new Map(records);
}

/** A dial link's number is written without spaces. */
function written(raw: string): string {
  return raw.replace(/^tel:/, '').replace(/\s/g, '');
}

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

it('knows no record once the addresses are of another kind, and says so', async () => {
  const [odoo] = recordedPages;
  if (!odoo) throw new Error('no page');
  show({ ...odoo, address: 'https://odoo.example.com/app/people/14' });
  const records = await recordsByNumber(idsOn(odoo).size);
  expect([...records.values()]).toEqual(Array(records.size).fill({ crm: 'odoo' }));
});
