import type { CallDatabase } from '@/lib/calls/database';
import { createFollower } from '@/lib/calls/follow/follower';
import { createPlacer, type Placer } from '@/lib/calls/place/placer';
import { createRecovery, onRecoveryDue } from '@/lib/calls/recover-interrupted';
import type { ServiceClient } from '@/lib/service/client';
import { sampleSettings } from '@/test/calls/support/settings';
import type { SeededRandom } from '@/test/soak/random';
import { createMortal, type Mortal, neverSettles } from './mortal';
import { type DatabaseWork, openMortal } from './mortal-database';
import type { CountingService } from './service';
import type { VirtualTime } from './virtual-time';

/** What outlives the background: the machine, the browser, the service. */
export interface LastingParts {
  time: VirtualTime;
  random: SeededRandom;
  service: CountingService;
  work: DatabaseWork;
  /** Name of the call database. */
  log: string;
  setAlarm(name: AlarmName, ms: number): void;
  clearAlarm(name: AlarmName): void;
  /** Makes what a life does for follow-ups; absent where a story is of calls alone. */
  reminding?: (mortal: Mortal, database: CallDatabase, alarms: Alarms) => Reminding;
}

/** Orders wake-ups. */
export type Alarms = Pick<LastingParts, 'setAlarm' | 'clearAlarm'>;

/** Reminds the rep of follow-ups. */
export interface Reminding {
  run(): Promise<void>;
}

/** The wake-ups that the background orders. */
export type AlarmName = 'follow' | 'recover' | 'follow-ups';

/** One life of the background, in which every wait is a point at which it may end. */
export interface Life extends Placer {
  reminding: Reminding | undefined;
  mortal: Mortal;
  database: CallDatabase;
  /** Delivers a wake-up. */
  wake(name: AlarmName): void;
}

const SHORTEST_ALARM_MS = 30_000;

/** Starts a life over the log of the ones before. */
export async function startLife(lasting: LastingParts, dieAt: number | undefined): Promise<Life> {
  const mortal = createMortal(dieAt);
  const database = await openMortal(lasting.log, mortal, lasting.work);
  const { time, random } = lasting;
  const shared = {
    database,
    client: () => mortal.gate(async () => mortalClient(lasting, mortal)),
    now: time.now,
    version: '1',
    report: () => undefined,
  };
  const recovered = createRecovery(shared);
  const reminding = lasting.reminding?.(mortal, database, lasting);
  const alarm = followAlarm(lasting, mortal);
  const follower = createFollower({
    ...shared,
    recovered,
    runAlone: createLock(),
    random: random.fraction,
    onRecorded: () => undefined,
    onStopped: () => undefined,
    workspaceInUse: async () => 'first',
    isLogInView: () => false,
    longestWaitMs: () => mortal.gate(async () => 3_600_000),
    wakeIn: alarm.wakeIn,
    cancelWake: () => mortal.gate(async () => lasting.clearAlarm('follow')),
  });
  const placer = createPlacer({
    ...shared,
    recovered,
    readSettings: () => mortal.gate(async () => sampleSettings({ callRules: 'off' })),
    country: () => 'US',
    isOffline: () => false,
    uuid: () => `call-${random.below(2 ** 31)}`,
    sleep: (ms) => mortal.gate(() => sleep(lasting, mortal, ms)),
    recoverIn: (ms) => mortal.gate(async () => lasting.setAlarm('recover', ms)),
    onCounting: () => undefined,
    onRequested: follower.onRequested,
    onBackOff: follower.onBackOff,
  });
  const cancelWake = () => mortal.gate(async () => lasting.clearAlarm('recover'));
  const wakes: Record<AlarmName, () => Promise<void>> = {
    follow: follower.run,
    recover: () => onRecoveryDue({ ...shared, recovered, follower, cancelWake }),
    'follow-ups': async () => reminding?.run(),
  };
  alarm.onWake(() => void follower.run());
  void follower.run();
  void reminding?.run();
  return { ...placer, reminding, mortal, database, wake: (name) => void wakes[name]() };
}

/** As lib/platform/wake-alarm does it: an alarm that outlives the life, and a timer for short waits. */
function followAlarm(lasting: LastingParts, mortal: Mortal) {
  let callOff = () => {};
  let wake = () => {};
  const { time } = lasting;
  return {
    wakeIn: (ms: number) =>
      mortal.gate(async () => {
        callOff();
        lasting.setAlarm('follow', ms);
        if (ms >= SHORTEST_ALARM_MS) return;
        callOff = time.at(time.now() + ms, () => mortal.isAlive() && wake());
      }),
    onWake: (run: () => void) => {
      wake = run;
    },
  };
}

function sleep({ time }: LastingParts, mortal: Mortal, ms: number): Promise<void> {
  return new Promise((wake) => time.at(time.now() + ms, () => mortal.isAlive() && wake()));
}

function mortalClient({ service }: LastingParts, mortal: Mortal): ServiceClient {
  const none = () => neverSettles();
  return {
    clickToDial: async (request) => {
      const { callId } = await mortal.gate(() => service.dial(request));
      return { callId, message: '', data: { call_id: callId } };
    },
    history: ({ page = 1, limit = 20 }) => mortal.gate(() => service.history(page, limit)),
    probe: none,
    campaigns: none,
    audience: none,
    createAgent: none,
  };
}

/** As navigator.locks with `ifAvailable`: a lock that ends with its owner. */
function createLock() {
  let isHeld = false;
  return async (work: () => Promise<void>) => {
    if (isHeld) return;
    isHeld = true;
    await work().finally(() => {
      isHeld = false;
    });
  };
}
