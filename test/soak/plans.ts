import { createRandom } from './random';
import type { Rebirth } from './simulation/browser';
import { historyShapes, type PostFaultName, postFaults } from './simulation/service';
import type { Plan } from './story';

/** Every way in which a POST can go. */
export const everyFault = Object.keys(postFaults).filter(
  (name): name is PostFaultName => name in postFaults,
);

const MINUTE = 60_000;

/** The background comes back by its own alarms alone, by a message at once, or with the browser. */
export const everyRebirth: readonly Rebirth[] = [
  { by: 'alarm', after: 0 },
  { by: 'event', after: 0 },
  { by: 'browser', after: 9 * 60 * MINUTE },
];

/** A gesture whose call goes well, but for what the service does with the POST. */
export function plainPlan(post: PostFaultName, rebirth: Rebirth): Plan {
  return {
    seed: 1,
    deaths: [],
    rebirth,
    service: { post, shape: 'call_id', recordedAfter: MINUTE, historyFails: 0, others: 0 },
  };
}

/** A recording that comes late, found by a background that alarms alone wake. */
export function latePlan(): Plan {
  const [byAlarm = { by: 'alarm', after: 0 }] = everyRebirth;
  const plan = plainPlan('taken', byAlarm);
  return { ...plan, service: { ...plan.service, recordedAfter: 3 * 60 * MINUTE } };
}

/** A gesture to which anything may happen: deaths, faults, cancelling, a second press, a busy service. */
export function randomPlan(seed: number): Plan {
  const random = createRandom(seed);
  const deaths = Array.from({ length: 1 + random.below(4) }, () => 1 + random.below(180));
  return {
    seed,
    deaths,
    rebirth: {
      by: random.pick(['alarm', 'event', 'browser']),
      after: random.pick([0, 1_000, 20_000, 10 * MINUTE, 9 * 60 * MINUTE]),
    },
    service: {
      post: random.pick(everyFault),
      shape: random.pick(historyShapes),
      recordedAfter: random.pick([20_000, MINUTE, 5 * MINUTE, 60 * MINUTE]),
      historyFails: random.pick([0, 0.2, 0.4]),
      others: random.pick([0, 0, 60]),
    },
    ...(random.chance(0.3) && { cancelAfter: random.below(4_000) }),
    ...(random.chance(0.5) && { pressAgainAfter: random.pick([100, 1_000, 70_000]) }),
  };
}
