import { liveQuery } from 'dexie';
import { type CallDatabase, openCallDatabase } from '@/lib/calls/database';
import { watchStopped } from '@/lib/calls/follow/follow-state';
import { hasOlderCalls, watchCalls } from '@/lib/calls/log';
import { ask } from '@/lib/messages/client';
import { announceLogView } from '@/lib/platform/ports';
import { openOptionsPage } from '@/lib/platform/runtime';
import { openSettingsDatabase } from '@/lib/settings/database';
import { createSettings } from '@/lib/settings/store';
import type { Timer } from '@/lib/state/list/list-model';
import { allCalls, queryCalls } from '@/lib/state/log/query-calls';
import { createSettingsModel } from '@/lib/state/options/settings-model';
import { createDashboardModel, type DashboardDeps, type DashboardModel } from './dashboard-model';

/** Several times a second: often enough for a ring that shrinks calmly. */
const TICK_MS = 100;

/** The dashboard's model over the real database, clock, address and background. */
export function openDashboard(ended: AbortSignal): DashboardModel {
  const calls = openCallDatabase();
  announceLogView(ended);
  return createDashboardModel(
    {
      ask,
      now: Date.now,
      tick: (react, until) => {
        const timer = setInterval(react, TICK_MS);
        until.addEventListener('abort', () => clearInterval(timer));
      },
      later,
      newGesture: () => crypto.randomUUID(),
      settings: createSettingsModel(createSettings(openSettingsDatabase()), ended),
      openOptions: () => void openOptionsPage(),
      ...logDeps(calls),
      ...noPage,
      ...addressDeps,
      onLookedAt: (react, until) => addEventListener('focus', react, { signal: until }),
      save,
    },
    ended,
  );
}

const later: Timer = (ms, react, until) => {
  const timer = setTimeout(react, ms);
  until.addEventListener('abort', () => clearTimeout(timer));
};

function logDeps(
  calls: CallDatabase,
): Pick<DashboardDeps, 'watch' | 'watchStopped' | 'hasOlder' | 'watchPage' | 'all'> {
  return {
    watch: (page, onChange, onFailure, until) =>
      watchCalls(calls, page, onChange, onFailure, until),
    watchStopped: (onChange, until) => watchStopped(calls, onChange, until),
    hasOlder: (before) => hasOlderCalls(calls, before),
    watchPage: (query, onChange, onFailure, until) => {
      const live = liveQuery(() => queryCalls(calls, query));
      const subscription = live.subscribe({ next: onChange, error: onFailure });
      until.addEventListener('abort', () => subscription.unsubscribe());
    },
    all: (query) => allCalls(calls, query),
  };
}

/** The dashboard stands in a tab of its own: there is no page beside it to find numbers on. */
const noPage: Pick<DashboardDeps, 'activeTab' | 'requestOrigins' | 'allSites'> = {
  activeTab: () => Promise.resolve(undefined),
  requestOrigins: () => Promise.resolve(false),
  allSites: [],
};

const addressDeps: Pick<DashboardDeps, 'hash' | 'write' | 'onChange'> = {
  hash: () => location.hash,
  write: (hash, step) => {
    if (step) history.pushState(null, '', hash);
    else history.replaceState(null, '', hash);
  },
  onChange: (react, until) => {
    for (const event of ['hashchange', 'popstate']) {
      addEventListener(event, react, { signal: until });
    }
  },
};

function save(name: string, parts: string[]): void {
  const url = URL.createObjectURL(new Blob(parts, { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
