// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { takeKey } from '@/components/page/keys/take-key';

let heard: string[];
let isWanted: boolean;
const TYPES = ['keydown', 'keyup'] as const;
const note = (event: KeyboardEvent) => heard.push(`${event.type} ${event.code}`);
/** The card takes the next press of Escape. */
const take = (event: KeyboardEvent) => {
  if (!isWanted || event.code !== 'Escape') return;
  isWanted = false;
  takeKey(event);
};

beforeEach(() => {
  heard = [];
  isWanted = true;
  window.addEventListener('keydown', take, { capture: true });
  for (const type of TYPES) document.addEventListener(type, note);
});
afterEach(() => {
  window.removeEventListener('keydown', take, { capture: true });
  for (const type of TYPES) document.removeEventListener(type, note);
});

function fire(type: (typeof TYPES)[number], code: string, repeat = false): Event {
  const event = new KeyboardEvent(type, { code, repeat, bubbles: true, cancelable: true });
  document.body.dispatchEvent(event);
  return event;
}

it('keeps a press and its release from the page', () => {
  expect(fire('keydown', 'Escape').defaultPrevented).toBe(true);
  expect(fire('keyup', 'Escape').defaultPrevented).toBe(true);
  expect(heard).toEqual([]);
});

it('leaves the next press to the page', () => {
  fire('keydown', 'Escape');
  fire('keyup', 'Escape');
  fire('keydown', 'Escape');
  fire('keyup', 'Escape');
  expect(heard).toEqual(['keydown Escape', 'keyup Escape']);
});

it('keeps the release from the page after another key was released', () => {
  fire('keydown', 'KeyA');
  fire('keydown', 'Escape');
  fire('keyup', 'KeyA');
  fire('keyup', 'Escape');
  expect(heard).toEqual(['keydown KeyA', 'keyup KeyA']);
});

it('keeps the repeats of a key that is held down from the page', () => {
  fire('keydown', 'Escape');
  fire('keydown', 'Escape', true);
  fire('keydown', 'Escape', true);
  fire('keyup', 'Escape');
  expect(heard).toEqual([]);
});

it('leaves the next press to the page if the release went elsewhere', () => {
  fire('keydown', 'Escape');
  fire('keydown', 'Escape');
  fire('keyup', 'Escape');
  expect(heard).toEqual(['keydown Escape', 'keyup Escape']);
});
