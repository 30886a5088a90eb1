import { everyFault } from '@/test/soak/plans';
import { createRandom } from '@/test/soak/random';
import type { Rebirth } from '@/test/soak/simulation/browser';
import { historyShapes, type ServicePlan } from '@/test/soak/simulation/service';

const MINUTE = 60_000;

/** What the rep does after one call. */
export interface PlannedWrapUp {
  /** When the rep records it, ms after the press on Call. */
  after: number;
  disposition: string;
  /** When the follow-up is, ms after it is recorded. */
  followUpIn?: number;
  /** The rep types the note, and never saves it. */
  isDraft: boolean;
  /** Points from the first attempt to save until the life ends. */
  dieIn?: number;
  /** The rep tries to save once: after a life that ended meanwhile, never again. */
  givesUp?: boolean;
  /** When the rep changes the note, ms after it was recorded. */
  editAfter?: number;
}

/** A day of calls, each with its wrap-up. */
export interface DayPlan {
  seed: number;
  /** Points at which the lives of the background end, first life first. */
  deaths: number[];
  rebirth: Rebirth;
  /** Points from seeing that a follow-up is due until the life ends, one for each such life. */
  reminderDeaths: number[];
  service: ServicePlan;
  wrapUps: PlannedWrapUp[];
}

/** A day of one call whose callee asks not to be called, and a life that ends while that is saved. */
export function dayOfForbidding(dieIn: number, givesUp: boolean): DayPlan {
  return {
    seed: dieIn,
    deaths: [],
    rebirth: { by: 'event', after: 0 },
    reminderDeaths: [],
    service: { post: 'taken', shape: 'call_id', recordedAfter: MINUTE, historyFails: 0, others: 0 },
    wrapUps: [{ after: MINUTE, disposition: 'do_not_call', isDraft: false, dieIn, givesUp }],
  };
}

/** A day on which anything may happen. */
export function randomDay(seed: number): DayPlan {
  const random = createRandom(seed);
  const calls = 3 + random.below(4);
  return {
    seed,
    deaths: Array.from({ length: 2 + random.below(8) }, () => 1 + random.below(260)),
    rebirth: {
      by: random.pick(['alarm', 'event', 'browser']),
      after: random.pick([0, 1_000, 20_000, 10 * MINUTE]),
    },
    reminderDeaths: Array.from({ length: random.below(4) }, () => 1 + random.below(9)),
    service: {
      post: random.pick(everyFault),
      shape: random.pick(historyShapes),
      recordedAfter: random.pick([20_000, MINUTE, 5 * MINUTE, 60 * MINUTE]),
      historyFails: random.pick([0, 0.2]),
      others: 0,
    },
    wrapUps: Array.from({ length: calls }, () => ({
      after: random.pick([5_000, MINUTE, 4 * MINUTE]),
      disposition: random.pick(['reached', 'voicemail', 'call_back', 'do_not_call']),
      isDraft: random.chance(0.2),
      ...(random.chance(0.7) && { dieIn: 1 + random.below(24) }),
      ...(random.chance(0.6) && {
        followUpIn: random.pick([MINUTE, 30 * MINUTE, 18 * 60 * MINUTE]),
      }),
      ...(random.chance(0.4) && { editAfter: random.pick([20_000, 2 * MINUTE, 45 * MINUTE]) }),
    })),
  };
}
