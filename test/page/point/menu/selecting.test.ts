// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Result } from '@/lib/messages/table';
import type { Offer } from '@/lib/offers/model';
import type { FinderHandle } from '@/lib/page/find/frame-state';
import type { SelectedText } from '@/lib/page/point/menu/menu-target';
import { startSelecting } from '@/lib/page/point/menu/selecting';
import { createOfferAnchors } from '@/lib/page/point/offer-anchors';
import { trusted } from '@/test/support/dom/trusted-event';
import { fakeAsk, ok, problem } from '@/test/support/fakes/fake-ask';

const offer = { offerId: 'offer-1', e164: '+442079460123', text: '+44 20 7946 0123' };
let ending: AbortController;
let site: AbortController;
let selected: (SelectedText | undefined)[];
let answers: (Result<Offer> | Promise<Result<Offer>>)[];

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<p>020 7946 0123</p><b>Brightwater</b>';
  document.getSelection()?.removeAllRanges();
  [ending, site] = [new AbortController(), new AbortController()];
  selected = [];
  answers = [];
});
afterEach(() => {
  ending.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function start(ignores = () => false) {
  const offerAnchors = createOfferAnchors();
  const ask = fakeAsk({ offer: () => answers.shift() ?? ok(offer) });
  startSelecting({
    ask,
    menu: { point: () => undefined, select: (text) => selected.push(text) },
    offerAnchors,
    finder: () => ({ abortSignal: site.signal, ignores }) as unknown as FinderHandle,
    abortSignal: ending.signal,
  });
  return { ask, offerAnchors };
}

/** The rep selects an element's text; `undefined` selects nothing. */
function select(selector?: string): void {
  const selection = document.getSelection();
  const element = selector && document.querySelector(selector);
  if (element) selection?.selectAllChildren(element);
  else selection?.removeAllRanges();
  document.dispatchEvent(new Event('selectionchange'));
}

/** An offer that the background makes when it is called. */
function lateAnswer(): (result: Result<Offer>) => void {
  let answer = (_: Result<Offer>): void => undefined;
  answers.push(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  return (result) => answer(result);
}

const rest = (ms = 60) => vi.advanceTimersByTimeAsync(ms);
const pointer = (type: string) =>
  document.dispatchEvent(trusted(new MouseEvent(type, { relatedTarget: null })));

it('offers nothing that is selected in an ignored area', async () => {
  start(() => true);
  select('p');
  await rest();
  expect(selected.at(-1)).toEqual({});
});

it('puts the selected number into the menu once the selection rests', async () => {
  const { ask, offerAnchors } = start();
  await rest(0);
  select('p');
  await rest(59);
  select('p');
  await rest(59);
  expect(ask.asked).toEqual([]);
  await rest(1);
  expect(ask.asked).toHaveLength(1);
  expect(ask.asked[0]?.body).toMatchObject({ candidate: { raw: '020 7946 0123', hint: 'label' } });
  expect(selected.at(-1)).toEqual({ offerId: 'offer-1' });
  expect(offerAnchors.get('offer-1')?.isCurrent()).toBe(true);
});

it('reports selected words as no number, and an empty selection as none', async () => {
  const { ask } = start();
  select('b');
  await rest();
  expect(selected.at(-1)).toEqual({});
  select();
  await rest();
  expect(selected.at(-1)).toBeUndefined();
  expect(ask.asked).toEqual([]);
});

it('reads a selection from before it started', async () => {
  document.getSelection()?.selectAllChildren(document.querySelector('p') as Element);
  start();
  await rest(0);
  expect(selected).toEqual([{ offerId: 'offer-1' }]);
});

it('reports text that is no number to the background as no number', async () => {
  answers.push(problem('impossible-number'));
  start();
  await rest(0);
  select('p');
  await rest();
  expect(selected.at(-1)).toEqual({});
});

it('ignores the answer to an earlier selection', async () => {
  const late = lateAnswer();
  start();
  select('p');
  await rest();
  select('b');
  late(ok(offer));
  await rest();
  expect(selected.at(-1)).toEqual({});
  expect(selected).not.toContainEqual({ offerId: 'offer-1' });
});

it('reads nothing where the site is switched off', async () => {
  const { ask } = start();
  site.abort();
  select('p');
  await rest();
  expect(ask.asked).toEqual([]);
  expect(selected.at(-1)).toBeUndefined();
});

it.each([
  ['the pointer leaves the frame', () => pointer('pointerout')],
  ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
  [
    'the tab is hidden',
    () => {
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
      document.dispatchEvent(new Event('visibilitychange'));
    },
  ],
])('takes the item out of the menu when %s', async (_, leave) => {
  start();
  await rest(0);
  select('p');
  await rest();
  leave();
  expect(selected.at(-1)).toBeUndefined();
});

it('reads the selection again when the pointer comes back', async () => {
  const { ask } = start();
  select('p');
  await rest();
  pointer('pointermove');
  expect(ask.asked).toHaveLength(1);
  pointer('pointerout');
  document.dispatchEvent(new MouseEvent('pointermove'));
  expect(ask.asked).toHaveLength(1);
  pointer('pointermove');
  await rest(0);
  expect(ask.asked).toHaveLength(2);
  expect(selected.at(-1)).toEqual({ offerId: 'offer-1' });
});

it('keeps the item while the pointer stays in the frame', async () => {
  start();
  select('p');
  await rest();
  const relatedTarget = document.querySelector('b');
  document.dispatchEvent(trusted(new MouseEvent('pointerout', { relatedTarget })));
  expect(selected.at(-1)).toEqual({ offerId: 'offer-1' });
});

it('does nothing after its end, even if an answer is late', async () => {
  const late = lateAnswer();
  const { ask } = start();
  select('p');
  await rest();
  ending.abort();
  late(ok(offer));
  select('p');
  await rest();
  expect(ask.asked).toHaveLength(1);
  expect(selected).not.toContainEqual({ offerId: 'offer-1' });
});
