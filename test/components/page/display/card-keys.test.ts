// @vitest-environment happy-dom
import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  onCountryKey,
  onEscapeKey,
  takeKey,
  type UsableKeys,
  watchUsableKeys,
} from '@/components/page/display/card-keys';
import { anchor, fakeCountdown, fakeModel, SAMPLE_OFFER } from '@/test/support/dom/fake-display';
import { trusted } from '@/test/support/dom/trusted-event';

vi.mock('@/lib/platform/page/shadow-root', () => ({
  shadowRootOf: (element: Element) => element.shadowRoot,
}));

describe('Escape and C', () => {
  let ending: AbortController;
  let heard: string[];
  let card: ReturnType<typeof fakeModel>;
  let countdown: ReturnType<typeof fakeCountdown>;
  const usable = signal<UsableKeys>('all');
  const note = ({ type }: Event) => heard.push(type);

  beforeEach(() => {
    ending = new AbortController();
    heard = [];
    card = fakeModel();
    countdown = fakeCountdown();
    usable.value = 'all';
    onEscapeKey(card.model, countdown.countdown, ending.signal);
    onCountryKey(card.model, { usable, follow: () => undefined }, ending.signal);
    for (const type of ['keydown', 'keyup']) document.addEventListener(type, note);
  });
  afterEach(() => {
    ending.abort();
    for (const type of ['keydown', 'keyup']) document.removeEventListener(type, note);
    vi.restoreAllMocks();
  });

  /** The rep presses and releases a key. Returns what the page hears of it. */
  function press(
    key: string,
    init: KeyboardEventInit = {},
    make = trusted<KeyboardEvent>,
  ): string[] {
    heard = [];
    const told = { key, code: `Key${key.toUpperCase()}`, bubbles: true, cancelable: true, ...init };
    for (const type of ['keydown', 'keyup']) {
      document.body.dispatchEvent(make(new KeyboardEvent(type, told)));
    }
    return heard;
  }

  const both = ['keydown', 'keyup'];

  it('leaves Escape to the page while nothing but the button is shown', () => {
    expect(press('Escape')).toEqual(both);
    card.shown.value = { kind: 'button', offer: SAMPLE_OFFER, anchor };
    expect(press('Escape')).toEqual(both);
    expect(card.back).not.toHaveBeenCalled();
  });

  it('goes back or closes on Escape, unnoticed by the page', () => {
    card.shown.value = { kind: 'card', offer: SAMPLE_OFFER };
    expect(press('Escape')).toEqual([]);
    expect(card.back).toHaveBeenCalledOnce();
    expect(press('a')).toEqual(both);
  });

  it('cancels a countdown on Escape', () => {
    card.shown.value = { kind: 'call', callId: 'call-1', text: SAMPLE_OFFER.text };
    countdown.counting.value = { callId: 'call-1' } as never;
    press('Escape');
    expect(countdown.cancel).toHaveBeenCalledOnce();
    expect(card.back).not.toHaveBeenCalled();
  });

  it('ignores Escape by a script', () => {
    card.shown.value = { kind: 'card', offer: SAMPLE_OFFER };
    expect(press('Escape', {}, (event) => event)).toEqual(both);
    expect(card.back).not.toHaveBeenCalled();
  });

  it.each([
    ['the letter', 'c', {}],
    ['the capital letter', 'C', { shiftKey: true }],
    ['its key on a keyboard of another script', 'ψ', { code: 'KeyC' }],
  ])('opens the choice of a country on C: %s', (_, key, init) => {
    card.shown.value = { kind: 'card', offer: SAMPLE_OFFER };
    expect(press(key, init)).toEqual([]);
    expect(card.chooseCountry).toHaveBeenCalledOnce();
  });

  it.each([
    ['with a modifier', 'c', { ctrlKey: true }],
    ['held down', 'c', { repeat: true }],
    ['of another letter at the same position', 'j', { code: 'KeyC' }],
  ])('leaves the key to the page: %s', (_, key, init) => {
    card.shown.value = { kind: 'card', offer: SAMPLE_OFFER };
    expect(press(key, init)).toEqual(both);
    expect(card.chooseCountry).not.toHaveBeenCalled();
  });

  it('leaves C to the page while the rep types, during the choice, and without a choice', () => {
    card.shown.value = { kind: 'card', offer: SAMPLE_OFFER };
    usable.value = 'escape';
    expect(press('c')).toEqual(both);
    usable.value = 'all';
    card.shown.value = { kind: 'card', offer: SAMPLE_OFFER, choice: 'open' };
    expect(press('c')).toEqual(both);
    const { readAs: _, ...international } = SAMPLE_OFFER;
    card.shown.value = { kind: 'card', offer: international };
    expect(press('c')).toEqual(both);
    expect(card.chooseCountry).not.toHaveBeenCalled();
  });

  it('leaves all keys to the page after its end', () => {
    card.shown.value = { kind: 'card', offer: SAMPLE_OFFER };
    ending.abort();
    expect([press('Escape'), press('c')]).toEqual([both, both]);
  });
});

describe('takeKey', () => {
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
});

describe('watchUsableKeys', () => {
  let ending: AbortController;
  let focused: Element | null;

  beforeEach(() => {
    ending = new AbortController();
    focused = null;
    vi.spyOn(document, 'activeElement', 'get').mockImplementation(() => focused);
  });
  afterEach(() => {
    ending.abort();
    document.designMode = 'off';
    vi.restoreAllMocks();
  });

  /** Follows the focus on a page with this body. `host` holds the card. */
  function follow(body = '<main></main>') {
    document.body.innerHTML = `<div id="host"></div>${body}`;
    const host = document.querySelector('#host') as Element;
    const { usable, follow } = watchUsableKeys(document, host);
    focused = document.body.lastElementChild;
    follow(ending.signal);
    return { usable, host };
  }

  it.each([
    ['nothing in particular', '<main></main>', 'all'],
    ['a button', '<button></button>', 'all'],
    ['a field', '<input>', 'escape'],
    ['a text area', '<textarea></textarea>', 'escape'],
    ['a text box of a script', '<div role="textbox"></div>', 'escape'],
    ['an editor that is switched off', '<div contenteditable="false"></div>', 'all'],
    ['an embedded object', '<object></object>', 'none'],
  ])('knows which keys it can use with the focus on %s', (_, body, usable) => {
    expect(follow(body).usable.value).toBe(usable);
  });

  it('uses Escape only where a canvas is typed into', () => {
    const canvas = document.createElement('canvas');
    const { usable } = follow();
    Object.assign(canvas, { editContext: {} });
    focused = canvas;
    document.dispatchEvent(new Event('focusin'));
    expect(usable.value).toBe('escape');
  });

  it('uses Escape only on a page that is edited as a whole', () => {
    document.designMode = 'on';
    expect(follow().usable.value).toBe('escape');
  });

  it('finds the focus in nested shadow roots', () => {
    const { usable } = follow();
    const outer = document.createElement('div');
    const field = document.createElement('input');
    const root = outer.attachShadow({ mode: 'open' });
    root.append(field);
    vi.spyOn(root, 'activeElement', 'get').mockReturnValue(field);
    focused = outer;
    window.dispatchEvent(new Event('keydown'));
    expect(usable.value).toBe('escape');
  });

  it('uses all keys while the focus is in the card, even if the page calls it a text box', () => {
    const { usable, host } = follow('<input>');
    host.setAttribute('role', 'textbox');
    focused = host;
    document.dispatchEvent(new Event('focusout'));
    expect(usable.value).toBe('all');
  });

  it.each(['blur', 'focus'])('looks again on a %s of the window, until its end', (type) => {
    const { usable } = follow();
    focused = document.createElement('iframe');
    window.dispatchEvent(new Event(type));
    expect(usable.value).toBe('none');
    ending.abort();
    focused = null;
    window.dispatchEvent(new Event(type));
    expect(usable.value).toBe('none');
  });
});
