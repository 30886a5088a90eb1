import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { type Attack, attackThenCall } from '@/test/attacks/attack';
import { HOST } from '@/test/support/card/card';
import { runInWindow } from '@/test/support/firefox/window';
import { LOOK_MS } from './hiding';
import { CALL_BUTTON_NAME, pointOnButton, SAW_SOMETHING_ELSE } from './timing';

/** Between two keys that the rep presses in a field: longer than a button must be visible. */
const NEXT_KEY_MS = 400;
/** Between two repeats of a key that is held down, in milliseconds. */
export const BEAT_MS = 60;

/** Runs in our closed root: the rep's Tab, while another key is down. */
function focusMain(root: ShadowRoot): string {
  root.querySelector<HTMLElement>('button.main')?.focus();
  return '';
}

/** Runs in the page: the caret into an element, by its selector. */
function putCaret(selector: string): void {
  getSelection()?.collapse(document.querySelector(selector), 0);
}

/** Switches caret browsing, as F7 does, which asks first. */
const browseWithCaret = (page: Page, isOn: boolean) =>
  runInWindow(
    page.browser(),
    `Services.prefs.setBoolPref('accessibility.browsewithcaret', ${isOn})`,
  );

/** Attacks on the rep's keys. */
export const keys: Attack[] = [
  {
    name: 'the focus put on our button by the page before the rep presses Enter',
    guard: 'closed-root',
    async run(stage) {
      await stage.openCard();
      await stage.page.evaluate(() => {
        const host = document.querySelector<HTMLElement>('handset-call');
        host?.setAttribute('tabindex', '0');
        host?.focus();
        for (const inner of host?.shadowRoot?.querySelectorAll('button') ?? []) inner.focus();
      });
      await sleep(LOOK_MS);
      await stage.page.keyboard.press('Enter');
      await stage.page.keyboard.press(' ' as 'Space');
      return SAW_SOMETHING_ELSE;
    },
  },
  {
    name: 'keys that the rep presses in a field of the page while the mouse rests on a number',
    guard: 'leaves-focus',
    // Chromium gives the focus before there is anything in the card that could have it.
    seenIn: ['firefox'],
    html: '<input id="field">',
    async run(stage) {
      await stage.rest();
      const button = await pointOnButton(stage, CALL_BUTTON_NAME);
      await stage.page.focus('#field');
      await stage.page.mouse.move(button.x, button.y, { steps: 3 });
      await sleep(LOOK_MS);
      for (let strike = 0; strike < 4; strike++) {
        await stage.page.keyboard.press('Enter');
        await sleep(NEXT_KEY_MS);
      }
      return SAW_SOMETHING_ELSE;
    },
  },
  {
    name: 'a key held down from before the card came, with the focus on Call then',
    guard: 'no-repeat',
    html: '<input id="field">',
    async run(stage) {
      const { page } = stage;
      await stage.rest();
      await page.focus('#field');
      await page.keyboard.down('Enter');
      await stage.open();
      await stage.lab.connected.rig.insideClosedRoot(page, HOST, focusMain);
      const focused = await page.evaluate(() => document.activeElement?.localName);
      if (focused !== HOST) throw new Error(`The focus is on ${focused}`);
      await sleep(LOOK_MS);
      for (let beat = 0; beat < 8; beat++) {
        await page.keyboard.down('Enter');
        await sleep(BEAT_MS);
      }
      await page.keyboard.up('Enter');
      return SAW_SOMETHING_ELSE;
    },
  },
  {
    name: 'caret browsing (F7), with the caret moved to our surface by the page while the rep reads on',
    // The caret gives the focus to links alone.
    guard: 'browser',
    // The driver of Chromium strikes no F7.
    browsers: ['firefox'],
    html: '<a id="link" href="#followed">Next</a>',
    async run(stage) {
      const { page } = stage;
      await browseWithCaret(page, true);
      try {
        await page.evaluate(putCaret, '#link');
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Enter');
        const hash = await page.evaluate(() => location.hash);
        if (hash !== '#followed') throw new Error('The caret in a link does not follow it');
        return await attackThenCall(stage, async () => {
          await stage.openCard();
          await page.evaluate(putCaret, 'handset-call > *');
          await sleep(LOOK_MS);
          for (const key of ['ArrowRight', 'Enter', 'ArrowLeft', 'Enter', ' ' as 'Space'] as const)
            await page.keyboard.press(key);
        });
      } finally {
        await browseWithCaret(page, false);
      }
    },
  },
];
