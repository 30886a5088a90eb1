// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FieldUse, followFieldUse } from '@/lib/page/trust/field-use';
import { trusted } from '@/test/support/dom/trusted-event';

// None of these fields is in a shadow root.
vi.mock('@/lib/platform/page/shadow-root', () => ({ shadowRootOf: () => null }));

let counts: Map<string, number>;
let frames: FrameRequestCallback[];
let host: HTMLElement;
let layer: HTMLElement;
let field: HTMLInputElement;
let ending: AbortController;

beforeEach(() => {
  counts = new Map();
  frames = [];
  document.body.innerHTML = '<div></div><input id="field"><textarea></textarea><button>Go</button>';
  host = document.querySelector('div') as HTMLElement;
  layer = host.appendChild(document.createElement('dialog'));
  layer.tabIndex = -1;
  field = document.querySelector('input') as HTMLInputElement;
  ending = new AbortController();
  vi.stubEnv('FIREFOX', '');
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run));
  countEvents(counts);
});
afterEach(() => {
  ending.abort();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

function countEvents(eventCounts: ReadonlyMap<string, number> | undefined): void {
  Object.defineProperty(performance, 'eventCounts', { value: eventCounts, configurable: true });
}

const follow = (): FieldUse => followFieldUse(document, { host, layer }, ending.signal);
const count = (type: string) => counts.set(type, (counts.get(type) ?? 0) + 1);

/** Lets the page paint often enough for every event to be counted. */
function paint(): void {
  for (let frame = 0; frame < 3; frame++) for (const run of frames.splice(0)) run(0);
}

/** A press on our host, which Chromium counts before our listener runs, and Firefox at the next frame. */
function pressHost(counted: 'before' | 'after' = 'before'): void {
  if (counted === 'before') count('pointerdown');
  host.dispatchEvent(trusted(new PointerEvent('pointerdown', { bubbles: true })));
  if (counted === 'after') count('pointerdown');
  paint();
}

it('expects no list while no field of the page has the focus', () => {
  const { mayShowList } = follow();
  expect(mayShowList()).toBe(false);
  document.querySelector('button')?.focus();
  count('keydown');
  expect(mayShowList()).toBe(false);
});

it.each(['input', 'textarea'])(
  'expects a list once an %s gets the focus, until it loses it',
  (name) => {
    const { mayShowList } = follow();
    const given = document.querySelector<HTMLElement>(name);
    given?.focus();
    expect([mayShowList(), mayShowList()]).toEqual([true, true]);
    given?.blur();
    expect(mayShowList()).toBe(false);
  },
);

it('expects a list in a field that the page gave the focus only once it is used', () => {
  field.focus();
  const { mayShowList } = follow();
  expect(mayShowList()).toBe(false);
  count('keydown');
  expect(mayShowList()).toBe(true);
});

it('expects a list in a field that was used before it was followed', () => {
  field.focus();
  count('keydown');
  expect(follow().mayShowList()).toBe(true);
});

it.each(['before', 'after'] as const)(
  'expects no list after a press on our host, which closes it (counted %s our listener runs)',
  (counted) => {
    const { mayShowList, wasListShown } = follow();
    field.focus();
    expect([mayShowList(), wasListShown()]).toEqual([true, false]);
    pressHost(counted);
    expect([mayShowList(), wasListShown()]).toEqual([false, true]);
    pressHost(counted);
    expect([mayShowList(), wasListShown()]).toEqual([false, false]);
  },
);

it.each(['keydown', 'input', 'pointerdown'])(
  'expects a list again after a %s in the field',
  (type) => {
    const { mayShowList } = follow();
    field.focus();
    pressHost();
    expect(mayShowList()).toBe(false);
    count(type);
    expect([mayShowList(), mayShowList()]).toEqual([true, true]);
  },
);

it('expects a list for a key that is pressed right after a press on our host', () => {
  const { mayShowList } = follow();
  field.focus();
  host.dispatchEvent(trusted(new PointerEvent('pointerdown', { bubbles: true })));
  count('keydown');
  expect(mayShowList()).toBe(true);
  paint();
  expect(mayShowList()).toBe(true);
});

/** How often the field lost the focus. */
function blursDuring(run: () => void): number {
  let blurs = 0;
  const onBlur = () => blurs++;
  field.addEventListener('blur', onBlur);
  run();
  field.removeEventListener('blur', onBlur);
  return blurs;
}

it('closes the list by taking the focus for a moment', () => {
  const { mayShowList, closeList } = follow();
  field.focus();
  expect(mayShowList()).toBe(true);
  expect(blursDuring(closeList)).toBe(1);
  expect(document.activeElement).toBe(field);
  expect(mayShowList()).toBe(false);
});

it.each([
  ['', '', 1],
  ['off', '', 0],
  ['', 'off', 0],
  ['tel', 'off', 1],
])(
  'takes the focus at a press from a field (autocomplete "%s", of its form "%s") %i times',
  (of, ofForm, times) => {
    document.body.append(document.createElement('form'));
    const form = document.querySelector('form') as HTMLFormElement;
    form.setAttribute('autocomplete', ofForm);
    form.append(field);
    field.setAttribute('autocomplete', of);
    const { mayShowList } = follow();
    field.focus();
    expect(blursDuring(pressHost)).toBe(times);
    expect(document.activeElement).toBe(field);
    expect(mayShowList()).toBe(false);
    // Not used since: nothing is to be closed.
    expect(blursDuring(pressHost)).toBe(0);
  },
);

it('ignores a press that a script made', () => {
  const { mayShowList } = follow();
  field.focus();
  expect(mayShowList()).toBe(true);
  host.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  expect(mayShowList()).toBe(true);
});

it('expects a list in each field in a browser that counts no events', () => {
  countEvents(undefined);
  field.focus();
  const { mayShowList } = follow();
  pressHost();
  expect(mayShowList()).toBe(true);
});

it('leaves the focus alone at a press in Firefox, which closes its list itself', () => {
  vi.stubEnv('FIREFOX', 'true');
  const { mayShowList, wasListShown } = follow();
  field.focus();
  expect(blursDuring(pressHost)).toBe(0);
  expect([mayShowList(), wasListShown()]).toEqual([false, true]);
});
