import { clientFor } from '@/entrypoints/background/clients/service-client';
import type { Background } from '@/entrypoints/background/start/deps';
import { openRecordInBackground } from '@/entrypoints/background/start/records';
import { countingCall } from '@/lib/calls/counting-call';
import { lookUpCall } from '@/lib/calls/follow/look-up';
import { didUses } from '@/lib/calls/place/caller-id-facts';
import { sourcePageOf } from '@/lib/calls/source-page';
import { probeService, usableConnection } from '@/lib/calls/usable-connection';
import { withoutUndefined } from '@/lib/campaigns/without-undefined';
import { askCard } from '@/lib/messages/card-client';
import type { Handlers } from '@/lib/messages/server';
import { confirmCall, dropConfirmation } from '@/lib/offers/confirm/confirm-call';
import { confirmationFor } from '@/lib/offers/confirm/confirmation';
import { pageNumbers } from '@/lib/offers/page-numbers';
import { previewOf } from '@/lib/offers/typed/preview';
import { formatInternational } from '@/lib/phone/plan/format';
import { readAllSelectedText } from '@/lib/platform/tabs/selection';
import { tabById } from '@/lib/platform/tabs/tabs';
import { countryRules } from '@/lib/rules/country-rules';
import { recordingNotice } from '@/lib/rules/recording-notice';
import { rulesInForce } from '@/lib/rules/rules-in-force';
import { checkConnection } from '@/lib/settings/connection/check-connection';
import { saveConnection } from '@/lib/settings/connection/connection';
import { excludeSite } from '@/lib/sites/exclude-site';
import { injectIntoOpenTabs, removeMarks } from '@/lib/sites/finder-registration';
import { siteStatus } from '@/lib/sites/site-status';

type NumberHandlers = Pick<
  Handlers,
  'preview' | 'number-texts' | 'recording-notice' | 'country-rules' | 'did-uses'
>;
type CallHandlers = Pick<
  Handlers,
  'dial' | 'confirmation' | 'confirm-call' | 'drop-confirmation' | 'look-up-call'
>;
type TabHandlers = Pick<
  Handlers,
  'page-numbers' | 'selected-text' | 'site' | 'exclude-site' | 'reread-pages' | 'remove-marks'
>;
type ConnectionHandlers = Pick<Handlers, 'test-connection' | 'save-connection'>;

type OwnHandlers = NumberHandlers & CallHandlers & TabHandlers & ConnectionHandlers;

/** Answers the messages of our own pages. */
export function ownHandlers(deps: Background): OwnHandlers {
  return {
    ...numberHandlers(deps),
    ...callHandlers(deps),
    ...tabHandlers(deps),
    ...connectionHandlers(deps),
  };
}

/** About numbers: how they read, and what law and log say of them. */
function numberHandlers({ offers, settings }: Background): NumberHandlers {
  return {
    preview: async ({ text }) => previewOf(offers, text),
    'number-texts': async ({ e164s }) => e164s.map(formatInternational),
    'country-rules': async () => countryRules(rulesInForce(await settings.read()), offers.now()),
    'recording-notice': async ({ e164 }) => recordingNotice(e164),
    'did-uses': async () => didUses(offers.database, (await settings.read()).dids, offers.now()),
  };
}

/** About calls: typed, confirmed, or looked up again. */
function callHandlers(deps: Background): CallHandlers {
  return {
    dial: async ({ e164: callee, gesture, ...about }) => {
      const request = { callee, gesture, ...withoutUndefined(about) };
      const call = await deps.placer.startCall(request);
      openRecordInBackground(deps, call);
      return countingCall(call);
    },
    confirmation: async ({ tabId }) => (await confirmationFor(deps.offers, tabId)) ?? null,
    'confirm-call': async (confirmed) => {
      const { call, tabId, frameId } = await confirmCall(
        deps.offers,
        confirmed,
        deps.placer.startCall,
      );
      const counting = countingCall(call);
      void askCard({ tabId, frameId }, 'show-call', {
        call: counting,
        anchorId: confirmed.offerId,
      });
      return counting;
    },
    'drop-confirmation': async ({ offerId }) => {
      await dropConfirmation(deps.offers, offerId);
      return null;
    },
    'look-up-call': async ({ callId }) => lookUpCall(deps.follow, callId),
  };
}

/** About the page in a tab, and its site. */
function tabHandlers({ offers, settings }: Background): TabHandlers {
  return {
    'page-numbers': async ({ tabId }) => {
      const page = sourcePageOf((await tabById(tabId)) ?? {});
      return pageNumbers(offers, listNumbers, tabId, page);
    },
    'selected-text': ({ tabId }) => readAllSelectedText(tabId),
    site: async ({ tabId }) => siteStatus(tabId, await settings.read()),
    'exclude-site': async ({ host, excluded }) => {
      await excludeSite(settings, host, excluded);
      return null;
    },
    'reread-pages': async ({ host }) => {
      const isMeant = (each: string) => host === undefined || each === host;
      await injectIntoOpenTabs(settings, isMeant);
      return null;
    },
    'remove-marks': async ({ host }) => {
      await removeMarks(host);
      return null;
    },
  };
}

/** About the connection to the service. */
function connectionHandlers({ settingsDatabase, follower }: Background): ConnectionHandlers {
  return {
    'test-connection': async (typed) => {
      const connection = usableConnection(await checkConnection(settingsDatabase, typed));
      await probeService(await clientFor(connection));
      return null;
    },
    'save-connection': async (typed) => {
      const connection = usableConnection(await checkConnection(settingsDatabase, typed));
      await saveConnection(settingsDatabase, connection);
      await follower.onConnectionChanged();
      return null;
    },
  };
}

function listNumbers(tabId: number, frameId: number): Promise<unknown> {
  return askCard({ tabId, frameId }, 'list-numbers', null);
}
