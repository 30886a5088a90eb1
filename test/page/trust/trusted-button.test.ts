// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { boxAt } from '@/lib/page/dom/geometry';
import type { ButtonVisibility, Distrust } from '@/lib/page/trust/trust';
import { trustButton } from '@/lib/page/trust/trusted-button';
import { trusted } from '@/test/support/dom/trusted-event';
import { drawElement } from '@/test/support/dom/unit-layout';

const watched = vi.hoisted(() => ({
  state: {} as ButtonVisibility,
  looks: 0,
  standsSince: 0,
  coveredAt: 0,
}));
vi.mock('@/lib/page/trust/visibility', () => ({
  watchVisibility: () => ({
    state: () => watched.state,
    look: () => {
      watched.looks++;
    },
    coveredAt: () => watched.coveredAt,
    movement: {
      box: () => ({ left: 0, top: 0, right: 100, bottom: 40 }),
      look: () => undefined,
      lastMovedAt: () => watched.standsSince,
      arrivalCountsFrom: () => watched.standsSince + 300,
    },
  }),
}));

const now = 10_000;
const on = { clientX: 20, clientY: 10 };
const off = { clientX: 200, clientY: 10 };
let root: ShadowRoot;
let surface: Element;
let button: HTMLElement;
let ending: AbortController;
let done: (string | Distrust)[];
let touched: { x: number; y: number } | undefined;
let keys: { keydown: number; keyup: number };

beforeEach(() => {
  document.body.innerHTML = '<div></div>';
  const host = document.querySelector('div') as HTMLElement;
  root = host.attachShadow({ mode: 'open' });
  root.innerHTML = '<p></p><button>Call</button>';
  surface = root.querySelector('p') as Element;
  button = root.querySelector('button') as HTMLElement;
  drawElement(button, boxAt(0, 0, { width: 100, height: 40 }));
  watched.state = { visibleSince: now - 5000, stillSince: now - 5000 };
  Object.assign(watched, { looks: 0, standsSince: now - 5000, coveredAt: now - 5000 });
  touched = undefined;
  keys = { keydown: 3, keyup: 3 };
  Object.assign(performance, { eventCounts: { get: (type: keyof typeof keys) => keys[type] } });
  ending = new AbortController();
  done = [];
  const onTrustedPress = (byKey: boolean) => done.push(byKey ? 'act by key' : 'act');
  const touches = { before: () => touched };
  const use = 'calls';
  const onRejectedPress = (why: Distrust) => void done.push(why);
  const mayShowList = () => false;
  trustButton(
    button,
    { host, use, mayShowList, onTrustedPress, onRejectedPress, touches },
    ending.signal,
  );
});
afterEach(() => {
  ending.abort();
  Reflect.deleteProperty(performance, 'eventCounts');
});

/** An event of the pointer, which meets the surface over the button. */
function pointer(
  type: string,
  timeStamp: number,
  init: PointerEventInit = {},
  make = trusted<MouseEvent>,
): Event {
  const told = { bubbles: true, composed: true, cancelable: true, detail: 1, ...on, ...init };
  const event = make(new PointerEvent(type, told));
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  surface.dispatchEvent(event);
  return event;
}

/** The pointer comes to the button from outside. */
const reach = (at = now - 1000) => {
  pointer('pointermove', at - 16, { ...off, movementX: 3 });
  pointer('pointermove', at, { movementX: -180 });
};
const press = (init: PointerEventInit = {}) => {
  pointer('pointerdown', now, init);
  return pointer('click', now + 80, init);
};

it('acts on a press after the pointer moved to the button', () => {
  reach();
  press();
  expect(done).toEqual(['act']);
});

it('looks at the button again when the press begins and when it ends', () => {
  reach();
  press();
  expect(watched.looks).toBe(2);
});

it('rejects a press on a button that moved under a resting pointer, even if the pointer trembles', () => {
  reach(now - 1000);
  watched.standsSince = now - 800;
  pointer('pointermove', now - 400, { movementX: 1 });
  press();
  expect(done).toEqual(['not-reached']);
});

it('trusts a press once the pointer left the moved button and came back', () => {
  watched.standsSince = now - 800;
  reach(now - 400);
  press();
  expect(done).toEqual(['act']);
});

it('rejects a press if the page moved the button a moment before the pointer came', () => {
  watched.standsSince = now - 600;
  reach(now - 400);
  press();
  expect(done).toEqual(['not-reached']);
});

it('does not count the edge of the button as outside, but counts a long movement', () => {
  pointer('pointermove', now - 1000, { clientX: 105, clientY: 10, movementX: 1 });
  pointer('pointermove', now - 990, { clientX: 99, clientY: 10, movementX: -6 });
  press();
  pointer('pointermove', now - 900, { movementX: -150 });
  press();
  expect(done).toEqual(['not-reached', 'act']);
});

it('rejects a press of a pointer that came while the button was covered', () => {
  reach(now - 1000);
  watched.coveredAt = now - 900;
  press();
  expect(done).toEqual(['not-reached']);
});

it('ignores pointer moves by a script', () => {
  pointer('pointermove', now - 1100, { ...off, movementX: 3 }, (event) => event);
  pointer('pointermove', now - 1000, { movementX: 3 }, (event) => event);
  press();
  expect(done).toEqual(['not-reached']);
});

it.each([
  ['elsewhere', { x: 300, y: 10 }, 'act'],
  ['at the same place', { x: 22, y: 12 }, 'not-reached'],
  ['nowhere before', undefined, 'not-reached'],
] as const)('trusts a finger by its last touch: %s', (_, before, what) => {
  touched = before;
  press({ pointerType: 'touch' });
  expect(done).toEqual([what]);
});

it('trusts a touch on a button only after a longer time', () => {
  touched = { x: 300, y: 10 };
  watched.state = { visibleSince: now - 400, stillSince: now - 5000 };
  press({ pointerType: 'touch' });
  expect(done).toEqual(['covered']);
});

it.each([
  ['was covered', { visibleSince: undefined }, 'covered'],
  ['came into sight a moment ago', { visibleSince: now - 299 }, 'covered'],
  ['moved a moment ago', { stillSince: now - 299 }, 'too-soon'],
] as const)('rejects a press on a button that %s', (_, visibility, why) => {
  watched.state = { ...watched.state, ...visibility };
  reach(now - 100);
  press();
  expect(done).toEqual([why]);
});

it('rejects a click by a script', () => {
  reach();
  pointer('pointerdown', now);
  pointer('click', now + 80, {}, (event) => event);
  expect(done).toEqual(['forged']);
});

it('rejects a click whose press was made by a script', () => {
  reach();
  pointer('pointerdown', now, {}, (event) => event);
  pointer('click', now + 80);
  expect(done).toEqual(['too-soon']);
});

it('rejects a press that begins beside the button', () => {
  reach();
  pointer('pointerdown', now, off);
  pointer('click', now + 80);
  expect(done).toEqual(['too-soon']);
});

it('rejects a second click after one press', () => {
  reach();
  press();
  pointer('click', now + 160);
  expect(done).toEqual(['act', 'too-soon']);
});

it('stops its own clicks, and no click beside the button', () => {
  const heard: string[] = [];
  surface.addEventListener('click', ({ type }) => heard.push(type));
  reach();
  press();
  expect(heard).toEqual([]);
  press(off);
  expect(heard).toEqual(['click']);
  expect(done).toEqual(['act']);
});

/** A click of the keyboard: it has no pointer, and the button is its target. */
function keyClick(make = trusted<MouseEvent>, detail = 0): void {
  const event = make(new PointerEvent('click', { bubbles: true, detail, pointerType: '' }));
  Object.defineProperty(event, 'timeStamp', { value: now });
  button.dispatchEvent(event);
}

it('acts on a key click, if the button was still before it', () => {
  keyClick();
  watched.state = { ...watched.state, stillSince: now - 299 };
  keyClick();
  expect(done).toEqual(['act by key', 'too-soon']);
});

it('acts on a click of a screen reader, which Firefox counts as one', () => {
  keyClick(undefined, 1);
  expect(done).toEqual(['act by key']);
});

it('acts on a key only if it went down after the button appeared, whatever a page lets us hear', () => {
  keys.keydown += 1;
  keyClick();
  expect(done).toEqual(['too-soon']);
  keys.keyup += 1;
  keys.keydown += 1;
  keyClick();
  expect(done).toEqual(['too-soon', 'act by key']);
});

it.each([
  ['a key', 6, 'too-soon'],
  ['a screen reader', 0, 'act by key'],
])(
  'recognises a click of %s by what Firefox says of it, before it has counted the key',
  (_, source, what) => {
    keyClick((event) => Object.assign(trusted(event), { mozInputSource: source }));
    expect(done).toEqual([what]);
  },
);

it('rejects a key click by a script', () => {
  keyClick((event) => event);
  expect(done).toEqual(['forged']);
});

it.each([
  [true, true],
  [false, false],
])('prevents a key that is held down (repeat: %s)', (repeat, prevented) => {
  const event = new KeyboardEvent('keydown', { key: 'Enter', repeat, cancelable: true });
  button.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(prevented);
});

it('does nothing after its end', () => {
  reach();
  ending.abort();
  press();
  keyClick();
  expect(done).toEqual([]);
});
