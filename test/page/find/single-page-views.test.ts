// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { offerCandidate } from '@/lib/offers/offer-candidate';
import type { FrameState } from '@/lib/page/find/frame-state';
import { startFinding } from '@/lib/page/find/start-finding';
import { offerRequestFor } from '@/lib/page/point/callees';
import { numberOfElement } from '@/lib/page/point/number-at-point';
import { recogniseFrame } from '@/lib/sites/recognise';
import { formPeople } from '@/sandbox/crm/forms/people';
import { offerDeps } from '@/test/offers/support/offer-deps';
import { offerFrame } from '@/test/offers/support/offers';
import { completeDom } from '@/test/support/dom/unit-dom';

vi.mock('@/lib/platform/page/shadow-root', () => ({
  shadowRootOf: (element: Element) => element.shadowRoot,
}));

const HOST = 'crm.example.com';
/** Each record names its own country, or none. */
const [BRITISH, GERMAN, FRENCH, LONELY] = [2, 3, 4, 13] as const;
/** Of the numbers with a country code in the list. */
const LISTED = ['SE', 'DE'];

const deps = offerDeps();
let ending: AbortController;
let found: FrameState;

beforeEach(async () => {
  ending = new AbortController();
  completeDom();
  vi.stubGlobal('scheduler', { postTask: async (run: () => void) => void setTimeout(run, 0) });
  vi.stubGlobal('Highlight', Set);
  vi.stubGlobal('CSS', { highlights: new Map() });
  document.documentElement.lang = 'en';
  document.body.innerHTML = '<main><div id="view"></div></main>';
  history.replaceState(null, '', '/crm/forms');
  await import('@/sandbox/crm/forms/client');
  dispatchEvent(new Event('popstate'));
  const ask = async (_name: string, body: Parameters<typeof recogniseFrame>[1]) => ({
    ok: true,
    value: await recogniseFrame(deps, body, { host: HOST, siteHost: HOST }),
  });
  const { signal: abortSignal } = ending;
  found = { ...startFinding(document, ask as never, abortSignal), abortSignal };
  await listed();
});
afterEach(() => {
  ending.abort();
  vi.unstubAllGlobals();
});

const listed = () => vi.waitFor(() => expect(found.marks.countries()).toEqual(LISTED));

function press(selector: string, nth = 0): void {
  document.querySelectorAll<HTMLElement>(selector)[nth]?.click();
}

/** Opens a record from the list, and returns how its number is offered. */
function openRow(nth: number): Promise<string> {
  press('tbody tr', nth);
  return offeredOf(nth);
}

async function step(by: 1 | -1): Promise<void> {
  const popped = new Promise((done) => addEventListener('popstate', done, { once: true }));
  history.go(by);
  await popped;
}

/** How the number of the record on screen is offered, at once: to call, or to ask for its country. */
async function offeredOf(nth: number): Promise<string> {
  const person = formPeople[nth];
  const field = document.querySelector<HTMLInputElement>('#phone_0');
  expect(field?.value).toBe(person?.phone);
  const number = field && numberOfElement(field, found.marks);
  if (!number) return 'no number';
  const request = offerRequestFor(number, found);
  expect(request.others).toEqual([]);
  const { asksCountry, e164 } = await offerCandidate(deps, request, offerFrame, HOST);
  return asksCountry ? 'asks' : `${e164}`;
}

const numberOf = (nth: number) => formPeople[nth]?.e164;

/** Leads from one record to another, past the list with its numbers of other countries. */
const WAYS_BACK: [string, () => void | Promise<void>][] = [
  ['the button of the list', () => press('[name="back"]')],
  ['the breadcrumb', () => press('ol a')],
  ['the browser’s back button', () => step(-1)],
];

it.each(WAYS_BACK)('reads each record in its own country after %s', async (_, goBack) => {
  for (const nth of [BRITISH, LONELY, FRENCH, GERMAN]) {
    expect(await openRow(nth)).toBe(nth === LONELY ? 'asks' : numberOf(nth));
    await goBack();
    expect(document.querySelectorAll('tbody tr')).toHaveLength(formPeople.length);
    await listed();
  }
});

it('reads each record in its own country from record to record by the pager', async () => {
  await openRow(BRITISH);
  for (const nth of [GERMAN, FRENCH]) {
    press('[name="next"]');
    expect(await offeredOf(nth)).toBe(numberOf(nth));
  }
});

it('reads each record in its own country by back and forward of the browser', async () => {
  for (const nth of [FRENCH, LONELY]) {
    await openRow(nth);
    press('ol a');
    await listed();
  }
  await step(-1);
  expect(await offeredOf(LONELY)).toBe('asks');
  await step(-1);
  await step(-1);
  expect(await offeredOf(FRENCH)).toBe(numberOf(FRENCH));
  await step(1);
  await step(1);
  expect(await offeredOf(LONELY)).toBe('asks');
});
