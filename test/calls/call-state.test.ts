import { describe, expect, it } from 'vitest';
import { type CallEvent, nextState } from '@/lib/calls/call-state';
import { type Call, type CallState, callStates, type Problem } from '@/lib/calls/model';
import { NOON, sampleCall } from './support/calls';

const LINK = 'https://voice.example.com/recordings/1';

const events = {
  cancelled: { type: 'cancelled' },
  interrupted: { type: 'interrupted' },
  asked: { type: 'requested' },
  placed: { type: 'placed', callId: 'service-1' },
  refused: { type: 'refused', problem: { code: 'refused' } },
  doubted: { type: 'unconfirmed', problem: { code: 'timeout' } },
  seen: { type: 'found', finding: {} },
  heard: { type: 'found', finding: { recording: LINK } },
  unnamed: { type: 'history-unnamed' },
  closed: { type: 'window-closed' },
} as const satisfies Record<string, CallEvent>;

/**
 * The state table of docs/call-life.md, every state with every event. `·` changes nothing; `=`
 * keeps the state.
 */
const TABLE = `
              cancelled  interrupted  asked      placed  refused  doubted      seen    heard     unnamed  closed
  counting    cancelled  cancelled    requested  ·       ·        ·            ·       ·         ·        ·
  requested   ·          unconfirmed  ·          placed  refused  unconfirmed  ·       ·         ·        ·
  placed      ·          ·            ·          ·       ·        ·            ·       recorded  =        unrecorded
  recorded    ·          ·            ·          ·       ·        ·            ·       =         ·        ·
  unrecorded  ·          ·            ·          ·       ·        ·            ·       recorded  ·        ·
  refused     ·          ·            ·          ·       ·        ·            ·       ·         ·        ·
  unconfirmed ·          ·            ·          placed  ·        ·            placed  recorded  ·        ·
  cancelled   ·          ·            ·          ·       ·        ·            ·       ·         ·        ·
`;

const [head = [], ...rows] = TABLE.trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));
const cells = rows.flatMap(([state = '', ...wanted]) =>
  wanted.map((next, index) => ({ state, event: head[index] ?? '', next })),
);

function outcome(state: string, event: string): string {
  const known = callStates.find((one) => one === state);
  const happens = Object.entries(events).find(([name]) => name === event)?.[1];
  if (!known || !happens) throw new Error(`no such cell: ${state}, ${event}`);
  const next = nextState(callIn(known), happens, NOON + 60_000);
  if (!next) return '·';
  return next.state === state ? '=' : next.state;
}

function callIn(state: CallState): Call {
  return sampleCall({ state });
}

describe('the state table', () => {
  it('is whole: every state with every event', () => {
    expect(cells).toHaveLength(callStates.length * Object.keys(events).length);
  });

  it.each(cells)('$state, $event: $next', ({ state, event, next }) => {
    expect(outcome(state, event)).toBe(next);
  });
});

it('keeps all other fields, and sets the time of the change', () => {
  const call = sampleCall({ calleeName: 'Ann Example', record: { objectId: 7 } });
  const asked = nextState(call, { type: 'requested' }, NOON + 3_000);
  expect(asked).toEqual({
    ...call,
    state: 'requested',
    requestedAt: NOON + 3_000,
    changedAt: NOON + 3_000,
  });
});

it('keeps the words of a service that refused', () => {
  const problem: Problem = {
    code: 'did-not-owned',
    words: 'This number does not belong to you.',
  };
  const refused = nextState(callIn('requested'), { type: 'refused', problem }, NOON);
  expect(refused).toMatchObject({ state: 'refused', problem });
});

it('removes the problem once history has the call, and invents no time of placing', () => {
  const doubted = sampleCall({ state: 'unconfirmed', problem: { code: 'timeout' } });
  const found = nextState(
    doubted,
    { type: 'found', finding: { callId: 'service-9' } },
    NOON + 9_000,
  );
  expect(found).toMatchObject({ state: 'placed', callId: 'service-9' });
  expect(found).not.toHaveProperty('problem');
  expect(found).not.toHaveProperty('placedAt');
});

it('stores a fresh link to a recording, and reports no change for the same link', () => {
  const recorded = sampleCall({ state: 'recorded', recording: LINK });
  expect(nextState(recorded, events.heard, NOON)).toBeUndefined();
  const finding = { recording: `${LINK}?again` };
  expect(nextState(recorded, { type: 'found', finding }, NOON)?.recording).toBe(`${LINK}?again`);
});

it('keeps the first name that the service gave', () => {
  const placed = sampleCall({ state: 'placed', callId: 'first' });
  const finding = { callId: 'second', extras: { status: 'ringing' } };
  expect(nextState(placed, { type: 'found', finding }, NOON)?.callId).toBe('first');
});

it('reports once that history names no calls, and clears that when it names this one', () => {
  const remarked = nextState(callIn('placed'), events.unnamed, NOON);
  expect(remarked?.problem).toEqual({ code: 'history-names-none' });
  if (!remarked) return;
  expect(nextState(remarked, events.unnamed, NOON)).toBeUndefined();
  const found = nextState(remarked, { type: 'found', finding: {} }, NOON);
  expect(found?.state).toBe('placed');
  expect(found).not.toHaveProperty('problem');
});

it('changes no record with an unknown state', () => {
  const broken = { ...sampleCall(), state: 'constructor' } as unknown as Call;
  expect(nextState(broken, events.asked, NOON)).toBeUndefined();
});
