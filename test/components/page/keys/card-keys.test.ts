// @vitest-environment happy-dom
import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onCountryKey } from '@/components/page/keys/country-key';
import { onEscapeKey } from '@/components/page/keys/escape-key';
import type { UsableKeys } from '@/components/page/keys/usable-keys';
import { anchor, fakeCountdown, fakeModel, SAMPLE_OFFER } from '@/test/support/dom/fake-display';
import { trusted } from '@/test/support/dom/trusted-event';

let ending: AbortController;
let heard: string[];
let card: ReturnType<typeof fakeModel>;
let countdown: ReturnType<typeof fakeCountdown>;
const usable = signal<UsableKeys>('all');
const note = ({ type }: Event) => heard.push(type);

beforeEach(() => {
  ending = new AbortController();
  heard = [];
  card = fakeModel();
  countdown = fakeCountdown();
  usable.value = 'all';
  onEscapeKey(card.model, countdown.countdown, ending.signal);
  onCountryKey(card.model, { usable, follow: () => undefined }, ending.signal);
  for (const type of ['keydown', 'keyup']) document.addEventListener(type, note);
});
afterEach(() => {
  ending.abort();
  for (const type of ['keydown', 'keyup']) document.removeEventListener(type, note);
  vi.restoreAllMocks();
});

/** The rep presses and releases a key. Returns what the page hears of it. */
function press(key: string, init: KeyboardEventInit = {}, make = trusted<KeyboardEvent>): string[] {
  heard = [];
  const told = { key, code: `Key${key.toUpperCase()}`, bubbles: true, cancelable: true, ...init };
  for (const type of ['keydown', 'keyup']) {
    document.body.dispatchEvent(make(new KeyboardEvent(type, told)));
  }
  return heard;
}

const both = ['keydown', 'keyup'];

it('leaves Escape to the page while nothing but the button is shown', () => {
  expect(press('Escape')).toEqual(both);
  card.shown.value = { kind: 'button', offer: SAMPLE_OFFER, anchor };
  expect(press('Escape')).toEqual(both);
  expect(card.back).not.toHaveBeenCalled();
});

it('goes back or closes on Escape, unnoticed by the page', () => {
  card.shown.value = { kind: 'card', offer: SAMPLE_OFFER };
  expect(press('Escape')).toEqual([]);
  expect(card.back).toHaveBeenCalledOnce();
  expect(press('a')).toEqual(both);
});

it('cancels a countdown on Escape', () => {
  card.shown.value = { kind: 'call', callId: 'call-1', text: SAMPLE_OFFER.text };
  countdown.counting.value = { callId: 'call-1' } as never;
  press('Escape');
  expect(countdown.cancel).toHaveBeenCalledOnce();
  expect(card.back).not.toHaveBeenCalled();
});

it('ignores Escape by a script', () => {
  card.shown.value = { kind: 'card', offer: SAMPLE_OFFER };
  expect(press('Escape', {}, (event) => event)).toEqual(both);
  expect(card.back).not.toHaveBeenCalled();
});

it.each([
  ['the letter', 'c', {}],
  ['the capital letter', 'C', { shiftKey: true }],
  ['its key on a keyboard of another script', 'ψ', { code: 'KeyC' }],
])('opens the choice of a country on C: %s', (_, key, init) => {
  card.shown.value = { kind: 'card', offer: SAMPLE_OFFER };
  expect(press(key, init)).toEqual([]);
  expect(card.chooseCountry).toHaveBeenCalledOnce();
});

it.each([
  ['with a modifier', 'c', { ctrlKey: true }],
  ['held down', 'c', { repeat: true }],
  ['of another letter at the same position', 'j', { code: 'KeyC' }],
])('leaves the key to the page: %s', (_, key, init) => {
  card.shown.value = { kind: 'card', offer: SAMPLE_OFFER };
  expect(press(key, init)).toEqual(both);
  expect(card.chooseCountry).not.toHaveBeenCalled();
});

it('leaves C to the page while the rep types, during the choice, and without a choice', () => {
  card.shown.value = { kind: 'card', offer: SAMPLE_OFFER };
  usable.value = 'escape';
  expect(press('c')).toEqual(both);
  usable.value = 'all';
  card.shown.value = { kind: 'card', offer: SAMPLE_OFFER, choice: 'open' };
  expect(press('c')).toEqual(both);
  const { readAs: _, ...international } = SAMPLE_OFFER;
  card.shown.value = { kind: 'card', offer: international };
  expect(press('c')).toEqual(both);
  expect(card.chooseCountry).not.toHaveBeenCalled();
});

it('leaves all keys to the page after its end', () => {
  card.shown.value = { kind: 'card', offer: SAMPLE_OFFER };
  ending.abort();
  expect([press('Escape'), press('c')]).toEqual([both, both]);
});
