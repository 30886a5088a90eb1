import type { CallDatabase } from '@/lib/calls/database';
import { startOfDay } from '@/lib/i18n/times';
import { openOptionsPage } from '@/lib/platform/runtime';
import { openCallingDeps } from '@/lib/state/calls/calling-deps';
import { watchStuck } from '@/lib/state/crm/watch-stuck';
import { watchDay, watchGoal } from '@/lib/state/day/watch-day';
import { watchCalledCampaigns } from '@/lib/state/log/called-campaigns';
import { logSearchDeps } from '@/lib/state/log/log-search-deps';
import { createPageVisibility } from '@/lib/state/log/log-seen';
import { allCalls } from '@/lib/state/log/query-calls';
import { createLogIndex } from '@/lib/state/log/search-index/log-index';
import { watchNobodySpoke } from '@/lib/state/queue/nobody-spoke';
import { openQueueDeps } from '@/lib/state/queue/queue-deps';
import { saveFile } from '@/lib/state/save-file';
import { openKeepOnTop } from '@/lib/state/strip/open-keep-on-top';
import { createDashboardModel, type DashboardDeps, type DashboardModel } from './dashboard-model';

/** Opens the dashboard's model over the real database, clock, address and background. */
export function openDashboard(ended: AbortSignal): DashboardModel {
  const { calls, ...calling } = openCallingDeps(ended);
  return createDashboardModel(
    {
      ...calling,
      ...addressDeps,
      ...tableDeps(calls),
      watchStuck: (onChange, until) => watchStuck(calls, onChange, until),
      watchNobodySpoke: (onChange, until) => watchNobodySpoke(calls, timesNow, onChange, until),
      watchDay: (range, watcher, until) => watchDay(calls, range, watcher, until),
      watchGoal: (goal, onChange, until) => void watchGoal(calls, goal, onChange, until),
      ...openQueueDeps(calls),
      isVisible: createPageVisibility(document, ended),
      openOptions: () => void openOptionsPage(),
      keepOnTop: openKeepOnTop(ended),
      onLookedAt: (react, until) => addEventListener('focus', react, { signal: until }),
    },
    ended,
  );
}

function timesNow(): { now: number; midnight: number } {
  const now = Date.now();
  return { now, midnight: startOfDay(now) };
}

type TableDeps = Pick<
  DashboardDeps,
  'watchPage' | 'watchCampaigns' | 'all' | 'prepareSearch' | 'save'
>;

function tableDeps(database: CallDatabase): TableDeps {
  const log = { database, index: createLogIndex(database, Date.now) };
  return {
    ...logSearchDeps(log),
    watchCampaigns: (onChange, until) => watchCalledCampaigns(database, onChange, until),
    all: (filter) => allCalls(log, filter),
    save,
  };
}

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
  const type = name.endsWith('.json') ? 'application/json' : 'text/csv;charset=utf-8';
  saveFile(new Blob(parts, { type }), name);
}
