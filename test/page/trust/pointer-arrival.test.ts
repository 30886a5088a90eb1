// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { MovementWatch } from '@/lib/page/trust/movement-watch';
import { followPointerArrival, type PointerArrival } from '@/lib/page/trust/pointer-arrival';
import { trusted } from '@/test/support/dom/trusted-event';

let lastMovedAt = 0;
let ending: AbortController;
let arrival: PointerArrival;
const movement: MovementWatch = {
  box: () => ({ left: 100, top: 100, right: 200, bottom: 140 }),
  look: () => undefined,
  painted: () => undefined,
  lastMovedAt: () => lastMovedAt,
  arrivalCountsFrom: () => lastMovedAt + 300,
};

beforeEach(() => {
  lastMovedAt = 0;
  ending = new AbortController();
  arrival = followPointerArrival(movement, ending.signal);
});
afterEach(() => ending.abort());

function move(clientX: number, timeStamp: number, movementX = 5, pointerType = 'mouse'): void {
  const told = { clientX, clientY: 120, movementX, pointerType };
  const event = trusted(new PointerEvent('pointermove', told));
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  window.dispatchEvent(event);
}

it('tells when a pointer came in from outside', () => {
  move(300, 400);
  expect(arrival.pointerArrivedAt()).toBeUndefined();
  move(150, 420, -150);
  move(151, 440, 1);
  expect(arrival.pointerArrivedAt()).toBe(420);
});

it('takes a tremble, also over the edge, for no coming', () => {
  for (const x of [150, 151, 205, 199, 205]) move(x, 400, 1);
  expect(arrival.pointerArrivedAt()).toBeUndefined();
});

it('knows by the movement where a pointer came from', () => {
  move(150, 400, -120);
  expect(arrival.pointerArrivedAt()).toBe(400);
});

it('does not count that a pointer was outside before moves that the page kept from us', () => {
  move(300, 400);
  move(150, 420, 1);
  expect(arrival.pointerArrivedAt()).toBeUndefined();
});

it('counts a pointer on a page that is zoomed out', () => {
  move(300, 400);
  move(150, 420, -50);
  expect(arrival.pointerArrivedAt()).toBe(420);
});

it('takes no pointer that came too early, until it comes again', () => {
  move(300, 100);
  move(150, 200, -150);
  move(150, 500, 0);
  expect(arrival.pointerArrivedAt()).toBeUndefined();
  move(300, 600, 150);
  move(150, 620, -150);
  expect(arrival.pointerArrivedAt()).toBe(620);
});

it('forgets a pointer once the button moved', () => {
  move(300, 400);
  move(150, 420, -150);
  lastMovedAt = 1000;
  expect(arrival.pointerArrivedAt()).toBeUndefined();
  move(150, 1500, 1);
  expect(arrival.pointerArrivedAt()).toBeUndefined();
});

it('follows no finger, but knows whether it touched elsewhere', () => {
  move(300, 400, 5, 'touch');
  move(150, 420, 5, 'touch');
  expect(arrival.pointerArrivedAt()).toBeUndefined();
  expect(arrival.fingerArrived({ x: 150, y: 120 })).toBe(false);
  expect(arrival.fingerArrived({ x: 220, y: 120 })).toBe(false);
  expect(arrival.fingerArrived({ x: 230, y: 120 })).toBe(true);
  expect(arrival.fingerArrived(undefined)).toBe(false);
});
