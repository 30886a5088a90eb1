import { type CrmEntryDeps, readCrmEntry } from '@/lib/calls/crm-entry';
import type { CallDeps } from '@/lib/calls/deps';
import type { CheckConnectorDeps } from '@/lib/crm/connectors/check-connector';
import { connectCrm } from '@/lib/crm/connectors/connect';
import type { OpenCrmDeps } from '@/lib/crm/connectors/crm-openers';
import { entryTarget } from '@/lib/crm/connectors/entry-target';
import type { AuthoriseDeps } from '@/lib/crm/connectors/oauth/authorise';
import { crmEntry, wrapUpToLog } from '@/lib/i18n/after-call/crm-entry';
import { createOutbox } from '@/lib/outbox/send/outbox';
import { formatInternational } from '@/lib/phone/plan/format';
import { soughtNumber } from '@/lib/phone/sought-number';
import { useFreshConnections } from '@/lib/platform/fresh-connections';
import { originPattern } from '@/lib/platform/match-pattern';
import { hasOrigins } from '@/lib/platform/permissions';
import { createRunAlone } from '@/lib/platform/runtime';
import { authRedirectUrl, openAuthPage } from '@/lib/platform/ui/windows';
import { createWakeAlarm } from '@/lib/platform/wake-alarm';
import { isOffline } from '@/lib/service/address/base-url';
import type { SettingsDatabase } from '@/lib/settings/database';
import { isLocked } from '@/lib/settings/policy';
import type { SettingsStore } from '@/lib/settings/store';
import type { Errors } from './errors';
import { notifyOfTokenTrouble } from './notifications';

/** What logging calls in connected CRMs needs. */
interface StartOutboxDeps extends CallDeps {
  crm: CrmDeps;
  entries: CrmEntryDeps;
  readPolicy: SettingsStore['readPolicy'];
  report: Errors['report'];
}

/** Starts logging calls in connected CRMs, until the signal ends. Adds its listeners at once. */
export function startOutbox(deps: StartOutboxDeps, abortSignal: AbortSignal): void {
  const alarm = createWakeAlarm('outbox');
  const { database, now, crm, entries, report } = deps;
  const outbox = createOutbox(
    {
      database,
      readCall: (callId, stored) => readCrmEntry(entries, callId, stored),
      connect: (stored) => connectCrm(crm, stored, abortSignal),
      isOffline: ({ address }) => isOffline(address, navigator.onLine),
      now,
      decidedIfNoRecord: async () => (await deps.readPolicy()).ifNoRecord,
      random: Math.random,
      wakeIn: alarm.wakeIn,
      cancelWake: alarm.cancel,
      onStopped: (problem) => void notifyOfTokenTrouble(deps, { of: 'crm', problem }),
      report,
      runAlone: (connector, work) => createRunAlone(`outbox-${connector}`)(work),
    },
    abortSignal,
  );
  alarm.onWake(outbox.run);
}

/** How CRMs are reached. */
export type CrmDeps = CheckConnectorDeps & OpenCrmDeps & AuthoriseDeps;

/** How CRMs are reached from here. */
export function crmDeps(
  { readSettings, country }: Pick<CallDeps, 'readSettings' | 'country'>,
  { readPolicy }: Pick<SettingsStore, 'readPolicy'>,
  settingsDatabase: SettingsDatabase,
): CrmDeps {
  return {
    settingsDatabase,
    webhookOrigins: async () => (await readPolicy()).webhookOrigins,
    lockedConnectors: async () => {
      const policy = await readPolicy();
      return isLocked(policy, 'connectors') ? policy.values.connectors : undefined;
    },
    isHostGranted: async (address) => {
      const pattern = originPattern(address);
      return pattern !== undefined && hasOrigins([pattern]);
    },
    fetch: async (url, init) => {
      await useFreshConnections();
      return globalThis.fetch(url, init);
    },
    now: () => Date.now(),
    readSought: async (e164) => soughtNumber(e164, country(await readSettings())),
    redirectUrl: authRedirectUrl,
    openAuthPage,
  };
}

/** How calls are put into words for CRMs, and where they are logged. */
export function crmEntryDeps(deps: Pick<CallDeps, 'database' | 'readSettings'>): CrmEntryDeps {
  return {
    ...deps,
    targetOf: entryTarget,
    write: (call, wrapUp, { dispositions }) =>
      crmEntry(call, wrapUp && wrapUpToLog(wrapUp, dispositions), formatInternational),
  };
}
