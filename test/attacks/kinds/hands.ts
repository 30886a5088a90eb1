import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack } from '@/test/attacks/attack';

const AT = { x: 900, y: 500 };
/** How long the rep holds the file over Call: longer than a button must be visible, in milliseconds. */
const HOLD_MS = 400;

/** What else than a mouse's click may be taken for a press. */
export const hands: Attack[] = [
  {
    name: 'a file dragged from the page and dropped on Call',
    // A drop is no click.
    guard: 'browser',
    html: '<div id="file" draggable="true" style="position:fixed;left:850px;top:450px;width:100px;height:100px;background:#ccc">Photo</div>',
    async run(stage) {
      const { page } = stage;
      await stage.openCard();
      await page.evaluate(() => {
        addEventListener('dragstart', ({ dataTransfer }) => {
          dataTransfer?.items.add(new File(['+16465550177'], 'tel.txt'));
          document.title = `Dragged ${dataTransfer?.items.length}`;
        });
        addEventListener('dragover', (event) => event.preventDefault(), true);
      });
      const call = await stage.callButton();
      if (!call) throw new Error('There is no Call');
      await page.mouse.move(AT.x, AT.y, { steps: 3 });
      await page.mouse.down();
      await page.mouse.move(AT.x - 60, AT.y - 30, { steps: 4 });
      await page.mouse.move(call.x, call.y, { steps: 5 });
      await sleep(HOLD_MS);
      await page.mouse.up();
      if ((await page.title()) !== 'Dragged 1') throw new Error('Nothing was dragged');
      return 'something else';
    },
  },
];
