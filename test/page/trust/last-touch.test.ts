// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { followTouches } from '@/lib/page/trust/last-touch';
import { trusted } from '@/test/support/dom/trusted-event';

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

it('knows whether the page kept a press between the last two from us', async () => {
  let counted = 5;
  Object.assign(performance, { eventCounts: { get: () => counted } });
  const { missedOne } = followTouches(undefined, new AbortController().signal);
  const press = async (isHeard: boolean) => {
    if (isHeard) touch(10);
    counted += 1;
    await new Promise((resolve) => setTimeout(resolve));
  };
  await press(true);
  expect(missedOne()).toBe(false);
  await press(true);
  expect(missedOne()).toBe(false);
  await press(false);
  await press(true);
  expect(missedOne()).toBe(true);
  await press(true);
  expect(missedOne()).toBe(false);
});
