import {
  clientFor,
  clientWhileOnline,
} from '@/entrypoints/background/start/service/service-client';
import { usedDids } from '@/lib/caller-id/used-dids';
import type { CallDeps } from '@/lib/calls/deps';
import { probeService, usableConnection } from '@/lib/calls/failure';
import type { Call } from '@/lib/calls/model';
import { didUses } from '@/lib/calls/place/legs';
import type { Placer } from '@/lib/calls/place/placer';
import { sourcePageOf } from '@/lib/calls/source-page';
import { withoutUndefined } from '@/lib/campaigns/without-undefined';
import { colleaguesInfo } from '@/lib/colleagues/calls-of-colleagues';
import { askCard } from '@/lib/messages/card-messages';
import type { Handlers } from '@/lib/messages/server';
import { confirmationFor, confirmCall, dropConfirmation } from '@/lib/offers/confirm/confirm-call';
import { pageNumbers } from '@/lib/offers/page-numbers';
import { countingCall } from '@/lib/offers/shown-call';
import { previewOf } from '@/lib/offers/typed-number';
import { formatInternational } from '@/lib/phone/plan/format';
import { readAllSelectedText } from '@/lib/platform/tabs/selection';
import { tabById } from '@/lib/platform/tabs/tabs';
import { calleeZone } from '@/lib/rules/check/callee-location';
import { recordingNotice } from '@/lib/rules/check/recording-notice';
import { countryRules, rulesInForce } from '@/lib/rules/check/rules-in-force';
import { checkConnection, saveConnection } from '@/lib/settings/connection';
import type { SettingsDatabase } from '@/lib/settings/database';
import type { SettingsStore } from '@/lib/settings/store';
import { applySiteRules, excludeSite, injectIntoOpenTabs } from '@/lib/sites/finder-registration';
import { siteStatus, tryAddress } from '@/lib/sites/site-access';
import { readSites, type SiteDeps } from '@/lib/sites/site-rules';

type NumberHandlers = Pick<
  Handlers,
  | 'preview'
  | 'number-texts'
  | 'callee-zones'
  | 'recording-notice'
  | 'country-rules'
  | 'colleagues-info'
  | 'did-uses'
>;
type CallHandlers = Pick<
  Handlers,
  'dial' | 'confirmation' | 'confirm-call' | 'drop-confirmation' | 'look-up-call'
>;
type TabHandlers = Pick<
  Handlers,
  | 'page-numbers'
  | 'selected-text'
  | 'site'
  | 'exclude-site'
  | 'try-address'
  | 'apply-site-rules'
  | 'reread-pages'
>;
type ConnectionHandlers = Pick<Handlers, 'test-connection' | 'save-connection' | 'used-dids'>;

type OwnHandlers = NumberHandlers & CallHandlers & TabHandlers & ConnectionHandlers;

/** What the messages about calls need. */
interface CallHandlerDeps extends CallDeps {
  settings: SettingsStore;
  startCall: Placer['startCall'];
  /** Looks a call up in history, now. Returns it as it is then. */
  lookUp(callId: string): Promise<Call>;
  /** Opens the record of a call that was just started. The answer does not wait for it. */
  openRecordAfter(call: Call): void;
}

/** What the messages about the page in a tab need. */
interface TabHandlerDeps extends CallDeps, SiteDeps {
  settings: SettingsStore;
  /** Reads colleagues' calls soon: the rep looks at numbers. */
  askHistorySoon(): void;
}

/** What the messages about the connection to the service need. */
interface ConnectionHandlerDeps {
  settingsDatabase: SettingsDatabase;
  /** Follows calls again: the rep changed the connection. */
  onConnectionChanged(): Promise<void>;
}

/** Answers the messages of our own pages. */
export function ownHandlers(
  deps: CallHandlerDeps & TabHandlerDeps & ConnectionHandlerDeps,
): OwnHandlers {
  return {
    ...numberHandlers(deps),
    ...callHandlers(deps),
    ...tabHandlers(deps),
    ...connectionHandlers(deps),
  };
}

/** About numbers: how they read, and what law and log say of them. */
function numberHandlers(deps: CallDeps): NumberHandlers {
  const { database, now, readSettings } = deps;
  return {
    preview: async ({ text }) => previewOf(deps, text),
    'number-texts': async ({ e164s }) => e164s.map(formatInternational),
    'callee-zones': async ({ e164s }) => e164s.map(calleeZone),
    'country-rules': async () => countryRules(rulesInForce(await readSettings()), now()),
    'colleagues-info': () => colleaguesInfo(database),
    'recording-notice': async ({ e164 }) => recordingNotice(e164),
    'did-uses': async () => didUses(database, await readSettings(), now()),
  };
}

/** About calls: typed, confirmed, or looked up again. */
function callHandlers(deps: CallHandlerDeps): CallHandlers {
  return {
    dial: async ({ e164: callee, gesture, ...about }) => {
      const request = { callee, gesture, ...withoutUndefined(about) };
      const call = await deps.startCall(request);
      deps.openRecordAfter(call);
      return countingCall(call);
    },
    confirmation: async ({ tabId }) => (await confirmationFor(deps, tabId)) ?? null,
    'confirm-call': async (confirmed) => {
      const { call, tabId, frameId } = await confirmCall(deps, confirmed, deps.startCall);
      const counting = countingCall(call);
      void askCard({ tabId, frameId }, 'show-call', {
        call: counting,
        anchorId: confirmed.offerId,
      });
      return counting;
    },
    'drop-confirmation': async ({ offerId }) => {
      await dropConfirmation(deps, offerId);
      return null;
    },
    'look-up-call': ({ callId }) => deps.lookUp(callId),
  };
}

/** About the page in a tab, and its site. */
function tabHandlers(deps: TabHandlerDeps): TabHandlers {
  return {
    'page-numbers': async ({ tabId }) => {
      deps.askHistorySoon();
      const page = sourcePageOf((await tabById(tabId)) ?? {});
      return pageNumbers(deps, listNumbers, tabId, page);
    },
    'selected-text': ({ tabId }) => readAllSelectedText(tabId),
    site: async ({ tabId }) =>
      siteStatus(tabId, await readSites(deps), await deps.settings.readPolicy()),
    'exclude-site': async ({ host, excluded }) => {
      await excludeSite(deps, host, excluded);
      return null;
    },
    'try-address': async ({ address }) =>
      (await tryAddress(address, await readSites(deps))) ?? null,
    'apply-site-rules': async () => {
      await applySiteRules(deps);
      return null;
    },
    'reread-pages': async ({ host }) => {
      const isMeant = (each: string) => host === undefined || each === host;
      await injectIntoOpenTabs(deps, isMeant);
      return null;
    },
  };
}

/** How many past calls are looked at for their DIDs. */
const HISTORY_LIMIT = 50;

/** About the connection to the service. */
function connectionHandlers({
  settingsDatabase,
  onConnectionChanged,
}: ConnectionHandlerDeps): ConnectionHandlers {
  return {
    'test-connection': async (typed) => {
      const connection = usableConnection(await checkConnection(settingsDatabase, typed));
      await probeService(await clientFor(connection));
      return null;
    },
    'save-connection': async (typed) => {
      const connection = usableConnection(await checkConnection(settingsDatabase, typed));
      await saveConnection(settingsDatabase, connection);
      await onConnectionChanged();
      return null;
    },
    'used-dids': async () => {
      const client = await clientWhileOnline(settingsDatabase);
      return usedDids((await client.history({ limit: HISTORY_LIMIT })).entries);
    },
  };
}

function listNumbers(tabId: number, frameId: number): Promise<unknown> {
  return askCard({ tabId, frameId }, 'list-numbers', null);
}
