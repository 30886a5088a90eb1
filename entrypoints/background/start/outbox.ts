import { crmDeps } from '@/entrypoints/background/clients/crm-clients';
import type { CallDeps } from '@/lib/calls/deps';
import { readCallToLog } from '@/lib/calls/log/call-to-log';
import { connectCrm } from '@/lib/crm/connectors/connect';
import { createOutbox } from '@/lib/outbox/send/outbox';
import { createRunAlone } from '@/lib/platform/run-alone';
import { createWakeAlarm } from '@/lib/platform/wake-alarm';
import { isOffline } from '@/lib/service/address/offline';
import type { SettingsDatabase } from '@/lib/settings/database';
import type { SettingsStore } from '@/lib/settings/store';
import { callEntries } from './call-entry';
import type { Errors } from './errors';
import { backgroundLifetime } from './lifetime';
import { notifyOfTokenTrouble } from './token-notification';

/** Starts logging calls in connected CRMs. Adds its listeners at once. */
export function startOutbox(
  deps: CallDeps,
  settings: SettingsStore,
  settingsDatabase: SettingsDatabase,
  report: Errors['report'],
): void {
  const alarm = createWakeAlarm('outbox');
  const { database, now } = deps;
  const crm = crmDeps(deps, settings, settingsDatabase);
  const entries = callEntries(deps);
  const outbox = createOutbox(
    {
      database,
      readCall: (callId, stored) => readCallToLog(entries, callId, stored),
      connect: (stored) => connectCrm(crm, stored, backgroundLifetime),
      isOffline: ({ address }) => isOffline(address, navigator.onLine),
      now,
      decidedIfNoRecord: async () => (await settings.readPolicy()).ifNoRecord,
      random: Math.random,
      wakeIn: alarm.wakeIn,
      cancelWake: alarm.cancel,
      onStopped: (problem) => void notifyOfTokenTrouble(deps, { of: 'crm', problem }),
      report,
      runAlone: (connector, work) => createRunAlone(`outbox-${connector}`)(work),
    },
    backgroundLifetime,
  );
  alarm.onWake(outbox.run);
}
