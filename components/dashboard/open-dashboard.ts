import { openCallViewDeps } from '@/components/call-view/call-view-deps';
import { watchStuck } from '@/components/crm/stuck/watch-stuck';
import { watchDay, watchGoal } from '@/components/day/watch-day';
import { logSearchDeps } from '@/components/log/latest/log-search-deps';
import { createLogIndex } from '@/components/log/query/index/log-index';
import { allCalls } from '@/components/log/query/query-calls';
import { watchCalledCampaigns } from '@/components/log/table/called-campaigns';
import { createPageVisibility } from '@/components/log/table/log-seen';
import { watchNobodySpoke } from '@/components/queue/nobody-spoke';
import { openQueueDeps } from '@/components/queue/queue-deps';
import { saveFile } from '@/components/shared/files/save-file';
import { openKeepOnTop } from '@/components/strip/open-keep-on-top';
import type { CallDatabase } from '@/lib/calls/database';
import { startOfDay } from '@/lib/i18n/times';
import { openOptionsPage } from '@/lib/platform/runtime';
import { createDashboardModel, type DashboardDeps, type DashboardModel } from './dashboard-model';

/** Opens the dashboard's model over the real database, clock, address and background. */
export function openDashboard(ended: AbortSignal): DashboardModel {
  const { calls, ...calling } = openCallViewDeps(ended);
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
