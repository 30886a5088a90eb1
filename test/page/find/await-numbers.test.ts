// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { awaitNumbers } from '@/lib/page/find/await-numbers';
import type { FinderHandle } from '@/lib/page/find/frame-state';

vi.mock('@/lib/platform/page/shadow-root', () => ({
  shadowRootOf: (element: Element) => element.shadowRoot,
}));

/** Longer than a change waits to be looked at. */
const LOOKED_MS = 90;
/** Longer than until the first look for shadow roots that came late. */
const LATE_MS = 600;

let resting: AbortController;
let begun: number;
let finder: FinderHandle;
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** What a page holds when it is looked at first. */
const open = (body: string) => {
  document.body.innerHTML = body;
  void awaitNumbers(document, finder);
};
const add = async (html: string, ms = LOOKED_MS) => {
  document.body.insertAdjacentHTML('beforeend', html);
  await sleep(ms);
};

beforeEach(() => {
  resting = new AbortController();
  begun = 0;
  finder = {
    signal: resting.signal,
    stop: () => resting.abort(),
    start() {
      begun++;
      finder.finding = {} as never;
      return finder.finding as never;
    },
  };
});
afterEach(() => {
  resting.abort();
  vi.unstubAllGlobals();
});

/** The page is a frame in another; `show` tells that it came into view or left it. */
function inFrame() {
  let tell: (entries: readonly { isIntersecting: boolean }[]) => void = () => {};
  const disconnect = vi.fn();
  class Observer {
    observe = vi.fn();
    disconnect = disconnect;
    constructor(callback: typeof tell) {
      tell = callback;
    }
  }
  vi.stubGlobal('top', {});
  vi.stubGlobal('IntersectionObserver', Observer);
  return { show: (isIntersecting: boolean) => tell([{ isIntersecting }]), disconnect };
}

it.each([
  ['a number', '<p>Call 212 555 0134</p>'],
  ['a number over two texts', '<p>Call <b>+1 212</b> 555 0134</p>'],
  ['letters to dial', '<p>1-800-FLOWERS</p>'],
  ['a dial link without digits to read', '<a href="tel:+12125550134">Call us</a>'],
  ['a field', '<form><input></form>'],
])('begins at once with %s', (_, body) => {
  open(body);
  expect(begun).toBe(1);
});

it.each([
  ['text', '<p>Offer 12, tomorrow at 9.30</p>'],
  ['other links', '<a href="https://crm.example/contacts/14">Ada</a>'],
  ['figures', '<table><tr><td>Offer 7</td><td>open</td></tr></table>'],
])('sets nothing up for %s, nor for more of it', async (_, body) => {
  open(body);
  await add(body);
  expect(begun).toBe(0);
});

it('begins, once, when something like a number comes', async () => {
  open('<p>Loading …</p>');
  await add('<p>212 555 0134</p>');
  await add('<p>212 555 0135</p>');
  expect(begun).toBe(1);
});

it('begins when a text or a link changes in place', async () => {
  open('<p>Loading …</p>');
  (document.querySelector('p')?.firstChild as Text).data = '212 555 0134';
  await sleep(LOOKED_MS);
  expect(begun).toBe(1);

  finder.finding = undefined as never;
  open('<a href="#">Call</a>');
  document.querySelector('a')?.setAttribute('href', 'tel:2125550134');
  await sleep(LOOKED_MS);
  expect(begun).toBe(2);
});

it('begins with a shadow root, and with one that comes without a change of nodes', async () => {
  document.body.innerHTML = '<contact-card></contact-card>';
  void awaitNumbers(document, finder);
  expect(begun).toBe(0);
  document.querySelector('contact-card')?.attachShadow({ mode: 'open' });
  await sleep(LATE_MS);
  expect(begun).toBe(1);
  finder.finding = undefined as never;
  void awaitNumbers(document, finder);
  expect(begun).toBe(2);
});

it('looks no more at a page that is left alone, nor once finding began elsewhere', async () => {
  open('<p>Loading …</p>');
  finder.start();
  await add('<p>212 555 0134</p>');
  expect(begun).toBe(1);

  finder.finding = undefined as never;
  open('<p>Loading …</p>');
  finder.stop();
  await add('<p>212 555 0134</p>');
  expect(begun).toBe(1);
});

it('begins on a page that changes all the time: what changes is then read alone', async () => {
  open('<p>0</p>');
  for (let nth = 0; nth < 18; nth++) await add('<b>.</b>', 60);
  expect(begun).toBe(0);
  for (let nth = 0; nth < 5; nth++) await add('<b>.</b>', 60);
  expect(begun).toBe(1);
});

it('asks a frame when that comes into view', async () => {
  const { show, disconnect } = inFrame();
  open('<p>Call 212 555 0134</p>');
  show(false);
  await add('<p>212 555 0135</p>');
  expect(begun).toBe(0);
  show(true);
  await sleep(0);
  expect(begun).toBe(1);
  expect(disconnect).toHaveBeenCalledOnce();
});

it('asks a frame that scrolls within: its root may be out of its view', async () => {
  inFrame();
  open('<p>Call 212 555 0134</p>');
  document.dispatchEvent(new Event('scroll'));
  await sleep(0);
  expect(begun).toBe(1);
});

it('begins in no frame that comes into view when it is left alone', async () => {
  const { show } = inFrame();
  open('<p>Call 212 555 0134</p>');
  finder.stop();
  show(true);
  await sleep(0);
  expect(begun).toBe(0);
});
