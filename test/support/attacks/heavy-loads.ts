import { countOf } from '@/test/support/soak';
import type { Load } from './heavy-page';

const numbers = countOf(1_000_000, 30_000);
const digits = countOf(1_000_000, 200_000);
const roots = countOf(10_000, 1_000);
/** Chromium limits a page to this many frames. */
const frames = countOf(1_000, 50);
/** With 1,000, Chromium hangs even without Handset. Firefox nests at most nine. */
const deepFrames = countOf(100, 10);

/** What is put into a page: its name, how many, and how. */
export const loads: [string, number, Load][] = [
  [
    'numbers, 100 to a paragraph',
    numbers,
    (count) => {
      const box = document.createElement('div');
      for (let row = 0; row < count / 100; row++) {
        const line = document.createElement('p');
        let text = '';
        for (let at = 0; at < 100; at++) text += `(212) 555-01${10 + (at % 89)} and `;
        line.textContent = text;
        box.append(line);
      }
      document.body.append(box);
      return count;
    },
  ],
  [
    'digits in one text',
    digits,
    (count) => {
      document.body.append('7'.repeat(count / 2), document.createElement('hr'));
      document.body.append('7 '.repeat(count / 4), '+'.repeat(count / 4));
      return count;
    },
  ],
  [
    'shadow roots, each within the last',
    roots,
    (count) => {
      let at: Element = document.createElement('div');
      at.setAttribute('style', 'display:none');
      document.body.append(at);
      for (let depth = 0; depth < count; depth++) {
        const inner = document.createElement('div');
        at.attachShadow({ mode: depth % 2 ? 'open' : 'closed' }).append(inner);
        at = inner;
      }
      at.append('Call (212) 555-0199');
      return count;
    },
  ],
];

/** The same with frames. Each in a browser of its own, which the driver lets go: it would look into every frame. */
export const frameLoads: [string, number, Load][] = [
  [
    'frames',
    frames,
    (count) => {
      for (let frame = 0; frame < count; frame++) {
        const element = document.createElement('iframe');
        element.srcdoc = 'Call (212) 555-0199';
        document.body.append(element);
      }
      return window.length;
    },
  ],
  [
    'frames, each within the last',
    deepFrames,
    (count) => {
      let body: Element = document.body;
      for (let depth = 0; depth < count; depth++) {
        const element = document.createElement('iframe');
        body.append(element);
        const inner = element.contentDocument?.body;
        if (!inner) return depth;
        inner.append('Call (212) 555-0199');
        body = inner;
      }
      return count;
    },
  ],
];
