import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack } from '@/test/attacks/attack';
import { HOST } from '@/test/support/card/card';
import { buttonPlace, CALL_BUTTON_NAME, SAW_SOMETHING_ELSE } from './timing';

/** Runs in our closed root: the rep's Tab, while another key is down. */
function focusMain(root: ShadowRoot): string {
  root.querySelector<HTMLElement>('button.main')?.focus();
  return '';
}

/** Attacks on the rep's keys. */
export const keys: Attack[] = [
  {
    name: 'the focus put on our button by the page before the rep strikes Enter',
    guard: 'closed-root',
    async run(stage) {
      await stage.openCard();
      await stage.page.evaluate(() => {
        const host = document.querySelector<HTMLElement>('handset-call');
        host?.setAttribute('tabindex', '0');
        host?.focus();
        for (const inner of host?.shadowRoot?.querySelectorAll('button') ?? []) inner.focus();
      });
      await sleep(450);
      await stage.page.keyboard.press('Enter');
      await stage.page.keyboard.press(' ' as 'Space');
      return SAW_SOMETHING_ELSE;
    },
  },
  {
    name: 'keys that the rep strikes in a field of the page while the mouse rests on a number',
    guard: 'leaves-focus',
    // Chromium gives the focus before there is anything in the card that could have it.
    seenIn: ['firefox'],
    html: '<input id="field">',
    async run(stage) {
      await stage.rest();
      const pill = await buttonPlace(stage, CALL_BUTTON_NAME);
      await stage.page.focus('#field');
      await stage.page.mouse.move(pill.x, pill.y, { steps: 3 });
      await sleep(450);
      for (let strike = 0; strike < 4; strike++) {
        await stage.page.keyboard.press('Enter');
        await sleep(400);
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
      await sleep(450);
      for (let beat = 0; beat < 8; beat++) {
        await page.keyboard.down('Enter');
        await sleep(60);
      }
      await page.keyboard.up('Enter');
      return SAW_SOMETHING_ELSE;
    },
  },
];
