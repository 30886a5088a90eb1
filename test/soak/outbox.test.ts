import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countOf } from '@/test/support/soak';
import { crmFaultNames } from './outbox/faulty-crm';
import { logCalls, type OutboxEnd } from './outbox/story';
import { createRandom } from './random';

const nothingWrong = {
  ...{ missing: [], doubled: [], onWrongRecord: [], incomplete: [], contactsTwice: [] },
};

/** What a story got wrong, with what led to it. */
const wrongOf = ({ missing, doubled, onWrongRecord, incomplete, contactsTwice }: OutboxEnd) => ({
  ...{ missing, doubled, onWrongRecord, incomplete, contactsTwice },
});

/** Which request goes wrong: the first of a call from a contact, or that for a new contact. */
const fates = crmFaultNames.flatMap((fault) => [
  { fault, what: 'a call', plan: {} },
  {
    ...{ fault, what: 'a contact for two calls' },
    plan: { calls: 2, withoutRecord: 1, faultyAddresses: /res\.partner\/create$/ },
  },
]);

it.each(fates)(
  'makes $what once if it is "$fault" and the background dies anywhere',
  async ({ fault, plan: given }) => {
    const plan = { seed: 1, calls: 1, faults: [fault], ...given };
    const whole = await logCalls({ ...plan, deaths: [] });
    expect(wrongOf(whole)).toEqual(nothingWrong);
    const step = countOf(1, 5);
    for (let dieAt = 1; dieAt <= whole.points; dieAt += step) {
      const end = await logCalls({ ...plan, deaths: [dieAt] });
      expect({ dieAt, ...wrongOf(end) }).toEqual({ dieAt, ...nothingWrong });
    }
  },
);

it('logs each call once, for any answers and any death of the background', async () => {
  const plans = fc.record({
    seed: fc.nat(),
    calls: fc.integer({ min: 1, max: 4 }),
    withoutRecord: fc.integer({ min: 1, max: 4 }),
    logsWhen: fc.constantFrom('placed' as const, 'ended' as const),
    faults: fc.array(fc.constantFrom(...crmFaultNames), { maxLength: 12 }),
    deaths: fc.array(fc.integer({ min: 1, max: 160 }), { maxLength: 6 }),
  });
  await fc.assert(
    fc.asyncProperty(plans, async (plan) => {
      expect(wrongOf(await logCalls(plan))).toEqual(nothingWrong);
    }),
    { numRuns: countOf(2_000, 40) },
  );
}, 3_600_000);

it('logs many calls, each at its own contact: most share one number, some have none yet', async () => {
  const calls = countOf(1_000, 60);
  const random = createRandom(18);
  const faults = Array.from({ length: calls * 2 }, () => random.pick(crmFaultNames));
  const deaths = Array.from({ length: calls / 4 }, () => 1 + random.below(400));
  const end = await logCalls({ seed: 18, calls, faults, deaths, withoutRecord: 5 });
  console.log({ calls, lives: end.lives, requests: end.requests, created: end.created });
  expect(wrongOf(end)).toEqual(nothingWrong);
}, 3_600_000);
