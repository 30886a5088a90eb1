import { openCallViewDeps } from '@/components/call-view/call-view-deps';
import { watchStuck } from '@/components/crm/stuck/watch-stuck';
import { readReached } from '@/components/day/read-reached';
import { watchDay, watchGoal } from '@/components/day/watch-day';
import { openListWorker } from '@/components/list-import/reading/open-list-worker';
import { logSearchDeps } from '@/components/log/latest/log-search-model';
import { createPageVisibility } from '@/components/log/log-seen';
import { createLogIndex } from '@/components/log/query/log-index';
import { allCalls } from '@/components/log/query/read-log';
import { watchCalledCampaigns } from '@/components/log/table/called-campaigns';
import { watchNobodySpoke } from '@/components/queue/nobody-spoke';
import { openQueueDeps } from '@/components/queue/ready/ready-model';
import { saveFile } from '@/components/shared/files/save-file';
import type { OwnPage } from '@/components/shared/own-page';
import { readNewRecordings } from '@/components/speech/open-speech';
import { openKeepOnTop } from '@/components/strip/keep-on-top-model';
import type { CallDatabase } from '@/lib/calls/database';
import { watchReadings } from '@/lib/calls/log/speech-readings';
import { startOfDay } from '@/lib/i18n/times';
import { holdLock } from '@/lib/platform/locks';
import { openOptionsPage } from '@/lib/platform/runtime';
import { createDashboardModel, type DashboardDeps, type DashboardModel } from './dashboard-model';

/** Opens the dashboard's model over the real database, clock, address and background. */
export function openDashboard(page: OwnPage): DashboardModel {
  const { abortSignal } = page;
  const { calls, ...calling } = openCallViewDeps(page);
  readNewRecordings({ database: calls, ...calling }, abortSignal);
  return createDashboardModel(
    {
      ...calling,
      ...addressDeps,
      ...tableDeps(calls),
      watchReadings: (callIds, onChange, abortSignal) =>
        watchReadings(calls, callIds, onChange, abortSignal),
      watchStuck: (onChange, abortSignal) => watchStuck(calls, onChange, abortSignal),
      watchNobodySpoke: (onChange, abortSignal) =>
        watchNobodySpoke(calls, timesNow, onChange, abortSignal),
      watchDay: (range, watcher, abortSignal) => watchDay(calls, range, watcher, abortSignal),
      watchGoal: (goal, onChange, abortSignal) =>
        void watchGoal(calls, goal, onChange, abortSignal),
      readReached: (now, abortSignal) =>
        readReached({ database: calls, ask: calling.ask }, now, abortSignal),
      ...openQueueDeps(calls),
      openReader: openListWorker,
      isVisible: createPageVisibility(document, abortSignal),
      newImportId: () => crypto.randomUUID(),
      holdLock,
      reload: () => {
        history.replaceState(null, '', location.pathname);
        location.reload();
      },
      openOptions: () => void openOptionsPage(),
      keepOnTop: openKeepOnTop(abortSignal),
      onLookedAt: (react, abortSignal) => addEventListener('focus', react, { signal: abortSignal }),
    },
    abortSignal,
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
    watchCampaigns: (onChange, abortSignal) =>
      watchCalledCampaigns(database, onChange, abortSignal),
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
  onChange: (react, abortSignal) => {
    for (const event of ['hashchange', 'popstate']) {
      addEventListener(event, react, { signal: abortSignal });
    }
  },
};

function save(name: string, parts: string[]): void {
  const type = name.endsWith('.json') ? 'application/json' : 'text/csv;charset=utf-8';
  saveFile(new Blob(parts, { type }), name);
}
