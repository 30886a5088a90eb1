// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type PressWatch, watchPresses } from '@/components/popup/confirm/deliberate-press';
import { trusted } from '@/test/support/dom/trusted-event';

const INSIDE = 150;
const FAR = 300;
let top = 100;
let now = 0;
let ending: AbortController;
let presses: PressWatch;

beforeEach(() => {
  [top, now] = [100, 0];
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const button = document.createElement('button');
  button.getBoundingClientRect = () => new DOMRect(100, top, 100, 40);
  ending = new AbortController();
  presses = watchPresses(button, window, ending.signal);
});
afterEach(() => {
  ending.abort();
  vi.restoreAllMocks();
});

function send(type: string, clientX: number, at: number, pointerType = 'mouse'): void {
  now = at;
  const event = trusted(new PointerEvent(type, { clientX, clientY: 120, pointerType }));
  Object.defineProperty(event, 'timeStamp', { value: at });
  window.dispatchEvent(event);
}
const clickBy = (pointerType: string) => new PointerEvent('click', { detail: 1, pointerType });
const move = (x: number, at: number) => send('pointermove', x, at);
function press(x: number, at: number, pointerType?: string): boolean {
  send('pointerdown', x, at, pointerType);
  return presses.isDeliberate(clickBy('mouse'));
}

it('counts the first press after the pointer moved in from outside', () => {
  move(FAR, 10);
  move(INSIDE, 30);
  expect(press(INSIDE, 40)).toBe(true);
  expect(press(INSIDE, 700)).toBe(true);
});

it('counts no click of a trembling hand that keeps clicking at one position', () => {
  for (let at = 650; at < 10_000; at += 700) {
    move(INSIDE + (at % 3) - 1, at - 20);
    expect(press(INSIDE, at)).toBe(false);
  }
});

it('counts no click of a hand that moves around on the button while it keeps clicking', () => {
  for (let at = 650; at < 10_000; at += 700) {
    move(110, at - 40);
    move(190, at - 20);
    expect(press(190, at)).toBe(false);
  }
});

it('counts a press of a pointer that was there from the start once it paused clicking and moved', () => {
  move(INSIDE, 100);
  move(INSIDE + 11, 1_600);
  expect(press(INSIDE, 1_610)).toBe(false);
  move(INSIDE, 1_700);
  move(INSIDE + 20, 2_000);
  move(INSIDE, 3_120);
  move(INSIDE + 20, 3_130);
  expect(press(INSIDE, 3_140)).toBe(true);
});

it('counts no click without a press, and no press outside the button', () => {
  expect(presses.isDeliberate(clickBy('mouse'))).toBe(false);
  expect(press(FAR, 10)).toBe(false);
});

it('resets when the button moves, and when the window comes to the front again', () => {
  move(FAR, 10);
  move(INSIDE, 30);
  top = 110;
  expect(press(INSIDE, 60)).toBe(false);
  move(FAR, 80);
  move(INSIDE, 90);
  window.dispatchEvent(new Event('blur'));
  window.dispatchEvent(new Event('focus'));
  expect(press(INSIDE, 100)).toBe(false);
});

it('resets when the window grows', () => {
  move(FAR, 10);
  Object.assign(window, { innerHeight: window.innerHeight + 100 });
  move(INSIDE, 30);
  expect(press(INSIDE, 60)).toBe(false);
});

it('counts a finger that touched elsewhere before, or paused', () => {
  expect(press(INSIDE, 10, 'touch')).toBe(false);
  expect(press(INSIDE, 700, 'touch')).toBe(false);
  expect(press(INSIDE, 2_300, 'touch')).toBe(true);
  expect(press(FAR, 2_400, 'touch')).toBe(false);
  expect(press(INSIDE, 2_600, 'touch')).toBe(true);
});

it('counts every key, and no event made by a script', () => {
  expect(presses.isDeliberate(clickBy(''))).toBe(true);
  for (const [type, clientX] of [
    ['pointermove', FAR],
    ['pointermove', INSIDE],
    ['pointerdown', INSIDE],
  ] as const)
    window.dispatchEvent(new PointerEvent(type, { clientX, clientY: 120, pointerType: 'mouse' }));
  expect(presses.isDeliberate(clickBy('mouse'))).toBe(false);
});
