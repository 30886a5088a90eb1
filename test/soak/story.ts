import Dexie from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { type CallDatabase, openCallDatabase } from '@/lib/calls/database';
import type { Call } from '@/lib/calls/model';
import { callOffer } from '@/lib/offers/confirm/call-offer';
import { saveOffer } from '@/lib/offers/offer-store';
import { CALLEE, NOON } from '@/test/calls/support/calls';
import { createRandom } from './random';
import { createBrowser, type Rebirth } from './simulation/browser';
import type { Life } from './simulation/life';
import { type CountingService, createService, type ServicePlan } from './simulation/service';
import { createTime, type VirtualTime } from './simulation/virtual-time';

/** What shall happen to one gesture of a rep. */
export interface Plan {
  seed: number;
  /** Points at which the lives end, first life first. */
  deaths: (number | undefined)[];
  rebirth: Rebirth;
  service: ServicePlan;
  /** The rep cancels this many ms after the gesture. */
  cancelAfter?: number;
  /** The rep, left without an answer, presses the same button again this many ms later. */
  pressAgainAfter?: number;
}

/** What was seen of a story, for the judge. */
export interface Story {
  plan: Plan;
  lives: number;
  /** Points that the lives passed, in order. */
  points: number[];
  service: CountingService;
  /** Calls that a rep was told of. */
  told: string[];
  /** Each look into the log, in order. */
  looks: Call[][];
  /** The log as the background left it, before the last life that only looks after it. */
  left: Call[];
  log: Call[];
}

const DAY = 24 * 3_600_000;
const END = NOON + DAY + 2 * 3_600_000;
const FRAME = { tabId: 1, frameId: 0, documentId: 'document-1' };
const OFFER = { offerId: 'offer-1', ...FRAME, e164: CALLEE, text: '', madeAt: NOON };

/** Lives through a plan, from the gesture to the end of the day after. */
export async function runPlan(plan: Plan): Promise<Story> {
  Object.assign(Dexie.dependencies, { indexedDB: new IDBFactory(), IDBKeyRange });
  const time = createTime(NOON);
  const random = createRandom(plan.seed);
  const service = createService(time, random, plan.service);
  const work = { underWay: 0 };
  const log = 'calls';
  const watcher = openCallDatabase(log);
  await saveOffer(watcher, OFFER);
  const browser = createBrowser({ time, random, service, work, log }, plan.deaths, plan.rebirth);
  const told: string[] = [];

  scheduleRep(plan, time, browser.wake, told);
  const seen = await liveUntil(END, { time, work, watcher, browser });
  watcher.close();
  return { plan, lives: browser.lives(), points: browser.points(), service, told, ...seen };
}

/** What `liveUntil` lives through. */
interface Living {
  time: VirtualTime;
  work: { underWay: number };
  watcher: CallDatabase;
  browser: Pick<ReturnType<typeof createBrowser>, 'wake'>;
}

/** Lives until a time (epoch ms), then wakes the background once more. Returns what the log held, at each look. */
export async function liveUntil(
  end: number,
  { time, work, watcher, browser }: Living,
): Promise<Pick<Story, 'looks' | 'left' | 'log'>> {
  const looks: Call[][] = [];
  while (time.next(end)) {
    await calm(work);
    looks.push(await watcher.calls.toArray());
  }
  time.goTo(end);
  const left = await watcher.calls.toArray();
  await browser.wake();
  await calm(work);
  return { looks, left, log: await watcher.calls.toArray() };
}

/** What the rep does and sees. */
function scheduleRep(
  plan: Plan,
  time: VirtualTime,
  wake: () => Promise<Life>,
  told: string[],
): void {
  const press = async () => {
    const { mortal, database, startCall } = await wake();
    const deps = { database, now: time.now };
    const call = await callOffer(deps, OFFER.offerId, FRAME, startCall).catch(() => undefined);
    if (call && mortal.isAlive()) told.push(call.id);
  };
  const cancel = async () => {
    const { database, cancelCall, mortal } = await wake();
    const [call] = await database.calls.toArray();
    if (!call || !mortal.isAlive()) return;
    await cancelCall(call.id).catch(() => undefined);
  };
  time.at(NOON, () => void press());
  const { cancelAfter, pressAgainAfter } = plan;
  if (cancelAfter !== undefined) time.at(NOON + cancelAfter, () => void cancel());
  if (pressAgainAfter === undefined) return;
  time.at(NOON + pressAgainAfter, () => {
    if (told.length === 0) void press();
  });
}

/** Waits until nobody does anything any more, but for waiting. */
async function calm(work: { underWay: number }): Promise<void> {
  for (let quiet = 0; quiet < 8; quiet++) {
    await new Promise((next) => setImmediate(next));
    if (work.underWay > 0) quiet = -1;
  }
}
