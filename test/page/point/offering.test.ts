// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import type { Result } from '@/lib/messages/table';
import type { Offer } from '@/lib/offers/model';
import { createOfferAnchors } from '@/lib/page/point/offer-anchors';
import { createOffering } from '@/lib/page/point/offering';
import { type FakeCard, fakeCard } from '@/test/support/dom/fake-card';
import { frameWith, textMark } from '@/test/support/dom/unit-marks';
import { fakeAsk, ok, problem } from '@/test/support/fakes/fake-ask';

let card: FakeCard;
/** Resolves once the page's address has settled. */
let settled: Promise<void> | undefined;
/** The offers that were reported to the context menu. */
let pointed: (string | undefined)[];
/** Answers the oldest open request. */
let answer: (result: Result<Offer>) => Promise<void>;

const offerOf = (offerId: string, told: Partial<Offer> = {}): Offer => ({
  offerId,
  e164: '+442079460123',
  text: '+44 20 7946 0123',
  ...told,
});

beforeEach(() => {
  card = fakeCard();
  pointed = [];
  settled = undefined;
  document.body.innerHTML = '<p>020 7946 0123</p><p>020 7946 0555</p>';
});

/** Offering in a frame with two numbers. */
function create() {
  const waiting: ((result: Result<Offer>) => void)[] = [];
  const offerAnchors = createOfferAnchors();
  answer = async (result) => {
    waiting.shift()?.(result);
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  const ask = fakeAsk({ offer: () => new Promise((resolve) => waiting.push(resolve)) });
  const offering = createOffering({
    card,
    ask,
    onPoint: (offerId) => pointed.push(offerId),
    offerAnchors,
    address: { look: () => undefined, untilSettled: () => settled },
    pointer: () => ({ x: 7, y: 9 }),
  });
  const [mark, other] = [textMark('020 7946 0123'), textMark('020 7946 0555')];
  return { offering, ask, offerAnchors, mark, other, frame: frameWith(mark, other) };
}

it('shows the button of a number, and puts the number into the menu', async () => {
  const { offering, mark, frame, offerAnchors } = create();
  void offering.offer(mark, frame);
  expect(offering.isOffering()).toBe(true);
  await answer(ok(offerOf('offer-1')));
  expect(card.done).toEqual(['offer offer-1']);
  expect(pointed).toEqual(['offer-1']);
  expect(offerAnchors.get('offer-1')).toBe(card.anchor);
  expect(card.anchor?.pointer?.()).toEqual({ x: 7, y: 9 });
});

it('asks only once the address has settled, and not for a number that the pointer has left', async () => {
  const { offering, ask, mark, other, frame } = create();
  const { promise, resolve: settle } = Promise.withResolvers<void>();
  settled = promise;
  const offers = [offering.offer(mark, frame), offering.offer(other, frame)];
  const opened = offering.open({ mark, frame, byKey: false });
  const clicked = offering.open({ mark: other, frame, byKey: false });
  await Promise.resolve();
  expect(ask.asked).toHaveLength(0);
  settle();
  await Promise.all([...offers, opened]);
  expect(ask.asked).toHaveLength(1);
  await answer(problem('no-number'));
  await clicked;
});

it('asks once while the pointer stays on the number', async () => {
  const { offering, ask, mark, frame } = create();
  void offering.offer(mark, frame);
  await answer(ok(offerOf('offer-1')));
  void offering.offer(mark, frame);
  expect(ask.asked).toHaveLength(1);
});

it('asks again once the text of the number has changed', async () => {
  const { offering, ask, mark, frame } = create();
  void offering.offer(mark, frame);
  await answer(ok(offerOf('offer-1')));
  (mark.nodes[0] as Text).data = '020 7946 0124';
  void offering.offer(mark, frame);
  expect(ask.asked).toHaveLength(2);
  expect(card.done).toEqual(['offer offer-1', 'withdraw']);
});

it('shows only the answer to the last request', async () => {
  const { offering, mark, other, frame } = create();
  void offering.offer(mark, frame);
  void offering.offer(other, frame);
  await answer(ok(offerOf('offer-1')));
  await answer(ok(offerOf('offer-2')));
  expect(card.done).toEqual(['withdraw', 'offer offer-2']);
});

it('offers nothing while the rep is acting on the card', () => {
  const { offering, ask, mark, frame } = create();
  card.state.busy = true;
  void offering.offer(mark, frame);
  expect(ask.asked).toEqual([]);
});

it.each([
  ['no offer is made', problem('no-answer')],
  ['the text changed while it was asked', ok(offerOf('offer-1'))],
])('shows nothing when %s', async (_, result) => {
  const { offering, mark, frame } = create();
  void offering.offer(mark, frame);
  if (result.ok) (mark.nodes[0] as Text).data = '020 7946 0124';
  await answer(result);
  expect([card.done, pointed, offering.isOffering()]).toEqual([[], [], false]);
});

it('puts a doubtful number into the menu only', async () => {
  const { offering, mark, frame } = create();
  void offering.offer(mark, frame);
  await answer(ok(offerOf('offer-1', { doubtful: true })));
  expect([card.done, pointed]).toEqual([[], ['offer-1']]);
});

it('removes button and menu item once when the rep leaves', async () => {
  const { offering, mark, frame } = create();
  void offering.offer(mark, frame);
  await answer(ok(offerOf('offer-1')));
  offering.leave();
  offering.leave();
  expect(card.done).toEqual(['offer offer-1', 'withdraw']);
  expect(pointed).toEqual(['offer-1', undefined]);
});

it('ignores an answer that comes after the rep left', async () => {
  const { offering, mark, frame } = create();
  void offering.offer(mark, frame);
  offering.leave();
  await answer(ok(offerOf('offer-1')));
  expect(card.done).toEqual(['withdraw']);
});

it('ends the offer when the page changes the text of its number, and only then', async () => {
  const { offering, mark, other, frame } = create();
  void offering.offer(mark, frame);
  await answer(ok(offerOf('offer-1')));
  (other.nodes[0] as Text).data = '020 7946 0999';
  offering.checkText();
  expect(offering.isOffering()).toBe(true);
  (mark.nodes[0] as Text).data = '020 7946 0999';
  offering.checkText();
  expect(offering.isOffering()).toBe(false);
});

it('opens the card of the number that was clicked', async () => {
  const { offering, mark, frame, offerAnchors } = create();
  void offering.open({ mark, frame, byKey: true });
  await answer(ok(offerOf('offer-1')));
  expect(card.done).toEqual(['open offer-1 by key']);
  expect(pointed).toEqual(['offer-1']);
  expect(offerAnchors.get('offer-1')).toBe(card.anchor);
});

it('opens the number that was clicked last', async () => {
  const { offering, mark, other, frame } = create();
  void offering.open({ mark, frame, byKey: false });
  void offering.open({ mark: other, frame, byKey: false });
  await answer(ok(offerOf('offer-1')));
  await answer(ok(offerOf('offer-2')));
  expect(card.done).toEqual(['open offer-2']);
});

it('opens nothing while a call is in flight, even if it began after the click', async () => {
  const { offering, ask, mark, frame } = create();
  void offering.open({ mark, frame, byKey: false });
  card.state.calling = true;
  await answer(ok(offerOf('offer-1')));
  void offering.open({ mark, frame, byKey: false });
  expect(ask.asked).toHaveLength(1);
  expect(card.done).toEqual([]);
});

it('shows why a click opens no card', async () => {
  const { offering, mark, frame } = create();
  void offering.open({ mark, frame, byKey: false });
  await answer(problem('no-service'));
  expect(card.done).toEqual(['say no-service']);
});

it('opens nothing if the text changed before the answer', async () => {
  const { offering, mark, frame } = create();
  void offering.open({ mark, frame, byKey: false });
  (mark.nodes[0] as Text).data = '020 7946 0124';
  await answer(ok(offerOf('offer-1')));
  expect(card.done).toEqual(['withdraw']);
});

it('opens the number again by its anchor', async () => {
  const { offering, ask, mark, frame } = create();
  void offering.open({ mark, frame, byKey: false });
  await answer(ok(offerOf('offer-1')));
  card.anchor?.offerAgain?.();
  await answer(ok(offerOf('offer-2')));
  expect(ask.asked).toHaveLength(2);
  expect(card.done).toEqual(['open offer-1', 'open offer-2']);
  // Only a field is read again by its button.
  expect(card.anchor?.field).toBeUndefined();
});

it('opens the number that a field holds now', async () => {
  document.body.insertAdjacentHTML('beforeend', '<input type="tel" value="020 7946 0999">');
  const { offering, ask, frame } = create();
  const field = document.querySelector('input') as HTMLInputElement;
  const candidate = { raw: '020 7946 0999', before: '', after: '' };
  const seen = { candidate, nodes: [field] };
  void offering.open({ mark: seen, frame, byKey: false });
  await answer(ok(offerOf('offer-1')));
  field.value = '020 7946 0888';
  card.anchor?.offerAgain?.(true);
  await answer(ok(offerOf('offer-2')));
  expect(ask.asked[1]?.body).toMatchObject({ candidate: { raw: '020 7946 0888' } });
  expect(card.done).toEqual(['open offer-1', 'open offer-2 by key']);
  field.value = '';
  void offering.open({ mark: seen, frame, byKey: false });
  expect(card.done.at(-1)).toBe('withdraw');
});
