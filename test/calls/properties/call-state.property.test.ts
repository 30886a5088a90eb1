import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CallEvent, nextState } from '@/lib/calls/call-state';
import { type Call, type CallState, callSchema } from '@/lib/calls/model';
import { problemCodes } from '@/lib/problems/problem-codes';
import { NOON, sampleCall } from '@/test/calls/support/calls';

const RUNS = 20_000;

/** Where a call may go next: the state table of docs/call-life.md. */
const next: Record<CallState, readonly CallState[]> = {
  counting: ['requested', 'cancelled'],
  requested: ['placed', 'refused', 'unconfirmed'],
  placed: ['recorded', 'unrecorded'],
  recorded: [],
  unrecorded: ['recorded'],
  refused: [],
  // History may show call and recording at once.
  unconfirmed: ['placed', 'recorded'],
  cancelled: [],
};

const problem = fc.record({ code: fc.constantFrom(...problemCodes) });
const finding = fc
  .record({ callId: fc.string(), recording: fc.string() }, { requiredKeys: [] })
  .map((found) => found);

const anyEvent: fc.Arbitrary<CallEvent> = fc.oneof(
  fc.constantFrom<CallEvent>(
    { type: 'cancelled' },
    { type: 'interrupted' },
    { type: 'requested' },
    { type: 'history-unnamed' },
    { type: 'window-closed' },
  ),
  fc.record({ type: fc.constant('placed' as const), callId: fc.string({ minLength: 1 }) }),
  fc.record({ type: fc.constantFrom('refused' as const, 'unconfirmed' as const), problem }),
  fc.record({ type: fc.constant('found' as const), finding }),
);

const orders = fc.array(anyEvent, { maxLength: 40 });

/** The call after each event that changed it. */
function livesOf(events: readonly CallEvent[]): Call[] {
  const lives = [sampleCall()];
  for (const [at, event] of events.entries()) {
    const call = lives.at(-1);
    const after = call && nextState(call, event, NOON + at);
    if (after) lives.push(after);
  }
  return lives;
}

/** What never changes, whatever happens. */
function identity({ id, gesture, callee, callerId, ownNumber, createdAt, requestAt }: Call) {
  return { id, gesture, callee, callerId, ownNumber, createdAt, requestAt };
}

it('never steps back, for any events in any order', () => {
  fc.assert(
    fc.property(orders, (events) => {
      const states = livesOf(events).map(({ state }) => state);
      for (const [at, state] of states.slice(1).entries()) {
        const before = states[at] ?? 'counting';
        expect([before, ...next[before]]).toContain(state);
      }
    }),
    { numRuns: RUNS },
  );
});

it('asks for one call at most, and leaves what is over as it is', () => {
  fc.assert(
    fc.property(orders, (events) => {
      const states = livesOf(events).map(({ state }) => state);
      expect(states.filter((state) => state === 'requested').length).toBeLessThanOrEqual(1);
      const over = states.findIndex((state) => state === 'refused' || state === 'cancelled');
      if (over >= 0) expect(states).toHaveLength(over + 1);
    }),
    { numRuns: RUNS },
  );
});

it('keeps who was called by which gesture, and a record that can be read', () => {
  fc.assert(
    fc.property(orders, (events) => {
      const [first, ...others] = livesOf(events);
      for (const call of others) {
        expect(first && identity(call)).toEqual(first && identity(first));
        expect(callSchema.safeParse(call).success).toBe(true);
      }
    }),
    { numRuns: RUNS },
  );
});

it('gives the same result for an event that comes twice', () => {
  fc.assert(
    fc.property(orders, anyEvent, (events, event) => {
      const call = livesOf(events).at(-1) ?? sampleCall();
      const once = nextState(call, event, NOON);
      const twice = once && nextState(once, event, NOON);
      expect(twice?.state ?? once?.state).toBe(once?.state);
    }),
    { numRuns: RUNS },
  );
});
