import type { Attack } from '@/test/attacks/attack';
import { clickWhereCallWas } from '@/test/attacks/scripts/hiding';

/** How the browser draws: colours, size, cursors, old pictures and few frames. */
export const drawing: Attack[] = [
  {
    name: 'a giant cursor image that covers the number',
    guard: 'own-surface',
    async run(stage) {
      const seen = await clickWhereCallWas(stage, ({ x, y }) => {
        const image =
          "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='120' height='120'><rect width='120' height='120' fill='white'/></svg>";
        const style = document.head.appendChild(document.createElement('style'));
        style.textContent = `*, html, handset-call, handset-call > * { cursor: url("${image}") 60 119, auto !important }`;
        if (!getComputedStyle(document.body).cursor.includes('svg')) throw new Error('No cursor');
        const under = document.elementFromPoint(x + 50, y + 20);
        document.title = under ? getComputedStyle(under).cursor : '';
      });
      // No picture shows the pointer: what the browser would draw over the card was asked.
      return (await stage.page.title()).includes('svg') ? 'something else' : seen;
    },
  },
  {
    name: 'colours of forced-colours mode, turned against the card',
    // Forced colours are those of the system, in closed roots too.
    guard: 'browser',
    // The driver of Firefox cannot force colours.
    browsers: ['chromium'],
    async run(stage) {
      const session = await stage.page.createCDPSession();
      const features = [{ name: 'forced-colors', value: 'active' }];
      await session.send('Emulation.setEmulatedMedia', { features });
      return clickWhereCallWas(stage, () => {
        document.head.insertAdjacentHTML(
          'beforeend',
          '<style>*, handset-call, handset-call > * { forced-color-adjust: none !important; color: #fff !important; color-scheme: dark !important }</style>',
        );
        if (!matchMedia('(forced-colors: active)').matches) throw new Error('Not forced');
      });
    },
  },
  {
    name: 'extreme zoom, so that Call alone is in the viewport',
    // Zoom moves Call with the number: the press meets neither.
    guard: 'browser',
    run: (stage) =>
      clickWhereCallWas(stage, () => {
        const html = document.documentElement;
        html.style.setProperty('zoom', '9', 'important');
        if (html.currentCSSZoom !== 9 && getComputedStyle(html).zoom !== '9')
          throw new Error('Not zoomed');
      }),
  },
  {
    name: 'a scoped view transition, with the card in its old picture',
    // The top layer has no part in a scoped transition.
    guard: 'browser',
    // Firefox 153 has no scoped view transitions.
    browsers: ['chromium'],
    run: (stage) =>
      clickWhereCallWas(stage, async () => {
        document.head.insertAdjacentHTML(
          'beforeend',
          `<style>::view-transition { pointer-events: none; background: #fff; position: fixed; inset: 0 }
           ::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) {
             animation-duration: 30s; opacity: 0 }</style>`,
        );
        const start: unknown = Reflect.get(document.body, 'startViewTransition');
        if (typeof start !== 'function') throw new Error('No scoped transitions');
        await start.call(document.body, () => {}).ready;
      }),
  },
  {
    name: 'a page that paints once a second, and changes the number meanwhile',
    guard: 'painted-as-shown',
    run: (stage) =>
      clickWhereCallWas(stage, () => {
        const number = document.getElementById('number');
        if (number) number.textContent = '(646) 555-0177';
        let frames = 0;
        requestAnimationFrame(function starve() {
          const end = performance.now() + 900;
          while (performance.now() < end);
          if (++frames < 2) requestAnimationFrame(starve);
        });
      }),
  },
];
