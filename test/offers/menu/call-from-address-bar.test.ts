import { beforeEach, expect, it, vi } from 'vitest';
import { Failure } from '@/lib/calls/failure';
import { callFromAddressBar } from '@/lib/offers/menu/call-from-address-bar';
import { browserCallDeps, type TestBrowserCallDeps } from '@/test/offers/support/browser-call-deps';

let deps: TestBrowserCallDeps;
let searched: string[];

beforeEach(() => {
  deps = browserCallDeps();
  searched = [];
});

const enter = (text: string) =>
  callFromAddressBar({ ...deps, searchLog: async (words) => void searched.push(words) }, 7, text);

it('calls a number once, as it reads in the default country', async () => {
  const start = vi.spyOn(deps.placer, 'startCall');
  await enter('(212) 555-0134');
  expect(start).toHaveBeenCalledExactlyOnceWith({ callee: '+12125550134', gesture: 'uuid-1' });
  expect(deps.shown).toEqual(['+1 212 555 0134', 'placed']);
});

it('searches the call log for words, and calls nobody', async () => {
  const start = vi.spyOn(deps.placer, 'startCall');
  await enter(' Ann Example ');
  expect(searched).toEqual(['Ann Example']);
  expect(start).not.toHaveBeenCalled();
});

it.each([
  ['555', 'too-short'],
  ['020 7946 0123', 'not-in-country'],
  ['', 'empty'],
])('says why it does not call "%s"', async (text, code) => {
  const start = vi.spyOn(deps.placer, 'startCall');
  await enter(text);
  expect(deps.told).toMatchObject([{ code }]);
  expect(start).not.toHaveBeenCalled();
});

it('asks the rep if a rule warns of the call', async () => {
  deps.placer.startCall = async () => {
    throw new Failure('call-warning');
  };
  await enter('(212) 555-0134');
  expect(deps.offers.confirmations).toEqual([7]);
});
