// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { boxAt } from '@/lib/page/dom/geometry';
import { watchMovement } from '@/lib/page/trust/movement-watch';
import { drawElement } from '@/test/support/dom/unit-layout';

let now = 0;
let button: HTMLElement;
const put = (left: number) => drawElement(button, boxAt(left, 50, { width: 80, height: 32 }));

beforeEach(() => {
  now = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  button = document.createElement('button');
  put(100);
});
afterEach(() => vi.restoreAllMocks());

it('tells since when a button has been in one movement', () => {
  const movement = watchMovement(button);
  now = 1500;
  movement.look();
  expect(movement.lastMovedAt()).toBe(1000);
  put(140);
  movement.look();
  expect(movement.lastMovedAt()).toBe(1500);
  expect(movement.box().left).toBe(140);
});

it('notices a button that creeps', () => {
  const movement = watchMovement(button);
  for (let step = 1; step <= 10; step++) {
    now += 16;
    put(100 + step * 0.4);
    movement.look();
  }
  expect(movement.lastMovedAt()).toBeGreaterThan(1100);
});

it('lets a pointer come at once to a button that was just drawn, later to one that moved', () => {
  const movement = watchMovement(button);
  movement.painted();
  now = 1050;
  put(140);
  movement.look();
  expect(movement.arrivalCountsFrom()).toBe(1050);
  now = 2000;
  put(180);
  movement.look();
  expect(movement.arrivalCountsFrom()).toBe(2300);
});

it('lets a pointer come at once to a button that a slow page painted late', () => {
  const movement = watchMovement(button);
  now = 1400;
  put(140);
  movement.look();
  movement.painted();
  expect(movement.arrivalCountsFrom()).toBe(1400);
  now = 1600;
  put(180);
  movement.look();
  expect(movement.arrivalCountsFrom()).toBe(1900);
});

it('counts a locked pointer as a movement: the hand moved, and the pointer stood still', () => {
  const movement = watchMovement(button);
  now = 1500;
  const lock = vi.fn(() => document.body);
  Object.defineProperty(document, 'pointerLockElement', { configurable: true, get: lock });
  movement.look();
  Reflect.deleteProperty(document, 'pointerLockElement');
  expect(movement.lastMovedAt()).toBe(1500);
});
