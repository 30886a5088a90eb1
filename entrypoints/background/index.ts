import { defineBackground } from 'wxt/utils/define-background';
import { openCallDatabase } from '@/lib/calls/database';
import type { CallDeps } from '@/lib/calls/deps';
import { problemOf } from '@/lib/calls/failure';
import type { Call } from '@/lib/calls/model';
import { forgetColleagues } from '@/lib/colleagues/calls-of-colleagues';
import { crmSites } from '@/lib/crm/records/crm-sites';
import type { RecordTabs } from '@/lib/crm/records/open-record';
import type { CheckedTable } from '@/lib/database/unreadable-rows';
import { checkHealth } from '@/lib/health/check-health';
import { askCard } from '@/lib/messages/card-messages';
import { type Handlers, serve } from '@/lib/messages/server';
import type { OfferDeps } from '@/lib/offers/deps';
import { openCallRecord, openRecordAfter } from '@/lib/offers/open-call-record';
import type { CountryCode } from '@/lib/phone/candidates/types';
import { countryOfCode } from '@/lib/phone/evidence/rank-countries';
import { onStartup } from '@/lib/platform/runtime';
import { closeStorage } from '@/lib/platform/storage';
import { injectCard } from '@/lib/platform/tabs/scripting';
import { isStillShown } from '@/lib/platform/tabs/shown-document';
import { allTabs, focusTab, openInNewTab } from '@/lib/platform/tabs/tabs';
import { openConfirmation } from '@/lib/platform/ui/windows';
import { announceQueueChange } from '@/lib/platform/views';
import { forgetCalled } from '@/lib/queue/lists/queue-list';
import { removeCalledContacts } from '@/lib/queue/next-number';
import { openSettingsDatabase } from '@/lib/settings/database';
import { createSettings, type SettingsStore } from '@/lib/settings/store';
import { defaultCountryOf, type Settings } from '@/lib/settings/table';
import { applySiteRules, injectIntoOpenTabs } from '@/lib/sites/finder-registration';
import { menuTargetDetailsSchema } from '@/lib/sites/model';
import { connectBrowserUi, connectHostAccess } from './browser-ui';
import { auditHandlers } from './handlers/audit-handlers';
import { campaignHandlers } from './handlers/campaign-handlers';
import { crmHandlers } from './handlers/crm-handlers';
import { doNotCallHandlers } from './handlers/do-not-call-handlers';
import { logHandlers, wrapUpHandlers } from './handlers/log-handlers';
import { ownHandlers } from './handlers/own-handlers';
import { pageHandlers } from './handlers/page-handlers';
import { queueHandlers } from './handlers/queue-handlers';
import { registryHandlers } from './handlers/registry-handlers';
import { settingsFileHandlers } from './handlers/settings-file-handlers';
import { transcriptHandlers } from './handlers/transcript-handlers';
import { unreadableHandlers } from './handlers/unreadable-handlers';
import { workspaceHandlers } from './handlers/workspace-handlers';
import { startLanguage } from './language';
import { startCalls } from './start/calls';
import { startColleagues } from './start/colleagues';
import { crmDeps, crmEntryDeps, startOutbox } from './start/crm';
import { startRegistries } from './start/do-not-call/registries';
import { startSharedList } from './start/do-not-call/shared-list';
import { type Errors, startErrors } from './start/errors';
import { startReminders } from './start/follow-ups';
import { healthDeps } from './start/health';
import { startRetention } from './start/retention';
import { startCampaigns } from './start/service/campaigns';
import { startSync } from './start/sync';
import { checkedTables } from './start/unreadable';
import { startUpdates } from './start/updates';
import { startWelcome } from './start/welcome';

/** Never aborts: the browser stops the background without telling it, and everything ends with it. */
const lifetime = new AbortController().signal;

/** The browser's own tabs. */
const recordTabs: RecordTabs = { allTabs, openInNewTab, focusTab };

/**
 * The background. Only it knows the token, calls the service and decides. It adds every listener in
 * the first synchronous turn, so that the event that woke it is handled.
 */
export default defineBackground({
  type: 'module',
  main() {
    const errors = startErrors(lifetime);
    const parts = startParts(errors.report);
    serve(handlersOf(parts, errors), (error, name) => {
      errors.report(`message ${name}`, error);
      return problemOf(error);
    });
    const { offers, calls, onLanguageChanged } = parts;
    connectBrowserUi({ offers, placer: calls.placer, report: errors.report, onLanguageChanged });
    connectHostAccess(offers);
    startWelcome(offers.settings, errors.report);
    onLanguageChanged(calls.badge.refresh);
    startUpdates({ offers, recovered: calls.recovered, report: errors.report });
    void closeStorage();
    // Wakes the background when the browser starts, so that open calls are followed.
    onStartup(() => undefined);
  },
});

/** Starts what runs by itself, and builds what answers messages. Adds its listeners at once. */
function startParts(report: Errors['report']) {
  const settingsDatabase = openSettingsDatabase();
  const { settings, onChanged } = startLanguage(createSettings(settingsDatabase), report, lifetime);
  const log: CallDeps = {
    database: openCallDatabase(),
    readSettings: settings.read,
    country: defaultCountry,
    now: () => Date.now(),
  };
  const crm = crmDeps(log, settings, settingsDatabase);
  const entries = crmEntryDeps(log);
  startOutbox({ ...log, crm, entries, readPolicy: settings.readPolicy, report }, lifetime);
  const campaigns = startCampaigns(log, settingsDatabase);
  const { database, now } = log;
  const beforeDeletion = async (before: number | undefined) => {
    for (const each of await campaigns.all()) {
      await removeCalledContacts(each);
      await forgetCalled(each, before);
    }
  };
  const deletion = { database, now, beforeDeletion };
  startRetention(deletion, settings, report, lifetime);
  const colleagues = startColleagues(log, settingsDatabase, report, lifetime);
  const { noting } = colleagues;
  const calls = startCalls(log, settingsDatabase, { report, noting }, lifetime);
  const reminders = startReminders(log, calls.badge.refresh, report);
  startRegistries(log, report);
  const sharedList = startSharedList(log, settings, report, lifetime);
  const offers = offerDeps(log, settings);
  const onSynced = () => applySiteRules(offers);
  startSync({ settings, settingsDatabase, now, onChanged: onSynced, report }, lifetime);
  return {
    ...{ settings, settingsDatabase, log, crm, entries, campaigns, colleagues },
    ...{ deletion, calls, reminders, offers, sharedList, onLanguageChanged: onChanged },
  };
}

/** Gives each handler what it uses, and no more. */
function handlersOf(
  parts: ReturnType<typeof startParts>,
  { database: errors, report, receive }: Errors,
): Handlers {
  const { settings, settingsDatabase, log, campaigns, offers } = parts;
  const { askSoon: askHistorySoon } = parts.colleagues;
  const { placer, follower, lookUp, lookUpForPage, cancelHidden } = parts.calls;
  const { database, readSettings } = log;
  const { startCall, outcome } = placer;
  const openRecord = (callId: string) => openCallRecord({ database, tabs: recordTabs }, callId);
  const openAfter = (call: Call) =>
    void openRecordAfter({ database, readSettings, tabs: recordTabs, outcome }, call).catch(
      (error) => report('open record', error),
    );
  const starting = { startCall, openRecordAfter: openAfter };
  const onConnectionChanged = async () => {
    await forgetColleagues(database);
    await follower.onConnectionChanged();
  };
  const onConnectorsChanged = () =>
    void applySiteRules(offers).catch((error) => report('site rules', error));
  const readTables = tablesReader(parts, errors);
  return {
    ...pageHandlers({
      ...{ offers, placer, cancelHidden, lookUp: lookUpForPage },
      ...{ openRecord, report, askHistorySoon },
    }),
    ...ownHandlers({
      ...{ ...log, settings, settingsDatabase, crmSites: offers.crmSites },
      ...{ ...starting, lookUp, onConnectionChanged, askHistorySoon },
    }),
    ...campaigns.handlersInUse(campaignHandlers),
    ...campaigns.handlersInUse((those) =>
      queueHandlers({ ...those, ...starting, tabs: recordTabs, askHistorySoon }),
    ),
    ...workspaceHandlers({
      ...{ ...log, settingsDatabase, uuid: offers.uuid },
      ...{ onSwitched: () => onSwitched(parts), removeCampaigns: campaigns.remove },
    }),
    ...doNotCallHandlers({ ...log, sharedList: parts.sharedList }),
    ...auditHandlers(database),
    ...registryHandlers(log),
    ...wrapUpHandlers({ ...log, onFollowUpsChanged: parts.reminders.onChanged }),
    ...transcriptHandlers({ ...log, settingsDatabase, abortSignal: lifetime }),
    ...crmHandlers({
      ...{ ...parts.crm, database, entries: parts.entries, onConnectorsChanged },
      abortSignal: lifetime,
    }),
    ...logHandlers(parts.deletion),
    ...settingsFileHandlers({
      ...{ settings, settingsDatabase, abortSignal: lifetime },
      onImported: async () => {
        await onConnectionChanged();
        await applySiteRules(offers);
      },
    }),
    ...unreadableHandlers(readTables),
    'check-health': () =>
      checkHealth(
        healthDeps({
          ...log,
          settings,
          settingsDatabase,
          readTables,
          sharedList: parts.sharedList,
          abortSignal: lifetime,
        }),
      ),
    'report-error': async (report, sender) => {
      await receive(report, sender.kind === 'page' ? sender.tabId : undefined);
      return null;
    },
  };
}

/** Returns a function that returns all tables whose rows can be checked. */
function tablesReader(
  { log: { database }, settingsDatabase, campaigns }: ReturnType<typeof startParts>,
  errors: Errors['database'],
): () => Promise<readonly CheckedTable[]> {
  return async () =>
    checkedTables({
      ...{ calls: database, settings: settingsDatabase, errors },
      campaigns: (await campaigns.inUse()).campaigns,
    });
}

/** Shows and follows what belongs to the workspace that is in use since a moment ago. */
async function onSwitched({ log, calls }: ReturnType<typeof startParts>): Promise<void> {
  await forgetColleagues(log.database);
  calls.badge.refresh();
  announceQueueChange();
  await calls.follower.run();
}

function offerDeps(deps: CallDeps, settings: SettingsStore): OfferDeps {
  const readCrmSites = async () => crmSites(await deps.database.connectors.toArray());
  return {
    ...deps,
    settings,
    crmSites: readCrmSites,
    uuid: () => crypto.randomUUID(),
    injectCard,
    isStillShown,
    openCard: async (frame, offer, anchorId) =>
      (await askCard(frame, 'open-card', { offer, anchorId })) === null,
    describeMenuTarget: async (frame, target) =>
      menuTargetDetailsSchema.safeParse(await askCard(frame, 'menu-target', target)).data,
    openConfirmation,
    rereadPages: (isMeant) => injectIntoOpenTabs({ ...deps, crmSites: readCrmSites }, isMeant),
  };
}

/** The rep's default country; always one with a numbering plan. */
function defaultCountry(settings: Settings): CountryCode {
  return countryOfCode(defaultCountryOf(settings, navigator.languages)) ?? 'US';
}
