import Dexie from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { openCallDatabase } from '@/lib/calls/database';
import { NOON } from '@/test/calls/support/calls';
import { judge } from '@/test/soak/judge';
import { createRandom } from '@/test/soak/random';
import { createBrowser } from '@/test/soak/simulation/browser';
import { createService } from '@/test/soak/simulation/service';
import { createTime } from '@/test/soak/simulation/virtual-time';
import { liveUntil } from '@/test/soak/story';
import type { DayPlan } from './day-plans';
import { scheduleDay } from './day-rep';
import { type DayVerdict, judgeWrapUps } from './judge-day';
import { createReminding, type ShownReminders } from './wrap-up-life';

const END = NOON + 28 * 3_600_000;

/** How a day ended. */
export interface DayEnd extends DayVerdict {
  lives: number;
  calls: number;
  /** Wrap-ups that were answered as saved. */
  saved: number;
  /** Notifications of follow-ups. */
  reminded: number;
}

/** Lives through a day, to the day after. */
export async function runDay(plan: DayPlan): Promise<DayEnd> {
  Object.assign(Dexie.dependencies, { indexedDB: new IDBFactory(), IDBKeyRange });
  const time = createTime(NOON);
  const random = createRandom(plan.seed);
  const service = createService(time, random, plan.service);
  const work = { underWay: 0 };
  const watcher = openCallDatabase('calls');
  const reminders: ShownReminders = { shown: [], doubled: [], deaths: [...plan.reminderDeaths] };
  const reminding = createReminding(reminders, time.now);
  const lasting = { time, random, service, work, log: 'calls', reminding };
  const browser = createBrowser(lasting, plan.deaths, plan.rebirth);
  const told: string[] = [];
  const findCall = (gesture: string) => watcher.calls.where({ gesture }).first();
  const recorded = scheduleDay({ time, wake: browser.wake, findCall, told }, plan, NOON);
  const seen = await liveUntil(END, { time, work, watcher, browser });
  const lives = browser.lives();
  const calls = judge({ plan, lives, points: browser.points(), service, told, ...seen });
  const wrapUps = await judgeWrapUps(watcher, recorded, reminders);
  watcher.close();
  return {
    lives,
    calls: seen.log.length,
    saved: recorded.filter(({ saved }) => saved).length,
    reminded: reminders.shown.length,
    lost: [...calls.lost, ...wrapUps.lost],
    doubled: [...calls.doubled, ...wrapUps.doubled],
  };
}
