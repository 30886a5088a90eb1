import { expect, it } from 'vitest';
import { createOffer } from '@/lib/offers/create-offer';
import { openInTopFrame } from '@/lib/offers/open-in-top-frame';
import { offerDeps, type TestOfferDeps } from './support/offer-deps';
import { otherFrames } from './support/offers';

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
