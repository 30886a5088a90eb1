import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack } from '@/test/attacks/attack';
import { LOOK_MS } from '@/test/attacks/scripts/hiding';

/** How long a button is shown before events are forged at it: longer than it must be visible. */
const BEFORE_FORGING_MS = 400;

/** Runs in the page: every synthetic event that there is, at everything that it can lay hands on. */
export function forgeEvents(): number {
  const point = { clientX: 490, clientY: 375, bubbles: true, composed: true, cancelable: true };
  const types: [string, (type: string) => Event][] = [
    [
      'pointerover pointerenter pointermove pointerdown pointerup pointerrawupdate gotpointercapture',
      (type) =>
        new PointerEvent(type, { ...point, pointerId: 1, isPrimary: true, buttons: 1, detail: 1 }),
    ],
    [
      'mouseover mousemove mousedown mouseup click dblclick auxclick contextmenu',
      (type) => new MouseEvent(type, { ...point, detail: 1 }),
    ],
    ['click', (type) => new MouseEvent(type, { ...point, detail: 0 })],
    ['click', (type) => new PointerEvent(type, { ...point, pointerType: 'mouse', detail: 1 })],
    [
      'keydown keypress keyup',
      (type) => new KeyboardEvent(type, { ...point, key: 'Enter', code: 'Enter' }),
    ],
    ['keydown keyup', (type) => new KeyboardEvent(type, { ...point, key: ' ', code: 'Space' })],
    ['focus focusin', (type) => new FocusEvent(type, point)],
    ['drop dragend', (type) => new DragEvent(type, point)],
    ['submit', (type) => new SubmitEvent(type, point)],
    ['input beforeinput change', (type) => new InputEvent(type, point)],
    ['command toggle activate DOMActivate touchend', (type) => new Event(type, point)],
  ];
  const reached = (globalThis as { reached?: Set<EventTarget> }).reached ?? new Set();
  const host = document.querySelector<HTMLElement>('handset-call');
  // Call comes first, and Close never: a card that is closed or shows its countries can't be called from.
  const within = (selector: string) => host?.shadowRoot?.querySelectorAll<HTMLElement>(selector);
  const inner = [...(within('.main') ?? []), ...(within('*:not(.close, .close *)') ?? [])];
  const targets = new Set<EventTarget>(
    [
      host,
      document.activeElement,
      ...inner,
      ...reached,
      document.elementFromPoint(490, 375),
      document.querySelector('#number'),
      document.body,
      document.documentElement,
      document,
      window,
    ].filter((target) => target !== null && target !== undefined),
  );
  for (const target of targets) {
    if (!(target instanceof HTMLElement)) continue;
    target.focus();
    target.click();
  }
  let sent = 0;
  for (const [names, make] of types) {
    for (const target of targets) {
      for (const name of names.split(' ')) {
        target.dispatchEvent(make(name));
        sent++;
      }
    }
  }
  return sent;
}

/** Runs in the page: what other click-to-dial scripts listen for, with a number of its own. */
function talk(number: string): void {
  const names = [
    'call',
    'dial',
    'offer',
    'click-to-dial',
    'clickToDial',
    'handset',
    'handset:call',
    'tel',
  ];
  const channels = names.map((name) => new BroadcastChannel(name));
  for (const [index, name] of names.entries()) {
    const messages = [
      { type: name, number, phone: number, to: number, e164: number },
      { name, body: { e164: number, gesture: 'g', offerId: '1' } },
      { source: 'handset', event: name, data: { number } },
      JSON.stringify({ action: name, number }),
      `${name}:${number}`,
    ];
    for (const message of messages) {
      window.postMessage(message, '*');
      channels[index]?.postMessage(message);
      const detail = { detail: message, bubbles: true, composed: true };
      for (const target of [window, document, document.querySelector('handset-call')]) {
        target?.dispatchEvent(new CustomEvent(name, detail));
        target?.dispatchEvent(new MessageEvent('message', { data: message }));
      }
      try {
        localStorage.setItem(name, JSON.stringify(message));
      } catch {}
    }
    window.dispatchEvent(new StorageEvent('storage', { key: name, newValue: number }));
  }
  for (const channel of channels) channel.close();
}

/** Runs in the page: clicks links of every dialling scheme by script. */
function clickLinks(number: string): void {
  for (const scheme of [
    'tel:',
    'callto:',
    'sms:',
    'sip:',
    'skype:',
    'whatsapp:',
    'handset:',
    'web+tel:',
  ]) {
    const link = document.createElement('a');
    link.href = scheme + number;
    link.addEventListener('click', (event) => event.preventDefault());
    link.textContent = number;
    document.body.append(link);
    link.click();
    link.focus();
    link.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  }
}

/** Attacks that pretend to be the rep, or somebody whom Handset listens to. */
export const forging: Attack[] = [
  {
    name: 'synthetic events of every kind at the button beside the number',
    guard: 'trusted',
    async run(stage) {
      await stage.rest();
      await sleep(BEFORE_FORGING_MS);
      await stage.page.evaluate(forgeEvents);
      await sleep(BEFORE_FORGING_MS);
      await stage.page.evaluate(forgeEvents);
      return 'something else';
    },
  },
  {
    name: 'synthetic events of every kind at Call',
    guard: 'trusted',
    async run(stage) {
      await stage.openCard();
      await sleep(BEFORE_FORGING_MS);
      await stage.page.evaluate(forgeEvents);
      return 'something else';
    },
  },
  {
    name: 'synthetic pointer over the number, then synthetic clicks all over',
    guard: 'trusted',
    async run(stage) {
      await stage.page.mouse.move(5, 5);
      for (let turn = 0; turn < 4; turn++) {
        await stage.page.evaluate(() => {
          const { x, y, width, height } =
            document.getElementById('number')?.getBoundingClientRect() ?? new DOMRect();
          const at = {
            clientX: x + width / 2,
            clientY: y + height / 2,
            bubbles: true,
            composed: true,
          };
          for (const type of ['pointerover', 'pointermove', 'mousemove', 'pointerdown', 'click']) {
            document.getElementById('number')?.dispatchEvent(new PointerEvent(type, at));
          }
        });
        // One round opens the card, the next presses Call, which must have stood for a while.
        await sleep(LOOK_MS);
        await stage.page.evaluate(forgeEvents);
      }
      return 'something else';
    },
  },
  {
    name: 'postMessage, broadcasts, storage and custom events that name a number',
    guard: 'isolated',
    async run(stage) {
      await stage.openCard();
      await stage.page.evaluate(talk, '+16465550177');
      return 'something else';
    },
  },
  {
    name: 'tel: and other links clicked by script',
    guard: 'isolated',
    async run(stage) {
      await stage.rest();
      await stage.page.evaluate(clickLinks, '+16465550177');
      return 'something else';
    },
  },
];
