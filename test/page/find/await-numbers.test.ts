// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { awaitNumbers, requestFinder } from '@/lib/page/find/await-numbers';
import type { FinderHandle } from '@/lib/page/find/frame-state';
import { fakeAsk } from '@/test/support/fakes/fake-ask';

vi.mock('@/lib/platform/page/shadow-root', () => ({
  shadowRootOf: (element: Element) => element.shadowRoot,
}));

describe('awaitNumbers', () => {
  /** Longer than the wait before a change is checked, in milliseconds. */
  const CHECKED_MS = 90;
  /** Longer than the wait before the first check for late shadow roots, in milliseconds. */
  const LATE_MS = 600;

  let ending: AbortController;
  let starts: number;
  let finder: FinderHandle;
  const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  /** Opens a page with this body. */
  const open = (body: string) => {
    document.body.innerHTML = body;
    void awaitNumbers(document, finder);
  };
  const add = async (html: string, ms = CHECKED_MS) => {
    document.body.insertAdjacentHTML('beforeend', html);
    await sleep(ms);
  };

  beforeEach(() => {
    ending = new AbortController();
    starts = 0;
    finder = {
      abortSignal: ending.signal,
      stop: () => ending.abort(),
      ask: fakeAsk({}),
      ignores: () => false,
      start() {
        starts++;
        finder.frame = {} as never;
        return finder.frame as never;
      },
    };
  });
  afterEach(() => {
    ending.abort();
    vi.unstubAllGlobals();
  });

  /** Makes the page a frame. `show` reports that it came into view or left it. */
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
  ])('starts at once with %s', (_, body) => {
    open(body);
    expect(starts).toBe(1);
  });

  it.each([
    ['text', '<p>Offer 12, tomorrow at 9.30</p>'],
    ['other links', '<a href="https://crm.example/contacts/14">Ada</a>'],
    ['figures', '<table><tr><td>Offer 7</td><td>open</td></tr></table>'],
  ])('sets nothing up for %s, nor when more of it is added', async (_, body) => {
    open(body);
    await add(body);
    expect(starts).toBe(0);
  });

  it('starts once when something like a number is added', async () => {
    open('<p>Loading …</p>');
    await add('<p>212 555 0134</p>');
    await add('<p>212 555 0135</p>');
    expect(starts).toBe(1);
  });

  it('starts when a text or a link changes in place', async () => {
    open('<p>Loading …</p>');
    (document.querySelector('p')?.firstChild as Text).data = '212 555 0134';
    await sleep(CHECKED_MS);
    expect(starts).toBe(1);

    finder.frame = undefined as never;
    open('<a href="#">Call</a>');
    document.querySelector('a')?.setAttribute('href', 'tel:2125550134');
    await sleep(CHECKED_MS);
    expect(starts).toBe(2);
  });

  it('starts with a shadow root, even if it is attached without a change of nodes', async () => {
    document.body.innerHTML = '<contact-card></contact-card>';
    void awaitNumbers(document, finder);
    expect(starts).toBe(0);
    document.querySelector('contact-card')?.attachShadow({ mode: 'open' });
    await sleep(LATE_MS);
    expect(starts).toBe(1);
    finder.frame = undefined as never;
    void awaitNumbers(document, finder);
    expect(starts).toBe(2);
  });

  it('stops checking once it is stopped, or once finding was started elsewhere', async () => {
    open('<p>Loading …</p>');
    finder.start();
    await add('<p>212 555 0134</p>');
    expect(starts).toBe(1);

    finder.frame = undefined as never;
    open('<p>Loading …</p>');
    finder.stop();
    await add('<p>212 555 0134</p>');
    expect(starts).toBe(1);
  });

  it('starts on a page that changes all the time, to read only the changes', async () => {
    open('<p>0</p>');
    for (let nth = 0; nth < 18; nth++) await add('<b>.</b>', 60);
    expect(starts).toBe(0);
    for (let nth = 0; nth < 5; nth++) await add('<b>.</b>', 60);
    expect(starts).toBe(1);
  });

  it('checks a frame when it comes into view', async () => {
    const { show, disconnect } = inFrame();
    open('<p>Call 212 555 0134</p>');
    show(false);
    await add('<p>212 555 0135</p>');
    expect(starts).toBe(0);
    show(true);
    await sleep(0);
    expect(starts).toBe(1);
    expect(disconnect).toHaveBeenCalledOnce();
  });

  it('checks a frame that scrolls: its root may be out of view', async () => {
    inFrame();
    open('<p>Call 212 555 0134</p>');
    document.dispatchEvent(new Event('scroll'));
    await sleep(0);
    expect(starts).toBe(1);
  });

  it('does not start in a frame that comes into view after it is stopped', async () => {
    const { show } = inFrame();
    open('<p>Call 212 555 0134</p>');
    finder.stop();
    show(true);
    await sleep(0);
    expect(starts).toBe(0);
  });

  it('observes no frame and no scrolling after it is stopped', () => {
    const { disconnect } = inFrame();
    open('<p>Call 212 555 0134</p>');
    finder.stop();
    document.dispatchEvent(new Event('scroll'));
    // Each scroll that is heard disconnects again.
    expect(disconnect).toHaveBeenCalledOnce();
  });
});

describe('requestFinder', () => {
  /** Asks a background that does not answer the first `failures` times. Returns the waits between. */
  async function waitsFor(failures: number): Promise<number[]> {
    const waits: number[] = [];
    let left = failures;
    let delayed: (() => void) | undefined;
    const ask = async () => ({ ok: left-- <= 0 });
    const delay = (run: () => void, ms: number) => {
      waits.push(ms);
      delayed = run;
    };
    await requestFinder(ask as never, delay);
    while (delayed) {
      const run = delayed;
      delayed = undefined;
      run();
      await new Promise((resolve) => setTimeout(resolve));
    }
    return waits;
  }

  it('asks once where the background answers', async () => {
    expect(await waitsFor(0)).toEqual([]);
  });

  it('asks again later and later until the background answers', async () => {
    expect(await waitsFor(3)).toEqual([1000, 2000, 4000]);
    expect((await waitsFor(9)).slice(-3)).toEqual([60_000, 60_000, 60_000]);
  });
});
