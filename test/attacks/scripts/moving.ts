import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack, Seen } from '@/test/attacks/attack';
import type { AttackStage } from '@/test/support/attacks/lab';
import { clickWhereCallWas, LOOK_MS } from './hiding';

/** How long the rep rests on the number: longer than the button beside it takes to come. */
const REST_MS = 1_000;

const trick = (name: string, guard: Attack['guard'], run: () => void): Attack => ({
  name,
  guard,
  run: (stage) => clickWhereCallWas(stage, run),
});

/** The rep has opened the card, and then clicks on something of the page's own. */
async function luredAside(stage: AttackStage, prepare: () => void): Promise<Seen> {
  await stage.openCard();
  const call = await stage.callButton();
  if (call) await stage.page.mouse.move(call.x, call.y, { steps: 3 });
  await stage.page.evaluate(prepare);
  await stage.page.mouse.move(900, 500, { steps: 5 });
  await sleep(LOOK_MS);
  await stage.page.mouse.click(900, 500);
  await stage.page.keyboard.press('Enter');
  return 'something else';
}

/** Attacks on where our host is and what becomes of it. */
export const moving: Attack[] = [
  trick('our host put into a faded box', 'browser', () => {
    const box = document.createElement('div');
    box.style.cssText = 'opacity:.01;transform:scale(.5);position:fixed;left:0;top:0';
    document.body.append(box);
    const host = document.querySelector('handset-call');
    if (host) box.append(host);
  }),
  trick('our host moved into a faded box with all its state', 'browser', () => {
    const box = document.createElement('div');
    box.style.cssText = 'opacity:.01;filter:blur(9px)';
    document.body.append(box);
    const host = document.querySelector('handset-call');
    const move: unknown = Reflect.get(box, 'moveBefore');
    if (typeof move !== 'function') throw new Error('No moveBefore');
    move.call(box, host, null);
    if (host?.parentNode !== box) throw new Error('Our host was not moved');
  }),
  trick('our host put into a shadow tree of the page', 'browser', () => {
    const box = document.createElement('div');
    document.body.append(box);
    const root = box.attachShadow({ mode: 'open' });
    root.innerHTML = '<style>handset-call { opacity: .01 !important }</style>';
    const host = document.querySelector('handset-call');
    if (host) root.append(host);
  }),
  trick('our host put into a frame that is faded', 'browser', () => {
    const frame = document.createElement('iframe');
    frame.style.cssText = 'opacity:.01;position:fixed;inset:0;width:100%;height:100%;border:0';
    document.body.append(frame);
    const host = document.querySelector('handset-call');
    if (host) frame.contentDocument?.body.append(host);
  }),
  trick('our host taken away and put back in every frame', 'browser', () => {
    requestAnimationFrame(function again() {
      const host = document.querySelector('handset-call');
      host?.remove();
      if (host) document.documentElement.append(host);
      requestAnimationFrame(again);
    });
  }),
  trick('our host replaced by a copy', 'browser', () => {
    const host = document.querySelector('handset-call');
    host?.replaceWith(host.cloneNode(true));
  }),
  trick('our host emptied and given another style', 'browser', () => {
    const host = document.querySelector<HTMLElement>('handset-call');
    host?.setAttribute('style', 'position:fixed !important;left:500px !important;scale:.3');
    host?.replaceChildren('Press for a prize');
  }),
  {
    name: 'a button over the whole page, put into our surface',
    guard: 'over',
    run: (stage) =>
      luredAside(stage, () => {
        const surface = document.querySelector('handset-call > *');
        if (!surface) return;
        surface.innerHTML =
          '<button style="position:fixed;inset:0;width:100%;height:100%"></button>';
        surface.querySelector('button')?.focus();
      }),
  },
  {
    name: 'a label far away, for a field in our surface',
    guard: 'over',
    run: (stage) =>
      luredAside(stage, () => {
        const surface = document.querySelector('handset-call > *');
        document.body.insertAdjacentHTML(
          'beforeend',
          '<label for="inner" style="position:fixed;left:800px;top:450px;width:200px;height:100px;background:#ccc">Play</label>',
        );
        if (surface)
          surface.innerHTML = '<input id="inner" type="checkbox" style="position:fixed;inset:0">';
      }),
  },
  {
    name: 'a page that keeps removing our host and our marks',
    guard: 'browser',
    html: '<button id="play" style="position:fixed;left:850px;top:470px;width:100px;height:60px">Play</button>',
    async run(stage) {
      await stage.page.evaluate(() => {
        const play = document.getElementById('play');
        play?.addEventListener('click', () => play.replaceChildren('Played'));
        new MutationObserver(() => document.querySelector('handset-call')?.remove()).observe(
          document.documentElement,
          { childList: true, subtree: true },
        );
        setInterval(() => CSS.highlights.clear());
        setInterval(() => document.getElementById('number')?.normalize());
        setInterval(() => {
          const number = document.getElementById('number');
          if (number) number.textContent = String(number.textContent);
        }, 5);
      });
      await stage.page.mouse.move(400, 212, { steps: 5 });
      await sleep(REST_MS);
      await stage.page.mouse.click(900, 500);
      const said = await stage.page.$eval('#play', (play) => play.textContent);
      if (said !== 'Played') throw new Error('The page is no longer alive');
      return 'something else';
    },
  },
];
