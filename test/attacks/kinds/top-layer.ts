import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack } from '@/test/attacks/attack';
import { clickAfter, clickWhereCallWas } from '@/test/attacks/scripts/hiding';
import type { CardBox } from '@/test/support/attacks/lab';
import { waitUntil } from '@/test/support/wait';

/** How long a popover is open before it is closed again: it is drawn by then. */
const OPEN_MS = 100;
/** Longer than a popover stays drawn that goes at once, in milliseconds. */
const GONE_MS = 50;
/** Longer than a popover stays open that goes at once, in milliseconds. */
const CLOSED_MS = 100;

/** Runs in the page: a veil whose opacity follows the scrolling of a list. */
function addScrolledVeil(): void {
  document.head.insertAdjacentHTML(
    'beforeend',
    `<style>@keyframes show { from { opacity: 0 } to { opacity: 1 } }
    body { timeline-scope: --list } #list { overflow: auto; height: 50px; scroll-timeline: --list }
    #veil { pointer-events: none; inset: 0; width: 100%; height: 100%; margin: 0; border: 0;
      background: #fff; animation: show linear both; animation-timeline: --list }</style>`,
  );
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div id="list"><p style="height:900px"></p></div><div id="veil" popover="manual"></div>',
  );
  document.getElementById('veil')?.showPopover();
}

/** Runs in the page: whether the veil has this opacity. */
function isVeilAt(opacity: string): boolean {
  const veil = document.getElementById('veil');
  return veil !== null && getComputedStyle(veil).opacity === opacity;
}

/** Runs in the page: a veil that fades for a minute after it was closed. */
function addLingeringVeil(): void {
  document.head.insertAdjacentHTML(
    'beforeend',
    `<style>#veil { pointer-events: none; inset: 0; width: 100%; height: 100%; margin: 0; border: 0;
      position: fixed; z-index: 2147483647; background: #fff; opacity: .99;
      transition: display 60s allow-discrete, overlay 60s allow-discrete, opacity 60s }
    #veil:popover-open { opacity: 1; @starting-style { opacity: .995 } }</style>`,
  );
  document.body.insertAdjacentHTML('beforeend', '<div id="veil" popover="manual"></div>');
  document.getElementById('veil')?.showPopover();
}

/** Runs in the page: whether the veil is closed, and drawn all the same. */
function isVeilLingering(): boolean {
  const veil = document.getElementById('veil');
  return (
    veil !== null && getComputedStyle(veil).display !== 'none' && !veil.matches(':popover-open')
  );
}

/** Runs in the page: a veil that opens while the rep shows interest in a button below the card. */
function addInterestedVeil({ x, y, width, height }: CardBox): void {
  document.head.insertAdjacentHTML(
    'beforeend',
    `<style>#asks { position: fixed; left: ${x}px; top: ${y}px; width: ${width}px; height: ${height}px;
      interest-delay: 0s } #veil { pointer-events: none; inset: 0; width: 100%; height: 100%;
      margin: 0; border: 0; background: #fff }</style>`,
  );
  document.body.insertAdjacentHTML(
    'beforeend',
    '<button id="asks" interestfor="veil">Call</button><div id="veil" popover="hint"></div>',
  );
  const asks = document.getElementById('asks');
  if (!asks || !('interestForElement' in asks)) throw new Error('No interest invokers');
  // The pointer is on the card above it: the keyboard's interest opens the popover all the same.
  asks.focus({ focusVisible: true } as FocusOptions);
}

/** Runs in the page: a veil that fades in from its first style. */
function addFadingVeil(): void {
  document.head.insertAdjacentHTML(
    'beforeend',
    `<style>#veil { pointer-events: none; inset: 0; width: 100%; height: 100%; margin: 0; border: 0;
      background: #fff; opacity: 1; transition: opacity 2s step-start }
    @starting-style { #veil:popover-open { opacity: 0.5 } }</style>`,
  );
  document.body.insertAdjacentHTML('beforeend', '<div id="veil" popover="manual"></div>');
  document.getElementById('veil')?.showPopover();
}

/** Where the card is covered from: newer ways into the top layer, and newer ways to be seen late. */
export const topLayer: Attack[] = [
  {
    name: 'a hint popover (popover=hint) over the card',
    guard: 'vouch',
    // Firefox 153 has no popover=hint.
    browsers: ['chromium'],
    run: (stage) =>
      clickWhereCallWas(stage, () => {
        const hint = document.body.appendChild(document.createElement('div'));
        hint.popover = 'hint';
        hint.style.cssText =
          'pointer-events:none;inset:0;width:100%;height:100%;margin:0;border:0;background:#fff';
        hint.showPopover();
        if (hint.popover !== 'hint' || !hint.matches(':popover-open')) throw new Error('No hint');
      }),
  },
  {
    name: 'an overlay that a scroll-driven animation fades in, without script',
    guard: 'vouch',
    // Firefox 153 has no scroll-driven animations.
    browsers: ['chromium'],
    run: (stage) =>
      clickAfter(stage, async () => {
        const veilAt = (opacity: string) =>
          waitUntil(() => stage.page.evaluate(isVeilAt, opacity), `the veil’s opacity ${opacity}`);
        await stage.page.evaluate(addScrolledVeil);
        await veilAt('0');
        await stage.page.$eval('#list', (list) => list.scrollTo(0, 900));
        await veilAt('1');
      }),
  },
  {
    name: 'a popover that stays drawn after it was closed (transition of overlay and display)',
    guard: 'vouch',
    // Firefox 153 takes a popover off the top layer at once.
    browsers: ['chromium'],
    run: (stage) =>
      clickAfter(stage, async () => {
        await stage.page.evaluate(addLingeringVeil);
        await sleep(OPEN_MS);
        await stage.page.evaluate(() => document.getElementById('veil')?.hidePopover());
        await sleep(GONE_MS);
        if (!(await stage.page.evaluate(isVeilLingering))) throw new Error('It is gone at once');
      }),
  },
  {
    name: 'an overlay anchored to our own surface (CSS anchor positioning)',
    guard: 'vouch',
    run: (stage) =>
      clickWhereCallWas(stage, ({ x }) => {
        document.head.insertAdjacentHTML(
          'beforeend',
          `<style>handset-call > * { anchor-name: --card } #veil { pointer-events: none; inset: auto;
            position-anchor: --card; top: anchor(top, 0px); left: anchor(left, 0px); margin: 0;
            border: 0; width: 100vw; height: 100vh; background: #fff }</style>`,
        );
        document.body.insertAdjacentHTML('beforeend', '<div id="veil" popover="manual"></div>');
        const veil = document.getElementById('veil');
        veil?.showPopover();
        const left = veil?.getBoundingClientRect().left ?? Number.NaN;
        if (!(left <= x)) throw new Error(`The overlay stands at ${left}`);
      }),
  },
  {
    name: 'a popover that opens by itself while the pointer is on Call (interestfor)',
    guard: 'vouch',
    // Firefox 153 has no interest invokers.
    browsers: ['chromium'],
    run: (stage) =>
      clickAfter(stage, async (box) => {
        await stage.page.evaluate(addInterestedVeil, box);
        await waitUntil(() => stage.page.$('#veil:popover-open'), 'the popover');
      }),
  },
  {
    name: 'an overlay that fades in for minutes from its first style (@starting-style)',
    guard: 'vouch',
    run: (stage) =>
      clickAfter(stage, async () => {
        await stage.page.evaluate(addFadingVeil);
        await sleep(CLOSED_MS);
        if (!(await stage.page.$('#veil:popover-open'))) throw new Error('It is gone at once');
      }),
  },
  {
    name: 'a full-screen element over the card, by the rep’s own press',
    // A card that lies behind a full-screen element takes no press.
    guard: 'browser',
    run: (stage) =>
      clickWhereCallWas(stage, async () => {
        const cover = document.body.appendChild(document.createElement('div'));
        cover.style.cssText = 'background:#fff;pointer-events:none';
        await cover.requestFullscreen();
        if (!document.fullscreenElement) throw new Error('It is not full-screen');
      }),
  },
];
