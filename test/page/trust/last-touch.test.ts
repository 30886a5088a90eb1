// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { followTouches } from '@/lib/page/trust/last-touch';
import { trusted } from '@/test/support/dom/trusted-event';

afterEach(() => void Reflect.deleteProperty(performance, 'eventCounts'));

function touch(clientX: number, pointerType = 'touch', make = trusted<PointerEvent>): void {
  window.dispatchEvent(make(new PointerEvent('pointerdown', { clientX, clientY: 5, pointerType })));
}

it('tells where the touch before the last one was', () => {
  const ending = new AbortController();
  const { before } = followTouches(undefined, ending.signal);
  touch(10);
  expect(before()).toBeUndefined();
  touch(20);
  expect(before()).toEqual({ x: 10, y: 5 });
  touch(30, 'mouse');
  touch(30, 'touch', (event) => event);
  expect(before()).toEqual({ x: 10, y: 5 });
  ending.abort();
  touch(30);
  expect(before()).toEqual({ x: 10, y: 5 });
});

it('knows a click that came before', () => {
  const known = new MouseEvent('click', { clientX: 3, clientY: 4 });
  const { before } = followTouches(known, new AbortController().signal);
  touch(10);
  expect(before()).toEqual({ x: 3, y: 4 });
});

it.each([
  ['Chromium, which counts a press before we hear of it', 0],
  ['Firefox, which counts it later', -1],
])('knows no touch before one that the page kept from us, in %s', (_, lag) => {
  let pressed = 5;
  Object.assign(performance, { eventCounts: { get: () => pressed + lag } });
  const { before } = followTouches(undefined, new AbortController().signal);
  const press = (isHeard: boolean) => {
    pressed += 1;
    if (isHeard) touch(10);
  };
  press(true);
  press(true);
  expect(before()).toEqual({ x: 10, y: 5 });
  press(false);
  press(true);
  expect(before()).toBeUndefined();
  press(true);
  expect(before()).toEqual({ x: 10, y: 5 });
});
