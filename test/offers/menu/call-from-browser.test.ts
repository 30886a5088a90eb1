import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '@/lib/calls/failure';
import type { Problem } from '@/lib/calls/model';
import {
  callFromAddressBar,
  callFromMenu,
  callSelection,
} from '@/lib/offers/menu/call-from-browser';
import { sampleSettings } from '@/test/calls/support/settings';
import { browserCallDeps, type TestBrowserCallDeps } from '@/test/offers/support/browser-call-deps';
import { offerDeps, type TestOfferDeps } from '@/test/offers/support/offer-deps';

describe('from the context menu', () => {
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
    const asked = await deps.offers.database.offers
      .filter(({ toConfirm }) => !!toConfirm)
      .toArray();
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
});

describe('of the selected text', () => {
  const URL_OF_PAGE = 'https://crm.example/contacts';

  let offers: TestOfferDeps;
  let told: Problem[];

  beforeEach(() => {
    offers = offerDeps();
    told = [];
  });

  function press(text: string | undefined): Promise<void> {
    const selected = text === undefined ? undefined : { frameId: 3, text, url: URL_OF_PAGE };
    const display = {
      problem: async (_tabId: number, problem: Problem) => void told.push(problem),
    };
    const tabById = async () => ({ url: `${URL_OF_PAGE}?token=secret`, title: 'Contacts' });
    const readSelectedText = async () => selected;
    return callSelection({ offers, display, report: () => {}, readSelectedText, tabById }, 7);
  }

  it('asks the rep outside the page, and calls nobody itself', async () => {
    await press('+1 212 555 0134');
    expect(offers.confirmations).toEqual([7]);
    const [waiting] = await offers.database.offers.filter(({ toConfirm }) => !!toConfirm).toArray();
    expect(waiting).toMatchObject({
      tabId: 7,
      frameId: 3,
      e164: '+12125550134',
      sourcePage: { url: URL_OF_PAGE, title: 'Contacts' },
      toConfirm: { pageAddress: URL_OF_PAGE, byCommand: true },
    });
    expect(await offers.database.calls.count()).toBe(0);
  });

  it.each([
    ['nothing is selected', undefined, 'no-selection'],
    ['the selected text is no number', 'Springfield', 'no-number'],
  ])('explains if %s', async (_, text, code) => {
    await press(text);
    expect(told).toMatchObject([{ code }]);
    expect(offers.confirmations).toEqual([]);
  });

  it('opens the card, which asks for the country, where that is only guessed', async () => {
    const candidate = { raw: '1', before: '', after: '', hint: 'label' as const, record: '' };
    offers = offerDeps({
      describeMenuTarget: async () => ({
        candidate,
        lang: '',
        others: ['GB', 'GB'],
        calleeNames: [],
        anchorId: 'here',
      }),
    });
    await press('020 7946 0321');
    expect(offers.confirmations).toEqual([]);
    expect(offers.opened).toMatchObject([[{ tabId: 7, frameId: 0 }, { asksCountry: true }]]);
  });
});

describe('from the address bar', () => {
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
});
