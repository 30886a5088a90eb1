import { beforeEach, expect, it, vi } from 'vitest';
import { Failure } from '@/lib/calls/failure';
import type { Call } from '@/lib/calls/model';
import { startAndShow } from '@/lib/offers/menu/start-and-show';
import { sampleCall } from '@/test/calls/support/calls';
import { browserCallDeps, type TestBrowserCallDeps } from '@/test/offers/support/browser-call-deps';

const from = { tabId: 1, frameId: 0, pageAddress: 'https://crm.example/' };
const request = { callee: '+12125550134', gesture: 'gesture-1' };

let deps: TestBrowserCallDeps;

const fails = async () => {
  throw new Error('unexpected');
};
const cancelsTo = (call: Partial<Call>) => {
  deps.placer.cancelCall = async () => sampleCall(call);
};

beforeEach(() => {
  deps = browserCallDeps();
});

it('shows the countdown and then the outcome', async () => {
  await startAndShow(deps, from, request);
  expect(deps.shown).toEqual(['+1 212 555 0134', 'placed']);
  expect([deps.told, deps.reported]).toEqual([[], []]);
});

it('leaves the outcome to the card of the page', async () => {
  const outcome = vi.spyOn(deps.placer, 'outcome');
  deps.display.counting = async () => 'page';
  await startAndShow(deps, from, request);
  expect(outcome).not.toHaveBeenCalled();
});

it('asks the rep outside the page if a rule warns of the call, with its record', async () => {
  deps.placer.startCall = async () => {
    throw new Failure('call-warning');
  };
  const record = { crm: 'odoo', id: '7' };
  await startAndShow(deps, from, { ...request, record });
  expect(deps.offers.confirmations).toEqual([1]);
  expect(await deps.offers.database.offers.get('gesture-1')).toMatchObject({
    e164: '+12125550134',
    record,
    toConfirm: { pageAddress: 'https://crm.example/' },
  });
  expect(deps.shown).toEqual([]);
});

it('asks the rep outside the page if a colleague called', async () => {
  const { database, now } = deps.offers;
  await database.colleagueCalls.add({ callee: request.callee, at: now() - 60_000 });
  const start = vi.spyOn(deps.placer, 'startCall');
  await startAndShow(deps, from, request);
  expect(deps.offers.confirmations).toEqual([1]);
  expect(start).not.toHaveBeenCalled();
  await startAndShow(deps, from, { ...request, callee: '+12125550187' });
  expect(start).toHaveBeenCalledOnce();
});

it('cancels a call whose countdown could not be shown, and reports that nobody was called', async () => {
  deps.display.counting = fails;
  const cancel = vi.spyOn(deps.placer, 'cancelCall');
  await startAndShow(deps, from, request);
  expect(cancel).toHaveBeenCalledOnce();
  expect(deps.told).toEqual([{ code: 'unexpected-before-call' }]);
  expect(deps.reported).toHaveLength(1);
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
    await startAndShow(deps, from, request);
    expect(deps.told).toEqual([problem]);
  },
);

it('sends the rep to the call log when the call cannot even be read', async () => {
  deps.placer.outcome = fails;
  deps.placer.cancelCall = fails;
  await startAndShow(deps, from, request);
  expect(deps.told).toEqual([{ code: 'outcome-unknown' }]);
});
