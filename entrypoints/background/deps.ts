import {
  type CallEvents,
  type CallService,
  type CallServiceDeps,
  createCallService,
} from '@/lib/calls/call-service';
import { openCallDatabase } from '@/lib/calls/database';
import { Failure } from '@/lib/calls/failure';
import type { CountryCode } from '@/lib/phone/candidates/types';
import { countryOfCode } from '@/lib/phone/evidence/rank-countries';
import { useFreshConnections } from '@/lib/platform/fresh-connections';
import { watchLogViews } from '@/lib/platform/ports';
import { createWakeAlarm } from '@/lib/platform/wake-alarm';
import { isOffline } from '@/lib/service/address/offline';
import { createClient, type ServiceClient } from '@/lib/service/client';
import { type Connection, readConnection } from '@/lib/settings/connection';
import { defaultCountryOf } from '@/lib/settings/country';
import { openSettingsDatabase, type SettingsDatabase } from '@/lib/settings/database';
import { createSettings, type SettingsStore } from '@/lib/settings/store';
import type { Settings } from '@/lib/settings/table';

/** The service must answer within this, body included. Below the 30 s after which a worker may die. */
const TIMEOUT_MS = 20_000;

/** A country, certainly one with a numbering plan. */
export function countryOf(settings: Settings): CountryCode {
  return countryOfCode(defaultCountryOf(settings, navigator.languages)) ?? 'US';
}

/** What the background is built from. Nothing in it need outlive the background. */
export interface BackgroundDeps extends CallServiceDeps {
  calls: ReturnType<typeof openCallDatabase>;
  settingsDatabase: SettingsDatabase;
  settings: SettingsStore;
}

/** The background at work. */
export type Background = BackgroundDeps & CallService;

/** Starts the background: adds its listeners at once, then attends to the calls of the log. */
export function startBackground(): Background {
  return createCallService(createDeps);
}

function createDeps(events: CallEvents): BackgroundDeps {
  const calls = openCallDatabase();
  const settingsDatabase = openSettingsDatabase();
  const settings = createSettings(settingsDatabase);
  const settling = createWakeAlarm('settle', events.onSettleDue);
  const shared = {
    database: calls,
    client: () => connectedClient(settingsDatabase),
    now: () => Date.now(),
  };
  return {
    calls,
    settingsDatabase,
    settings,
    alone: followAlone,
    place: {
      ...shared,
      client: () => clientWhileOnline(settingsDatabase),
      isOffline: ({ baseUrl }) => isOffline(baseUrl, navigator.onLine),
      readSettings: settings.read,
      country: countryOf,
      uuid: () => crypto.randomUUID(),
      sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      settleIn: settling.in,
      settled: settling.clear,
      onAsked: events.onAsked,
      onHeldBack: events.onHeldBack,
      undone: new Set(),
    },
    follow: { ...shared, ...followDeps(settings, events) },
  };
}

function followDeps(settings: SettingsStore, events: CallEvents) {
  const wake = createWakeAlarm('follow', events.onFollowDue);
  let logsInView = 0;
  watchLogViews(({ open, isNew }) => {
    logsInView = open;
    if (isNew) events.onLogOpened();
  });
  return {
    random: Math.random,
    inView: () => logsInView > 0,
    ceilingMs: async () => (await settings.read()).followSeconds * 1000,
    wakeIn: wake.in,
    rest: wake.clear,
  };
}

async function followAlone(work: () => Promise<void>): Promise<void> {
  await navigator.locks.request('follow', { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
}

/** A client for a connection, handed out once no request of ours can be sent twice. */
export async function clientFor(connection: Connection): Promise<ServiceClient> {
  const { baseUrl, token, tokenHeader: header } = connection;
  await useFreshConnections();
  return createClient({
    baseUrl,
    token,
    header,
    fetch: (url, init) => globalThis.fetch(url, init),
    timeoutMs: TIMEOUT_MS,
    now: () => Date.now(),
  });
}

/** Fails before anything is requested where no request can leave this machine. */
async function clientWhileOnline(database: SettingsDatabase): Promise<ServiceClient> {
  const connection = await readConnection(database);
  if ('problem' in connection) throw new Failure(connection.problem);
  if (isOffline(connection.baseUrl, navigator.onLine)) throw new Failure('offline');
  return clientFor(connection);
}

async function connectedClient(database: SettingsDatabase): Promise<ServiceClient> {
  const connection = await readConnection(database);
  if ('problem' in connection) throw new Failure(connection.problem);
  return clientFor(connection);
}
