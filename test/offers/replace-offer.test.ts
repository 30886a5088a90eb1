import { expect, it } from 'vitest';
import { createOffer } from '@/lib/offers/create-offer';
import { changeCountry, openInTopFrame } from '@/lib/offers/replace-offer';
import { countryOfSite } from '@/lib/sites/country-evidence';
import { offerDeps, type TestOfferDeps } from './support/offer-deps';
import { offerFrame, otherFrames } from './support/offers';

const HOST = 'crm.example.com';
const reading = {
  raw: '020 7946 0123',
  country: 'US' as const,
  source: 'default' as const,
  likely: ['GB' as const],
};

/** Offers a number that was read in the US, and changes its country. */
async function change(
  deps: TestOfferDeps,
  country: string,
  more: { e164?: string; thisNumberOnly?: true } = { e164: '+12079460123' },
  from = offerFrame,
) {
  const { thisNumberOnly, ...number } = more;
  const { offerId } = await createOffer(deps, offerFrame, {
    ...number,
    calleeName: 'Ann Example',
    record: { crm: 'odoo', id: '14' },
    sourcePage: { url: 'https://crm.example/14' },
    reading: { ...reading, ...(thisNumberOnly && { thisNumberOnly }) },
    host: HOST,
  });
  return changeCountry(deps, { offerId, country }, from);
}

it('replaces the offer by one read in the chosen country', async () => {
  const deps = offerDeps();
  expect(await change(deps, 'GB')).toMatchObject({
    offerId: 'uuid-2',
    e164: '+442079460123',
    calleeName: 'Ann Example',
  });
  expect(await deps.database.offers.toCollection().primaryKeys()).toEqual(['uuid-2']);
});

it('keeps the record and the page of the number', async () => {
  const deps = offerDeps();
  const { offerId } = await change(deps, 'GB');
  const stored = await deps.database.offers.get(offerId);
  expect(stored?.record).toEqual({ crm: 'odoo', id: '14' });
  expect(stored?.sourcePage).toEqual({ url: 'https://crm.example/14' });
});

it('remembers the choice for the site and reads its pages and the tab again', async () => {
  const deps = offerDeps();
  await change(deps, 'GB');
  expect(countryOfSite(await deps.settings.read(), HOST)).toBe('GB');
  const [isMeant] = deps.reread;
  expect(isMeant?.(HOST, 7)).toBe(true);
  expect(isMeant?.('other.example.com', offerFrame.tabId)).toBe(true);
  expect(isMeant?.('other.example.com', 7)).toBe(false);
});

it('remembers nothing when the choice counts for this number alone', async () => {
  const deps = offerDeps();
  const offer = await change(deps, 'GB', { e164: '+12079460123', thisNumberOnly: true });
  expect(offer.readAs).toMatchObject({ country: 'GB', source: 'chosen' });
  expect((await deps.settings.read()).siteCountries).toEqual([]);
  expect(deps.reread).toEqual([]);
});

it('answers a guess of another country for this number alone', async () => {
  const deps = offerDeps();
  expect(await change(deps, 'GB', {})).toMatchObject({ e164: '+442079460123' });
  expect((await deps.settings.read()).siteCountries).toEqual([]);
});

it('keeps the offer when the text is no number in the chosen country', async () => {
  const deps = offerDeps();
  await expect(change(deps, 'FR')).rejects.toMatchObject({ problem: { code: 'no-number-there' } });
  expect(await deps.database.offers.count()).toBe(1);
});

it.each(otherFrames)('is refused to %s', async (_, other) => {
  const deps = offerDeps();
  const changed = change(deps, 'GB', undefined, other);
  await expect(changed).rejects.toMatchObject({ problem: { code: 'unknown-offer' } });
  expect(await deps.database.offers.count()).toBe(1);
});

const embedded = { tabId: 1, frameId: 5, documentId: 'document-1' };
const SOURCE = { url: 'https://crm.example/14' };
const unreachable = { problem: { code: 'page-unreachable' } };

async function open(deps: TestOfferDeps, from = embedded): Promise<void> {
  const { offerId } = await createOffer(deps, embedded, {
    ...{ e164: '+12125550134', host: '' },
    record: { crm: 'odoo', id: '14' },
    sourcePage: SOURCE,
  });
  await openInTopFrame(deps, offerId, from);
}

it('moves the offer to the top frame and opens the card there', async () => {
  const deps = offerDeps();
  await open(deps);
  expect(deps.opened).toMatchObject([[{ tabId: 1, frameId: 0 }, { e164: '+12125550134' }]]);
  expect(await deps.database.offers.toArray()).toMatchObject([
    {
      tabId: 1,
      frameId: 0,
      documentId: 'top-document',
      record: { crm: 'odoo', id: '14' },
      sourcePage: SOURCE,
    },
  ]);
});

it('fails where the browser blocks extensions, and where no card opens', async () => {
  const blocked = offerDeps({ injectCard: async () => undefined });
  await expect(open(blocked)).rejects.toMatchObject(unreachable);
  const silent = offerDeps({ openCard: async () => false });
  await expect(open(silent)).rejects.toMatchObject(unreachable);
});

it.each(otherFrames)('is refused to %s', async (_, other) => {
  const deps = offerDeps();
  const opened = open(deps, { documentId: '', ...other });
  await expect(opened).rejects.toMatchObject({ problem: { code: 'unknown-offer' } });
  expect(deps.opened).toEqual([]);
});
