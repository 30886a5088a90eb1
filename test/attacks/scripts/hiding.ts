import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack, Seen } from '@/test/attacks/attack';
import type { AttackStage, CardBox } from '@/test/support/attacks/lab';
import type { BrowserName } from '@/test/support/browsers/rig';

/** Longer than a button must stand in plain sight, so that nothing but the attack is in the way. */
export const LOOK_MS = 450;
/** What the page does to an open card, told where it stands. */
type Trick = (card: CardBox) => unknown;

/** The mouse comes to Call, wherever that stands now. */
export async function reachCall({
  page,
  callButton,
}: AttackStage): Promise<{ x: number; y: number }> {
  const call = await callButton();
  if (!call) throw new Error('There is no Call to be fooled about');
  await page.mouse.move(call.x - 9, call.y - 5);
  await page.mouse.move(call.x, call.y, { steps: 3 });
  return call;
}

/** The page does something to what the rep sees; the rep, after a while, clicks where Call was. */
export function clickWhereCallWas(stage: AttackStage, trick: Trick): Promise<Seen> {
  return clickAfter(stage, (box) => stage.page.evaluate(trick, box));
}

/** Something changes what the rep sees; the rep, after a while, clicks where Call was. */
export async function clickAfter(
  stage: AttackStage,
  change: (card: CardBox) => Promise<unknown>,
): Promise<Seen> {
  await stage.openCard();
  const call = await reachCall(stage);
  await sleep(LOOK_MS);
  const box = await stage.box();
  const before = await stage.picture(box);
  await change(box);
  await sleep(LOOK_MS);
  const seen = (await stage.picture(box)) === before ? 'as drawn' : 'something else';
  await stage.page.mouse.click(call.x, call.y);
  return seen;
}

const hide = (name: string, guard: Attack['guard'], trick: Trick): Attack => ({
  name,
  guard,
  run: (stage) => clickWhereCallWas(stage, trick),
});

/** The same, where the attack without its guard succeeds in some browsers only. */
const hideIn = (seenIn: readonly BrowserName[], ...attack: Parameters<typeof hide>): Attack => ({
  ...hide(...attack),
  seenIn,
});

/** A bubble of the browser's own with another number, over the card's: no picture of the page shows it. */
export async function bubbled(stage: AttackStage, isMended = false): Promise<Seen> {
  await stage.openCard();
  const { x, y } = await stage.box();
  await stage.page.evaluate(showBubble, { x, y, isMended });
  await reachCall(stage);
  await sleep(LOOK_MS);
  const { x: left, y: top } = (await stage.callButton()) ?? { x: 0, y: 0 };
  await stage.page.mouse.click(left, top);
  return 'something else';
}

/** Runs in the page. `isMended`: the field is valid again before anybody looks. */
function showBubble({ x, y, isMended }: { x: number; y: number; isMended: boolean }): void {
  const field = document.body.appendChild(document.createElement('input'));
  field.style.cssText = `position:fixed;left:${x}px;top:${y - 30}px;width:200px`;
  const show = () => {
    field.setCustomValidity('+1 646 555 0177');
    field.reportValidity();
    if (isMended) field.setCustomValidity('');
  };
  show();
  setInterval(show, 200);
}

/** Attacks on what the rep sees of an open card. */
export const hiding: Attack[] = [
  {
    name: 'a validation bubble with another number',
    guard: 'no-bubble',
    run: (stage) => bubbled(stage),
  },
  {
    name: 'a validation bubble of a field that is valid again at once',
    guard: 'no-bubble',
    run: (stage) => bubbled(stage, true),
  },
  hide('an overlay in the top layer that lets clicks through', 'vouch', () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div id="o" popover="manual" style="pointer-events:none;position:fixed;inset:0;width:100%;height:100%;margin:0;border:0;background:#fff">Press for a prize</div>',
    );
    document.getElementById('o')?.showPopover();
  }),
  hide('an overlay that lets clicks through, over the number alone', 'whole-card', ({ x, y }) => {
    document.body.insertAdjacentHTML(
      'beforeend',
      `<div id="o" popover="manual" style="pointer-events:none;position:fixed;inset:auto;left:${x}px;top:${y}px;width:250px;height:50px;margin:0;border:0;background:#fff;font-size:18px">+1 212 555 0199</div>`,
    );
    document.getElementById('o')?.showPopover();
  }),
  hide('an overlay that takes clicks, over the number alone', 'whole-card', ({ x, y }) => {
    document.body.insertAdjacentHTML(
      'beforeend',
      `<div id="o" popover="manual" style="position:fixed;inset:auto;left:${x}px;top:${y}px;width:250px;height:50px;margin:0;border:0;background:#fff;font-size:18px">+1 212 555 0199</div>`,
    );
    document.getElementById('o')?.showPopover();
  }),
  hide('a backdrop that is painted over all', 'vouch', () => {
    document.head.insertAdjacentHTML(
      'beforeend',
      '<style>#o::backdrop { background: #fff } #o { all: unset; width: 0; height: 0 }</style>',
    );
    document.body.insertAdjacentHTML('beforeend', '<div id="o" popover="manual"></div>');
    document.getElementById('o')?.showPopover();
  }),
  hide('an overlay that comes back on top in every frame', 'vouch', () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div id="o" popover="manual" style="pointer-events:none;position:fixed;inset:0;width:100%;height:100%;margin:0;border:0;background:#fff">Press for a prize</div>',
    );
    requestAnimationFrame(function again() {
      const overlay = document.getElementById('o');
      overlay?.hidePopover();
      overlay?.showPopover();
      requestAnimationFrame(again);
    });
  }),
  hide('an overlay that comes back on top in every frame, with its events stopped', 'vouch', () => {
    for (const type of ['beforetoggle', 'toggle', 'fullscreenchange']) {
      window.addEventListener(type, (event) => event.stopImmediatePropagation(), true);
    }
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div id="o" popover="manual" style="pointer-events:none;position:fixed;inset:0;width:100%;height:100%;margin:0;border:0;background:#fff">Press for a prize</div>',
    );
    requestAnimationFrame(function again() {
      const overlay = document.getElementById('o');
      overlay?.hidePopover();
      overlay?.showPopover();
      requestAnimationFrame(again);
    });
  }),
  hideIn(
    ['firefox'],
    'a popover in a closed shadow root, shown again in every frame',
    'closed-roots',
    () => {
      const host = document.body.appendChild(document.createElement('p'));
      host.textContent = 'Welcome';
      const root = host.attachShadow({ mode: 'closed' });
      root.innerHTML =
        '<div popover="manual" style="pointer-events:none;position:fixed;inset:0;width:100%;height:100%;margin:0;border:0;background:#fff">Press for a prize</div>';
      const veil = root.querySelector('div');
      requestAnimationFrame(function again() {
        veil?.hidePopover();
        veil?.showPopover();
        requestAnimationFrame(again);
      });
    },
  ),
  hideIn(['firefox'], 'the backdrop of a popover in a closed shadow root', 'closed-roots', () => {
    const host = document.body.appendChild(document.createElement('p'));
    host.textContent = 'Welcome';
    const root = host.attachShadow({ mode: 'closed' });
    root.innerHTML =
      '<style>div::backdrop { background: #fff } div { all: unset; width: 0; height: 0 }</style><div popover="manual"></div>';
    const veil = root.querySelector('div');
    requestAnimationFrame(function again() {
      veil?.hidePopover();
      veil?.showPopover();
      requestAnimationFrame(again);
    });
  }),
  hideIn(['firefox'], 'a view transition that shows an older picture', 'view-transition', () => {
    document.head.insertAdjacentHTML(
      'beforeend',
      `<style>::view-transition { pointer-events: none; background: #fff }
       ::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) {
         animation-duration: 30s; opacity: 0 }</style>`,
    );
    document.startViewTransition(() => {});
  }),
  hide('a full-screen element above the card', 'browser', async () => {
    document.addEventListener('pointerdown', () => {});
    const cover = document.createElement('div');
    cover.style.cssText = 'background:#fff;pointer-events:none';
    document.body.append(cover);
    await cover.requestFullscreen();
    if (!document.fullscreenElement) throw new Error('It is not full-screen');
  }),
];
