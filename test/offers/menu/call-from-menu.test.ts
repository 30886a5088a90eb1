import { beforeEach, expect, it } from 'vitest';
import { Failure } from '@/lib/calls/failure';
import { callFromMenu } from '@/lib/offers/menu/call-from-menu';
import { browserCallDeps, type TestBrowserCallDeps } from '@/test/offers/support/browser-call-deps';

const click = { tabId: 1, frameId: 0, selection: '(212) 555-0134' };

let deps: TestBrowserCallDeps;

beforeEach(() => {
  deps = browserCallDeps();
});

it('calls the number of the item, and shows it', async () => {
  await callFromMenu(deps, click);
  expect(deps.shown).toEqual(['+1 212 555 0134', 'placed']);
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
