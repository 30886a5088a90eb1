import { clientFor } from '@/entrypoints/background/start/service/service-client';
import type { CallDatabase } from '@/lib/calls/database';
import { probeService, problemOf, usableConnection } from '@/lib/calls/failure';
import { readFollowState } from '@/lib/calls/follow/follow-state';
import { openCalls } from '@/lib/calls/follow/open-calls';
import { workspaceOf } from '@/lib/calls/model';
import { type CheckedTable, countUnreadable } from '@/lib/database/unreadable-rows';
import type { HealthDeps } from '@/lib/health/check-health';
import { allSites, grantedOrigins, hasOrigins } from '@/lib/platform/permissions';
import { showsNotifications } from '@/lib/platform/ui/notifications';
import { alarmNames } from '@/lib/platform/wake-alarm';
import { checkConnection } from '@/lib/settings/connection';
import type { SettingsDatabase } from '@/lib/settings/database';
import type { SettingsStore } from '@/lib/settings/store';
import { readSyncState } from '@/lib/settings/sync/sync-state';
import { checkEndpoint } from '@/lib/transcripts/check-endpoint';
import { endpointHost } from '@/lib/transcripts/endpoint';
import type { SharedListUpdates } from './do-not-call/shared-list';

/** What the checks of health read. */
interface StartHealthDeps {
  database: CallDatabase;
  settings: SettingsStore;
  settingsDatabase: SettingsDatabase;
  readTables(): Promise<readonly CheckedTable[]>;
  sharedList: Pick<SharedListUpdates, 'status'>;
  now(): number;
  /** Ends the requests with the background. */
  abortSignal: AbortSignal;
}

/** Connects the checks of health to the service, what is stored, and the browser. */
export function healthDeps(deps: StartHealthDeps): HealthDeps {
  const { database, settings, readTables } = deps;
  return {
    probeService: () => probeStored(deps).then(() => undefined, problemOf),
    readSettings: settings.read,
    allowedSites: async () =>
      (await hasOrigins(allSites)) ? 'all' : (await grantedOrigins()).length,
    isDidRefused: async () => {
      const last = await database.calls.orderBy('createdAt').last();
      if (last?.problem?.code !== 'did-not-owned') return false;
      return workspaceOf(last) === (await settings.read()).workspace;
    },
    connectors: async () => {
      const connected = await database.connectors.toArray();
      return connected.map(({ id, stopped }) => ({
        id,
        ...(stopped && { problem: { code: stopped.code } }),
      }));
    },
    countUnreadable: async () =>
      (await countUnreadable(await readTables())).reduce((sum, { count }) => sum + count, 0),
    browser: async () => ({
      alarms: await alarmNames(),
      neededAlarms: await neededAlarms(deps),
      showsNotifications: await showsNotifications(),
    }),
    sharedList: deps.sharedList.status,
    now: deps.now,
    transcripts: async () => {
      const held = await settings.read();
      const asking = { hasOrigins, fetch: (url: string, init: RequestInit) => fetch(url, init) };
      const reach = await checkEndpoint(held, asking, deps.abortSignal);
      return { reach, host: endpointHost(held.transcriptionUrl) };
    },
    sync: async () => {
      const { at, problem } = await readSyncState(deps.settingsDatabase);
      const { syncsSettings: isOn } = await settings.read();
      return { isOn, ...(at !== undefined && { at }), ...(problem && { problem }) };
    },
    unreadPolicy: async () => (await settings.readPolicy()).faults.map(({ path }) => path),
  };
}

async function probeStored({ settings, settingsDatabase }: StartHealthDeps): Promise<void> {
  const { baseUrl, tokenHeader } = await settings.read();
  const checked = baseUrl
    ? await checkConnection(settingsDatabase, { baseUrl, tokenHeader })
    : { problem: 'no-service' as const };
  await probeService(await clientFor(usableConnection(checked)));
}

/** Open calls are followed at an alarm, unless following stopped. */
async function neededAlarms({ database, settings, now }: StartHealthDeps): Promise<string[]> {
  const { workspace } = await settings.read();
  const { stopped } = await readFollowState(database, workspace);
  const open = (await openCalls(database, now())).filter((call) => workspaceOf(call) === workspace);
  return open.length > 0 && !stopped ? ['follow'] : [];
}
