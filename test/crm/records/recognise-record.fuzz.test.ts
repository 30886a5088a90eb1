import fc from 'fast-check';
import { expect, it } from 'vitest';
import { recogniseRecord } from '@/lib/crm/records/recognise-record';
import { recordLink } from '@/lib/crm/records/record-at';
import { samplePages } from '@/test/crm/support/samples';

const RUNS = 3_000;
/** Pieces that addresses are attacked with. */
const hostile = fc.oneof(
  fc.constantFrom('%2e%2e', '%00', '..', '//evil.example', '\\', '@evil.example', '"><img>', "'"),
  fc.constantFrom(
    'javascript:',
    ' ',
    '?id=9',
    '#/contacts/record/9',
    '&record=9',
    ':8443',
    '\u202e',
  ),
  fc.string({ maxLength: 8, unit: 'binary' }),
  fc.string({ maxLength: 3_000 }),
);
const sample = fc.constantFrom(...samplePages);
const assets = fc.constantFrom(...samplePages.map((page) => page.assets));

/** An address of a record with something hostile put into it. */
const attacked = fc.tuple(sample, hostile, fc.nat(), fc.nat(4)).map(([page, piece, at, cut]) => {
  const start = at % (page.address.length + 1);
  const { address } = page;
  return { page, address: address.slice(0, start) + piece + address.slice(start + cut) };
});

function recognise(address: string, loaded: string[], origin: string, rowLinks?: string[]) {
  return recogniseRecord({
    page: { address, assets: loaded },
    evidence: { ofPage: true, ...(rowLinks && { rowLinks, rowName: 'Ada Whitfield' }) },
    origin,
    isName: () => true,
  });
}

/** Whatever comes out is of this origin, holds only plain characters, and reads as itself again. */
function expectPlain(record: ReturnType<typeof recognise>, origin: string, loaded: string[]): void {
  if (record?.url === undefined) return;
  expect(new URL(record.url).origin).toBe(origin);
  expect(record.url.slice(origin.length)).toMatch(/^\/[\w/?#&=.~%:-]*$/);
  expect(record.url.length).toBeLessThan(1_000);
  expect(record.id).toMatch(/^[\w-]{1,40}$/);
  expect(record.type).toMatch(/^[\w.]{1,100}$/);
  expect(recognise(record.url, loaded, origin)).toEqual(record);
  if (record.url.startsWith('https:')) expect(recordLink(record)).toBe(record.url);
}

it('builds an address with its own origin and escaped ids only', () => {
  fc.assert(
    fc.property(attacked, ({ page, address }) => {
      const origin = URL.parse(address)?.origin ?? 'https://crm.example.org';
      expectPlain(recognise(address, page.assets, origin), origin, page.assets);
    }),
    { numRuns: RUNS },
  );
});

it('rejects a page’s claim to an address of another origin', () => {
  fc.assert(
    fc.property(attacked, fc.webUrl(), assets, ({ address }, site, loaded) => {
      const { origin } = new URL(site);
      expectPlain(recognise(address, loaded, origin), origin, loaded);
    }),
    { numRuns: RUNS },
  );
});

it('ignores links of a row to another origin', () => {
  const links = fc.array(
    fc.oneof(
      attacked.map(({ address }) => address),
      fc.string(),
    ),
    {
      maxLength: 5,
    },
  );
  fc.assert(
    fc.property(sample, links, (page, rowLinks) => {
      const { origin } = new URL(page.address);
      const record = recognise(page.address, page.assets, origin, rowLinks);
      if (record?.url) expect(new URL(record.url).origin).toBe(origin);
    }),
    { numRuns: RUNS },
  );
});

it('opens only the exact address of the stored record', () => {
  const text = fc.string({ maxLength: 60 });
  fc.assert(
    fc.property(sample, attacked, text, ({ crm, record }, { address }, id) => {
      const link = recordLink({ crm, ...record, url: address });
      if (link) expect(link).toBe(new URL(address).href);
      if (link) expect(link).toMatch(/^(?:https:|http:\/\/127\.0\.0\.1)/);
      expect(recordLink({ crm, ...record, id: `${record.id}${id}x` })).toBeUndefined();
    }),
    { numRuns: RUNS },
  );
});
