import { beforeEach, expect, it } from 'vitest';
import { Failure } from '@/lib/calls/failure';
import { callFromMenu } from '@/lib/offers/menu/call-from-menu';
import { sampleSettings } from '@/test/calls/support/settings';
import { browserCallDeps, type TestBrowserCallDeps } from '@/test/offers/support/browser-call-deps';

const click = { tabId: 1, frameId: 0, selection: '+1 212 555 0134' };

let deps: TestBrowserCallDeps;

beforeEach(() => {
  deps = browserCallDeps();
});

it('calls the number of the item, and shows it', async () => {
  await callFromMenu(deps, click);
  expect(deps.shown).toEqual(['+1 212 555 0134', 'placed']);
});

it('asks the rep outside the page about a number that they may not have seen', async () => {
  await callFromMenu(deps, {
    tabId: 1,
    frameId: 0,
    link: 'tel:+12125550134',
    linkText: '+1 646 555 0177',
  });
  deps.offers.readSettings = async () => sampleSettings({ countdownSeconds: 0 });
  await callFromMenu(deps, { ...click, tabId: 2 });
  expect(deps.offers.confirmations).toEqual([1, 2]);
  expect(deps.shown).toEqual([]);
  const asked = await deps.offers.database.offers.filter(({ toConfirm }) => !!toConfirm).toArray();
  expect(asked.map(({ e164 }) => e164)).toEqual(['+12125550134', '+12125550134']);
});

it('reports why there is no number, and that nobody was called if it failed before the start', async () => {
  await callFromMenu(deps, { ...click, selection: 'Springfield' });
  deps.placer.startCall = async () => {
    throw new Failure('no-token');
  };
  await callFromMenu(deps, click);
  deps.placer.startCall = async () => {
    throw new Error('unexpected');
  };
  await callFromMenu(deps, click);
  expect(deps.told.map(({ code }) => code)).toEqual([
    'no-number',
    'no-token',
    'unexpected-before-call',
  ]);
});
