import { clientFor } from '@/entrypoints/background/clients';
import type { Background } from '@/entrypoints/background/deps';
import { countingCall } from '@/lib/calls/counting-call';
import { Failure } from '@/lib/calls/failure';
import { lookUpCall } from '@/lib/calls/follow/look-up';
import { didUses } from '@/lib/calls/place/caller-id-facts';
import { askCard } from '@/lib/messages/card-client';
import type { Handlers } from '@/lib/messages/server';
import { confirmCall, dropConfirmation } from '@/lib/offers/confirm/confirm-call';
import { confirmationFor } from '@/lib/offers/confirm/confirmation';
import { pageNumbers } from '@/lib/offers/page-numbers';
import { previewOf } from '@/lib/offers/typed/preview';
import { formatInternational } from '@/lib/phone/plan/format';
import { readAllSelectedText } from '@/lib/platform/tabs/selection';
import { checkConnection } from '@/lib/settings/check-connection';
import { type Connection, keepConnection, type TypedConnection } from '@/lib/settings/connection';
import { excludeSite } from '@/lib/sites/exclude-site';
import { injectIntoOpenTabs, removeMarks } from '@/lib/sites/finder-registration';
import { siteStatus } from '@/lib/sites/site-status';

type OwnHandlers = Pick<
  Handlers,
  | 'preview'
  | 'number-texts'
  | 'dial'
  | 'did-uses'
  | 'page-numbers'
  | 'selected-text'
  | 'confirmation'
  | 'confirm-call'
  | 'drop-confirmation'
  | 'site'
  | 'exclude-site'
  | 'reread-pages'
  | 'remove-marks'
  | 'test-connection'
  | 'save-connection'
  | 'look-up-call'
>;

/** Answers the messages of our own pages. */
export function ownHandlers(deps: Background): OwnHandlers {
  return {
    preview: async ({ text }) => previewOf(deps.offers, text),
    'number-texts': async ({ e164s }) => e164s.map(formatInternational),
    dial: async ({ e164: callee, gesture, calleeName, record, again, warned, shownCallerId }) => {
      const call = await deps.placer.startCall({
        callee,
        gesture,
        ...(calleeName && { calleeName }),
        ...(record && { record }),
        ...(again && { again }),
        ...(warned && { warned }),
        ...(shownCallerId && { shownCallerId }),
      });
      return countingCall(call);
    },
    'did-uses': async () => {
      const { database, now } = deps.offers;
      return didUses(database, (await deps.settings.read()).dids, now());
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
    'page-numbers': ({ tabId }) => pageNumbers(deps.offers, listNumbers, tabId),
    'selected-text': ({ tabId }) => readAllSelectedText(tabId),
    site: async ({ tabId }) => siteStatus(tabId, await deps.settings.read()),
    'exclude-site': async ({ host, excluded }) => {
      await excludeSite(deps.settings, host, excluded);
      return null;
    },
    'reread-pages': async ({ host }) => {
      const isMeant = (each: string) => host === undefined || each === host;
      await injectIntoOpenTabs(deps.settings, isMeant);
      return null;
    },
    'remove-marks': async ({ host }) => {
      await removeMarks(host);
      return null;
    },
    'test-connection': async (typed) => {
      await test(await usableConnection(deps, typed));
      return null;
    },
    'save-connection': async (typed) => {
      await keepConnection(deps.settingsDatabase, await usableConnection(deps, typed));
      await deps.follower.onConnectionChanged();
      return null;
    },
    'look-up-call': async ({ callId }) => lookUpCall(deps.follow, callId),
  };
}

function listNumbers(tabId: number, frameId: number): Promise<unknown> {
  return askCard({ tabId, frameId }, 'list-numbers', null);
}

/** Fails with the first problem of a typed connection. */
async function usableConnection(deps: Background, typed: TypedConnection): Promise<Connection> {
  const connection = await checkConnection(deps.settingsDatabase, typed);
  if ('problem' in connection) throw new Failure(connection.problem);
  return connection;
}

async function test(connection: Connection): Promise<void> {
  const probe = await (await clientFor(connection)).probe();
  if (!probe.ok) throw probe.error;
}
