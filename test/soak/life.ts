import {
  type CallEvents,
  type CallService,
  type CallServiceDeps,
  createCallService,
} from '@/lib/calls/call-service';
import type { CallDatabase } from '@/lib/calls/database';
import type { ServiceClient } from '@/lib/service/client';
import { sampleSettings } from '@/test/calls/support/settings';
import { createMortal, type Mortal, never } from './mortal';
import { openMortal, type Work } from './mortal-database';
import type { Random } from './random';
import type { CountingService } from './service';
import type { VirtualTime } from './virtual-time';

/** What outlives the background: the machine, the browser, the service. */
export interface Desk {
  time: VirtualTime;
  random: Random;
  service: CountingService;
  work: Work;
  /** Name of the call database. */
  log: string;
  setAlarm(name: AlarmName, ms: number): void;
  clearAlarm(name: AlarmName): void;
}

/** The wake-ups that the background orders. */
export type AlarmName = 'follow' | 'settle';

/** One life of the background, in which every wait is a point at which it may end. */
export interface Life extends CallService, CallServiceDeps {
  mortal: Mortal;
  database: CallDatabase;
  /** Delivers a wake-up. */
  wake(name: AlarmName): void;
}

const SHORTEST_ALARM_MS = 30_000;

/** Starts a life over the log of the ones before. */
export async function startLife(desk: Desk, dieAt: number | undefined): Promise<Life> {
  const mortal = createMortal(dieAt);
  const database = await openMortal(desk.log, mortal, desk.work);
  const heard: { events?: CallEvents } = {};
  const attendant = createCallService((events) => {
    heard.events = events;
    return meansFor(desk, mortal, database, events);
  });
  return {
    ...attendant,
    mortal,
    database,
    wake: (name) => (name === 'follow' ? heard.events?.onFollowDue() : heard.events?.onSettleDue()),
  };
}

function meansFor(
  desk: Desk,
  mortal: Mortal,
  database: CallDatabase,
  events: CallEvents,
): CallServiceDeps {
  const { time, random } = desk;
  const shared = {
    database,
    client: () => mortal.gate(async () => mortalClient(desk, mortal)),
    now: time.now,
  };
  return {
    alone: createLock(),
    place: {
      ...shared,
      readSettings: () => mortal.gate(async () => sampleSettings()),
      country: () => 'US',
      isOffline: () => false,
      uuid: () => `call-${random.below(2 ** 31)}`,
      sleep: (ms) => mortal.gate(() => sleep(desk, mortal, ms)),
      settleIn: (ms) => mortal.gate(async () => desk.setAlarm('settle', ms)),
      settled: () => mortal.gate(async () => desk.clearAlarm('settle')),
      onAsked: events.onAsked,
      onHeldBack: events.onHeldBack,
      undone: new Set(),
    },
    follow: {
      ...shared,
      random: random.fraction,
      inView: () => false,
      ceilingMs: () => mortal.gate(async () => 3_600_000),
      wakeIn: wakeIn(desk, mortal, events),
      rest: () => mortal.gate(async () => desk.clearAlarm('follow')),
    },
  };
}

/** As lib/platform/wake-alarm does it: an alarm that outlives the life, and a timer for short waits. */
function wakeIn(desk: Desk, mortal: Mortal, events: CallEvents) {
  let callOff = () => {};
  const { time } = desk;
  return (ms: number) =>
    mortal.gate(async () => {
      callOff();
      desk.setAlarm('follow', ms);
      if (ms >= SHORTEST_ALARM_MS) return;
      callOff = time.at(time.now() + ms, () => mortal.isAlive() && events.onFollowDue());
    });
}

function sleep({ time }: Desk, mortal: Mortal, ms: number): Promise<void> {
  return new Promise((wake) => time.at(time.now() + ms, () => mortal.isAlive() && wake()));
}

function mortalClient({ service }: Desk, mortal: Mortal): ServiceClient {
  const none = () => never();
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
