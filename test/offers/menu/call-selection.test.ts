import { beforeEach, expect, it } from 'vitest';
import type { Problem } from '@/lib/calls/model';
import { callSelection } from '@/lib/offers/menu/call-selection';
import { offerDeps, type TestOfferDeps } from '@/test/offers/support/offer-deps';

const URL_OF_PAGE = 'https://crm.example/contacts';

let offers: TestOfferDeps;
let told: Problem[];

beforeEach(() => {
  offers = offerDeps();
  told = [];
});

function press(text: string | undefined): Promise<void> {
  const selected = text === undefined ? undefined : { frameId: 3, text, url: URL_OF_PAGE };
  const display = { problem: async (_tabId: number, problem: Problem) => void told.push(problem) };
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
