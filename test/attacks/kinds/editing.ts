import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack } from '@/test/attacks/attack';
import { LOOK_MS, reachCall } from '@/test/attacks/scripts/hiding';
import { shownIsCalledIfAny } from '@/test/attacks/scripts/swapping';

/** Where a rep types: a field, an editor, a page that is an editor as a whole. */
export const editing: Attack[] = [
  {
    name: 'an editor (contenteditable) that exchanges the number while the rep types (beforeinput)',
    guard: 'as-shown',
    html: '<p id="editor" contenteditable>Notes</p>',
    run: (stage) =>
      shownIsCalledIfAny(stage, async () => {
        const { page } = stage;
        await page.evaluate(() => {
          addEventListener('beforeinput', (event) => {
            event.preventDefault();
            const number = document.getElementById('number');
            if (number?.firstChild instanceof Text) number.firstChild.data = '(646) 555-0177';
          });
          document.getElementById('editor')?.focus();
        });
        await page.keyboard.press('a');
        const text = await page.$eval('#number', (number) => number.textContent);
        if (text !== '(646) 555-0177') throw new Error('Nothing was typed');
      }),
  },
  {
    name: 'a page that is one editor (designMode), which types another number over the selected one',
    guard: 'as-shown',
    run: (stage) =>
      shownIsCalledIfAny(stage, () =>
        stage.page.evaluate(() => {
          const number = document.getElementById('number');
          if (!number) throw new Error('There is no number');
          document.designMode = 'on';
          getSelection()?.selectAllChildren(number);
          document.execCommand('insertText', false, '(646) 555-0177');
          if (!document.body.innerText.includes('0177')) throw new Error('Nothing was typed');
        }),
      ),
  },
  {
    name: 'an access key of the page on our surface, which the rep presses in a game',
    guard: 'begun-on-it',
    // The driver of Chromium strikes no access keys.
    browsers: ['firefox'],
    async run(stage) {
      const { page } = stage;
      await stage.openCard();
      await reachCall(stage);
      await page.mouse.move(900, 500, { steps: 5 });
      await page.evaluate(() => {
        const surface = document.querySelector<HTMLElement>('handset-call > *');
        if (!surface) throw new Error('There is no surface');
        surface.accessKey = 'k';
        surface.tabIndex = 0;
        addEventListener('click', ({ isTrusted }) => Object.assign(window, { isTrusted }), true);
      });
      await sleep(LOOK_MS);
      await page.keyboard.down('Alt');
      await page.keyboard.down('Shift');
      await page.keyboard.press('k');
      await page.keyboard.up('Shift');
      await page.keyboard.up('Alt');
      if (!(await page.evaluate(() => Reflect.get(window, 'isTrusted'))))
        throw new Error('The key clicked nothing');
      return 'something else';
    },
  },
];
