import type { CallDatabase } from '@/lib/calls/database';
import type { Call } from '@/lib/calls/model';
import type { PlaceCallDeps } from '@/lib/calls/place/place-call';
import type { Settings } from '@/lib/settings/table';
import { NOON } from './calls';
import { type Clock, createClock } from './clock';
import { freshDatabase } from './database';
import { type FakeService, fakeService } from './service';
import { sampleSettings } from './settings';

/** A world to place calls in: a clock that stands, a database of its own, a service that counts. */
export interface TestDeps extends PlaceCallDeps {
  clock: Clock;
  service: FakeService;
  /** Wake-ups for settling that were ordered, ms, and `none` for their end. */
  wakes: (number | 'none')[];
  /** Calls that `onAsked` was told of. */
  asked: Call[];
}

/** What a test may choose of its world. */
export interface PlaceDepsOptions {
  database?: CallDatabase;
  settings?: Partial<Settings>;
  offline?: boolean;
}

/** Makes a world to place calls in. */
export function placeDeps(request: PlaceDepsOptions = {}): TestDeps {
  const { database = freshDatabase(), settings = {}, offline = false } = request;
  const clock = createClock(NOON);
  const service = fakeService();
  const wakes: (number | 'none')[] = [];
  const asked: Call[] = [];
  let uuids = 0;
  return {
    database,
    clock,
    service,
    wakes,
    asked,
    readSettings: async () => sampleSettings(settings),
    country: () => 'US',
    client: async () => service.client,
    isOffline: () => offline,
    now: clock.now,
    uuid: () => `uuid-${++uuids}`,
    sleep: clock.sleep,
    settleIn: async (ms) => {
      wakes.push(ms);
    },
    settled: async () => {
      wakes.push('none');
    },
    onAsked: (call) => asked.push(call),
    onHeldBack: () => undefined,
    undone: new Set(),
  };
}
