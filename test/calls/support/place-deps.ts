import type { CallDatabase } from '@/lib/calls/database';
import type { Call } from '@/lib/calls/model';
import type { PlaceCallDeps } from '@/lib/calls/place/count-down';
import type { WriteCallDeps } from '@/lib/calls/place/write-call';
import type { Settings } from '@/lib/settings/table';
import { NOON } from './calls';
import { type Clock, createClock } from './clock';
import { freshDatabase } from './database';
import { type FakeService, fakeService } from './service';
import { sampleSettings } from './settings';

/** What placing needs, faked: a clock that does not move, a separate database, a service that counts. */
export interface TestDeps extends PlaceCallDeps, WriteCallDeps {
  clock: Clock;
  service: FakeService;
  /** Recovery wake-ups that were set, ms, and `none` for their end. */
  wakes: (number | 'none')[];
  cancelRecovery(): Promise<void>;
  /** The version of Handset that runs. */
  version: string;
  /** Calls that `onRequested` got. */
  requested: Call[];
  /** Unexpected errors. */
  reports: { source: string; error: unknown }[];
}

/** What a test may choose. */
export interface PlaceDepsOptions {
  database?: CallDatabase;
  settings?: Partial<Settings>;
  offline?: boolean;
}

/** Deps to place calls with. */
export function placeDeps(request: PlaceDepsOptions = {}): TestDeps {
  const { database = freshDatabase(), settings = {}, offline = false } = request;
  const clock = createClock(NOON);
  const service = fakeService();
  const wakes: (number | 'none')[] = [];
  const requested: Call[] = [];
  const reports: TestDeps['reports'] = [];
  let uuids = 0;
  return {
    database,
    clock,
    service,
    wakes,
    requested,
    reports,
    readSettings: async () => sampleSettings(settings),
    country: () => 'US',
    client: async () => service.client,
    isOffline: () => offline,
    now: clock.now,
    version: '1',
    uuid: () => `uuid-${++uuids}`,
    sleep: clock.sleep,
    recoverIn: async (ms) => {
      wakes.push(ms);
    },
    cancelRecovery: async () => {
      wakes.push('none');
    },
    onRequested: (call) => requested.push(call),
    onBackOff: () => undefined,
    report: (source, error) => reports.push({ source, error }),
    cancelledIds: new Set(),
  };
}
