// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { addPointerTarget } from '@/lib/page/card/pointer-target';
import { boxAt } from '@/lib/page/dom/geometry';
import { trusted } from '@/test/support/dom/trusted-event';
import { drawElement } from '@/test/support/dom/unit-layout';

let slot: HTMLSlotElement;
let call: HTMLButtonElement;
let close: HTMLButtonElement;
let target: ReturnType<typeof addPointerTarget>;
const pressed: string[] = [];
const now = 10_000;

beforeEach(() => {
  pressed.length = 0;
  document.body.innerHTML = '<div><button id="call"></button><button id="close"></button></div>';
  const layer = document.querySelector('div') as HTMLElement;
  slot = layer.appendChild(document.createElement('slot'));
  [call, close] = [...layer.querySelectorAll('button')] as [HTMLButtonElement, HTMLButtonElement];
  drawElement(call, boxAt(0, 0, { width: 100, height: 40 }));
  drawElement(close, boxAt(0, 50, { width: 100, height: 40 }));
  for (const button of [call, close]) {
    button.addEventListener('click', () => pressed.push(button.id));
  }
  target = addPointerTarget(layer, slot);
  vi.spyOn(performance, 'now').mockReturnValue(now);
});

function fire(type: string, y: number, timeStamp: number, make = trusted<MouseEvent>): void {
  const event = make(new MouseEvent(type, { clientX: 5, clientY: y }));
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  slot.dispatchEvent(event);
}

/** The rep's press at this height, from one moment to another. */
function press(y: number, downAt = now, upAt = downAt + 80): void {
  fire('pointerdown', y, downAt);
  fire('click', y, upAt);
}

it('presses the button that is drawn under the pointer', () => {
  press(10);
  press(60);
  press(45);
  expect(pressed).toEqual(['call', 'close']);
});

it('shows which button the pointer is over', () => {
  const over = () => [slot, call, close].map(({ classList }) => classList.contains('over'));
  fire('pointermove', 10, now);
  expect(over()).toEqual([true, true, false]);
  fire('pointermove', 60, now);
  expect(over()).toEqual([true, false, true]);
  fire('pointermove', 45, now);
  expect(over()).toEqual([false, false, false]);
  fire('pointermove', 60, now);
  fire('pointerleave', 60, now);
  expect(over()).toEqual([false, false, false]);
});

it('ignores a click by a script', () => {
  fire('pointerdown', 10, now);
  fire('click', 10, now, (event) => event);
  expect(pressed).toEqual([]);
});

it('ignores the second click of a double click after the card changed', () => {
  target.onContentChanged();
  press(10, now + 399);
  expect(pressed).toEqual([]);
  press(10, now + 400);
  expect(pressed).toEqual(['call']);
});

it('ignores a press that began before the change, even if it ends much later', () => {
  fire('pointerdown', 10, now - 50);
  target.onContentChanged();
  fire('click', 10, now + 2000);
  expect(pressed).toEqual([]);
});
