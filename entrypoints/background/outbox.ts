import type { CallDeps } from '@/lib/calls/deps';
import { connectCrm } from '@/lib/crm/connectors/connect';
import { createOutbox } from '@/lib/outbox/outbox';
import { createWakeAlarm } from '@/lib/platform/wake-alarm';
import { isOffline } from '@/lib/service/address/offline';
import type { SettingsDatabase } from '@/lib/settings/database';
import { readCallToLog } from './crm/call-entry';
import { crmDeps } from './crm/crm-clients';
import type { Errors } from './errors';

/** Starts logging calls in connected CRMs. Adds its listeners at once. */
export function startOutbox(
  { database, now, readSettings }: CallDeps,
  settingsDatabase: SettingsDatabase,
  report: Errors['report'],
): void {
  const alarm = createWakeAlarm('outbox');
  // The background has no end to observe: the browser stops it.
  const never = new AbortController().signal;
  const crm = crmDeps(settingsDatabase);
  const outbox = createOutbox(
    {
      database,
      readCall: (callId, stored) => readCallToLog({ database, readSettings }, callId, stored),
      connect: (stored) => connectCrm(crm, stored, never),
      isOffline: ({ address }) => isOffline(address, navigator.onLine),
      now,
      random: Math.random,
      wakeIn: alarm.wakeIn,
      cancelWake: alarm.cancel,
      report,
      runAlone,
    },
    never,
  );
  alarm.onWake(outbox.run);
}

/** Runs the work unless another background of ours, of a version being replaced say, is at it. */
async function runAlone(work: () => Promise<void>): Promise<void> {
  await navigator.locks.request('outbox', { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
}
