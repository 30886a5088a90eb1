import { beforeEach, expect, it, vi } from 'vitest';
import { Failure } from '@/lib/calls/failure';
import type { Call, Problem } from '@/lib/calls/model';
import { callFromMenu, type MenuCallDeps } from '@/lib/offers/menu/call-from-menu';
import { placedCall, sampleCall } from '@/test/calls/support/calls';
import { offerDeps } from '@/test/offers/support/offer-deps';

const click = { tabId: 1, frameId: 0, selection: '(212) 555-0134' };

let told: Problem[];
let shown: string[];
let reported: unknown[];
let deps: MenuCallDeps;

const fails = async () => {
  throw new Error('nobody foresaw this');
};

beforeEach(() => {
  [told, shown, reported] = [[], [], []];
  deps = {
    offers: offerDeps(),
    placer: {
      startCall: async () => sampleCall(),
      cancelCall: async () => sampleCall({ state: 'cancelled' }),
      cancelCounting: async () => undefined,
      outcome: async () => placedCall(),
    },
    display: {
      counting: async (_tabId, { text }) => {
        shown.push(text);
        return 'notice';
      },
      outcome: async ({ state }) => void shown.push(state),
      problem: async (_tabId, problem) => void told.push(problem),
    },
    report: (_place, error) => void reported.push(error),
  };
});

const cancelsTo = (call: Partial<Call>) => {
  deps.placer.cancelCall = async () => sampleCall(call);
};

it('shows the countdown and then the outcome', async () => {
  await callFromMenu(deps, click);
  expect(shown).toEqual(['+1 212 555 0134', 'placed']);
  expect([told, reported]).toEqual([[], []]);
});

it('leaves the outcome to the card of the page', async () => {
  const outcome = vi.spyOn(deps.placer, 'outcome');
  deps.display.counting = async () => 'page';
  await callFromMenu(deps, click);
  expect(outcome).not.toHaveBeenCalled();
});

it('says why there is no number, and that nothing was called when it failed before the start', async () => {
  await callFromMenu(deps, { ...click, selection: 'Springfield' });
  deps.placer.startCall = async () => {
    throw new Failure('no-token');
  };
  await callFromMenu(deps, click);
  deps.placer.startCall = fails;
  await callFromMenu(deps, click);
  expect(told.map(({ code }) => code)).toEqual(['no-number', 'no-token', 'unexpected-before-call']);
});

it('cancels a call whose countdown could not be shown, and says that nothing was called', async () => {
  deps.display.counting = fails;
  const cancel = vi.spyOn(deps.placer, 'cancelCall');
  await callFromMenu(deps, click);
  expect(cancel).toHaveBeenCalledOnce();
  expect(told).toEqual([{ code: 'unexpected-before-call' }]);
  expect(reported).toHaveLength(1);
});

it.each([
  ['it may have been placed', { state: 'requested' }, { code: 'outcome-unknown' }],
  [
    'the service refused it',
    { state: 'refused', problem: { code: 'unauthorised' } },
    { code: 'unauthorised' },
  ],
] as const)(
  'says what is known of a call whose outcome could not be shown: %s',
  async (_, call, problem) => {
    deps.placer.outcome = fails;
    cancelsTo(call);
    await callFromMenu(deps, click);
    expect(told).toEqual([problem]);
  },
);

it('sends the rep to the call log when the call cannot even be read', async () => {
  deps.placer.outcome = fails;
  deps.placer.cancelCall = fails;
  await callFromMenu(deps, click);
  expect(told).toEqual([{ code: 'outcome-unknown' }]);
});
