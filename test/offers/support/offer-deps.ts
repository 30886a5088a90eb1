import { crmSites } from '@/lib/crm/records/crm-sites';
import type { OfferDeps } from '@/lib/offers/deps';
import type { Offer } from '@/lib/offers/model';
import type { Frame } from '@/lib/offers/offer-store';
import { createSettings } from '@/lib/settings/store';
import { NOON } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';
import { sampleSettings } from '@/test/calls/support/settings';
import { freshSettings } from '@/test/settings/support/database';

/** What making offers needs, faked; notes what the page was asked for. */
export interface TestOfferDeps extends OfferDeps {
  /** Cards that were opened. */
  opened: [Frame, Offer][];
  /** Tabs for which a confirmation was shown. */
  confirmations: number[];
  /** Tests which pages were to be read again. */
  reread: ((host: string, tabId: number) => boolean)[];
}

/** Deps of a rep who is set up, at noon, with a separate settings store for chosen countries. */
export function offerDeps(over: Partial<OfferDeps> = {}): TestOfferDeps {
  const settings = createSettings(freshSettings());
  const opened: TestOfferDeps['opened'] = [];
  const reread: TestOfferDeps['reread'] = [];
  const confirmations: number[] = [];
  let uuids = 0;
  return {
    database: freshDatabase(),
    settings,
    opened,
    reread,
    confirmations,
    openConfirmation: async (tabId) => void confirmations.push(tabId),
    readSettings: async () =>
      sampleSettings({ siteCountries: (await settings.read()).siteCountries }),
    country: () => 'US',
    crmSites: async () => crmSites([]),
    now: () => NOON,
    uuid: () => `uuid-${++uuids}`,
    injectCard: async () => ({ documentId: 'top-document' }),
    isStillShown: async () => true,
    openCard: async (frame, offer) => opened.push([frame, offer]) > 0,
    describeMenuTarget: async () => undefined,
    rereadPages: async (isMeant) => void reread.push(isMeant),
    ...over,
  };
}
