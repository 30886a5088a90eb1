import type { CallDeps } from '@/lib/calls/deps';
import { parseCall } from '@/lib/calls/parse-call';
import { connectCrm } from '@/lib/crm/connectors/connect';
import { entryPlace } from '@/lib/crm/connectors/entry-place';
import { crmEntry } from '@/lib/i18n/after-call/crm-entry';
import { wrapUpToLog } from '@/lib/i18n/after-call/wrap-up-to-log';
import type { CallToLog, StoredConnector } from '@/lib/outbox/model';
import { createOutbox } from '@/lib/outbox/outbox';
import { formatInternational } from '@/lib/phone/plan/format';
import { createWakeAlarm } from '@/lib/platform/wake-alarm';
import { isOffline } from '@/lib/service/address/offline';
import type { SettingsDatabase } from '@/lib/settings/database';
import { parseWrapUp } from '@/lib/wrap-up/parse-wrap-up';
import { crmDeps } from './crm-clients';
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
      readCall: (callId, stored) => readCall({ database, readSettings }, callId, stored),
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

/** A call as it is logged; `undefined` if it is no longer readable. */
async function readCall(
  { database, readSettings }: Pick<CallDeps, 'database' | 'readSettings'>,
  callId: string,
  stored: StoredConnector,
): Promise<CallToLog | undefined> {
  const call = parseCall(await database.calls.get(callId));
  if (!call) return undefined;
  const place = entryPlace(call, stored);
  if ('problem' in place) return place;
  const wrapUp = parseWrapUp(await database.wrapUps.get(callId));
  const { dispositions } = await readSettings();
  const recorded = wrapUp && wrapUpToLog(wrapUp, dispositions);
  return { place, entry: crmEntry(call, recorded, formatInternational) };
}

/** Runs the work unless another background of ours, of a version being replaced say, is at it. */
async function runAlone(work: () => Promise<void>): Promise<void> {
  await navigator.locks.request('outbox', { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
}
