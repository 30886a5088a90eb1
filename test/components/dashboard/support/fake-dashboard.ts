import { signal } from '@preact/signals';
import type { Stuck } from '@/components/crm/stuck/watch-stuck';
import { createDashboardModel } from '@/components/dashboard/dashboard-model';
import type { DayFigures } from '@/components/day/day-figures';
import type { ReachedFigures } from '@/components/day/reached/compare-reached';
import type { GoalProgress } from '@/components/day/watch-day';
import type { FollowUp } from '@/components/follow-ups/follow-ups-model';
import { createListReader } from '@/components/list-import/reading/list-reader';
import type { LoggedCampaign } from '@/components/log/table/called-campaigns';
import type { NobodySpoke } from '@/components/queue/nobody-spoke';
import type { Call } from '@/lib/calls/model';
import { agentRules } from '@/lib/campaigns/agent-form';
import type { AudienceRow, CampaignRow } from '@/lib/campaigns/model';
import type { Queue, QueueItem } from '@/lib/queue/model';
import { NEUTRAL_CATALOGUE } from '@/lib/service/agents/catalogue';
import type { Settings } from '@/lib/settings/table';
import type { ListedWorkspace } from '@/lib/workspaces/model';
import { type FakeAnswers, fakeAsk, ok } from '@/test/support/fakes/fake-ask';
import { fakePlayback } from '@/test/support/fakes/fake-playback';
import { fakeSettings } from '@/test/support/fakes/fake-popup';
import { noNoteDrafts } from '@/test/support/fakes/fake-wrap-ups';
import { LOCAL_NOON } from '@/test/support/own-pages/own-samples';
import { answersArrived, fakeAddress, fakeLater } from './fakes';

/** A campaign; what a test is about is given. */
export const sampleCampaign = (given: Partial<CampaignRow> = {}): CampaignRow => ({
  id: 12,
  name: 'Renewals',
  status: 'inprogress',
  statusName: 'Inprogress',
  agentId: 3,
  agentName: 'Avery',
  workspaceName: 'Inside Sales East',
  schedule: '1 Mar - 2 Apr',
  audience: 1139,
  progress: { called: 677, total: 1139 },
  lastUpdated: '2 days ago',
  ...given,
});

/** A contact; what a test is about is given. */
export const sampleContact = (given: Partial<AudienceRow> = {}): AudienceRow => ({
  id: 7,
  cells: { mobile_no: '12125550134', input_data: 'name: Ada Whitfield', status: 'Fresh' },
  name: 'Ada Whitfield',
  callee: {
    e164: '+12125550134',
    text: '+1 212 555 0134',
    region: 'New York',
    localMinutes: 10 * 60 + 24,
  },
  data: { name: 'Ada Whitfield', city: 'Westmark' },
  ...given,
});

/** Somebody who waits. */
export const sampleItem = (given: Partial<QueueItem> = {}): QueueItem => ({
  itemId: 1,
  source: { kind: 'campaign', campaignId: 12, campaignName: 'Renewals', recordId: 7 },
  name: 'Ada Whitfield',
  callee: { e164: '+12125550134', text: '+1 212 555 0134' },
  numbers: [{ e164: '+12125550134', text: '+1 212 555 0134' }],
  data: {},
  ...given,
});

/** The queue of the items that wait. */
export const sampleQueue = (...items: QueueItem[]): Queue => ({
  waiting: items.length,
  later: 0,
  calledByColleagues: 0,
  items,
  skipped: [],
});

/** Columns of the default mode. */
export const COLUMNS = [
  { key: 'mobile_no', label: 'Mobile Number' },
  { key: 'input_data', label: 'Input Data' },
  { key: 'status', label: 'Lead Status' },
];

const answers: FakeAnswers = {
  'number-texts': ({ e164s }) => ok(e164s.map((e164) => `+1 ${e164.slice(2)}`)),
  outcome: () => new Promise(() => undefined),
  campaigns: ({ page, limit }) =>
    ok({
      campaigns: [sampleCampaign()],
      unreadable: 0,
      page,
      limit,
      totalPages: 1,
      totalRecords: 1,
    }),
  audience: ({ page, limit }) =>
    ok({ columns: COLUMNS, rows: [sampleContact()], unreadable: 0, page, limit, totalPages: 1 }),
  queue: () => ok(sampleQueue()),
  'queued-lists': () => ok([]),
  'log-seen': () => ok(null),
  'agent-form': () => ok({ rules: agentRules(), catalogue: NEUTRAL_CATALOGUE, isReplaced: false }),
  'check-agent': () => ok([]),
  'created-agents': () => ok([]),
};

/** How a fake dashboard is set up. */
export interface FakeDashboard {
  at?: string;
  calls?: Call[];
  settings?: Partial<Settings>;
  answers?: FakeAnswers;
  /** What is not logged in the CRM. */
  stuck?: Stuck;
  followUps?: FollowUp[];
  nobodySpoke?: NobodySpoke;
  /** The figures of My day; none while they are read. */
  day?: DayFigures | 'failed';
  /** How far the rep is with the goal of the day. */
  progress?: GoalProgress;
  /** When people were reached; nothing while it is read. */
  reached?: ReachedFigures;
  /** The campaigns of the log. */
  campaigns?: LoggedCampaign[];
  workspaces?: ListedWorkspace[];
}

/** The dashboard's model over a fake background, address, clock and log. */
export async function fakeDashboard({
  at = '',
  calls = [],
  settings = {},
  answers: more = {},
  stuck = { deliveries: [], connectors: [] },
  followUps = [],
  nobodySpoke = { today: { answered: 0, unspoken: 0 }, month: { answered: 0, unspoken: 0 } },
  day,
  progress = { today: 0, streak: 0 },
  reached,
  campaigns = [],
  workspaces = [],
}: FakeDashboard = {}) {
  const end = new AbortController();
  const ask = fakeAsk({ ...answers, ...more });
  const address = fakeAddress(at);
  const { later, pass } = fakeLater();
  const saved: string[] = [];
  let options = 0;
  let log: (calls: Call[]) => void = () => undefined;
  const model = createDashboardModel(
    {
      ask,
      later,
      now: () => LOCAL_NOON,
      tick: () => undefined,
      newGesture: () => crypto.randomUUID(),
      reload: () => undefined,
      newImportId: () => crypto.randomUUID(),
      openReader: createListReader,
      holdLock: async () => undefined,
      playback: fakePlayback(),
      settings: fakeSettings(end.signal, settings),
      watch: (_page, onChange) => {
        log = onChange;
        onChange(calls);
      },
      watchStopped: () => undefined,
      everyFewSeconds: () => undefined,
      watchFollowUps: (onChange) => onChange(followUps),
      watchWrapUps: (_callIds, onChange) => onChange(new Map()),
      watchReadings: (_callIds, onChange) => onChange(new Map()),
      watchReading: (_callId, onChange) => onChange(undefined),
      transcripts: noNoteDrafts,
      watchDeliveries: () => undefined,
      watchStuck: (onChange) => onChange(stuck),
      watchDay: (_range, { onChange, onFailure }) => {
        if (day === 'failed') onFailure();
        else if (day) onChange(day);
      },
      watchGoal: (_goal, onChange) => onChange(progress),
      readReached: async () => reached,
      isVisible: signal(true),
      watchQueue: () => undefined,
      watchNobodySpoke: (onChange) => onChange(nobodySpoke),
      hasOlder: async (before) => calls.some(({ createdAt }) => createdAt < before),
      watchPage: ({ search }, onChange) => {
        const found = calls.filter(({ calleeName = '' }) => calleeName.includes(search));
        onChange({ calls: found, matching: found.length, total: calls.length });
      },
      watchCampaigns: (onChange) => onChange(campaigns),
      watchWorkspaces: (onChange) => onChange(workspaces),
      all: async function* () {
        yield calls.map((call) => ({ call }));
      },
      prepareSearch: () => undefined,
      save: (_name, parts) => saved.push(parts.join('')),
      ...address.deps,
      openOptions: () => {
        options += 1;
      },
      onLookedAt: () => undefined,
      onActivity: () => undefined,
      keepOnTop: undefined,
    },
    end.signal,
  );
  await answersArrived();
  return {
    model,
    ask,
    end,
    address,
    pass,
    saved,
    optionsOpened: () => options,
    /** The log changes. */
    log: (next: Call[]) => log(next),
  };
}
