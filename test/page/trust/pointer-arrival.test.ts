// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MovementWatch } from '@/lib/page/trust/movement-watch';
import {
  followPointerArrival,
  followTouches,
  type PointerArrival,
} from '@/lib/page/trust/pointer-arrival';
import { trusted } from '@/test/support/dom/trusted-event';

describe('followPointerArrival', () => {
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

  it('returns when a pointer came in from outside', () => {
    move(300, 400);
    expect(arrival.pointerArrivedAt()).toBeUndefined();
    move(150, 420, -150);
    move(151, 440, 1);
    expect(arrival.pointerArrivedAt()).toBe(420);
  });

  it('does not count a tremble as an arrival, even over the edge', () => {
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

  it('does not count a pointer that came too early, until it comes again', () => {
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

  it('does not follow a finger, but knows whether it touched elsewhere before', () => {
    move(300, 400, 5, 'touch');
    move(150, 420, 5, 'touch');
    expect(arrival.pointerArrivedAt()).toBeUndefined();
    expect(arrival.fingerArrived({ x: 150, y: 120 })).toBe(false);
    expect(arrival.fingerArrived({ x: 220, y: 120 })).toBe(false);
    expect(arrival.fingerArrived({ x: 230, y: 120 })).toBe(true);
    expect(arrival.fingerArrived(undefined)).toBe(false);
  });
});

describe('followTouches', () => {
  afterEach(() => void Reflect.deleteProperty(performance, 'eventCounts'));

  function touch(clientX: number, pointerType = 'touch', make = trusted<PointerEvent>): void {
    window.dispatchEvent(
      make(new PointerEvent('pointerdown', { clientX, clientY: 5, pointerType })),
    );
  }

  it('returns where the touch before the last one was', () => {
    const ending = new AbortController();
    const touches = followTouches(undefined, ending.signal);
    touch(10);
    expect(touches.before()).toBeUndefined();
    touch(20);
    expect(touches.before()).toEqual({ x: 10, y: 5 });
    touch(30, 'mouse');
    touch(30, 'touch', (event) => event);
    expect(touches.before()).toEqual({ x: 10, y: 5 });
    ending.abort();
    touch(30);
    expect(touches.before()).toEqual({ x: 10, y: 5 });
  });

  it('starts with a click that came before', () => {
    const known = new MouseEvent('click', { clientX: 3, clientY: 4 });
    const touches = followTouches(known, new AbortController().signal);
    touch(10);
    expect(touches.before()).toEqual({ x: 3, y: 4 });
  });

  it.each([
    ['Chromium, which counts a press before we hear of it', 0],
    ['Firefox, which counts it later', -1],
  ])('forgets earlier touches after one that the page kept from us, in %s', (_, lag) => {
    let pressed = 5;
    Object.assign(performance, { eventCounts: { get: () => pressed + lag } });
    const touches = followTouches(undefined, new AbortController().signal);
    const press = (isHeard: boolean) => {
      pressed += 1;
      if (isHeard) touch(10);
    };
    press(true);
    press(true);
    expect(touches.before()).toEqual({ x: 10, y: 5 });
    press(false);
    press(true);
    expect(touches.before()).toBeUndefined();
    press(true);
    expect(touches.before()).toEqual({ x: 10, y: 5 });
  });
});
