import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack } from '@/test/attacks/attack';
import { LOOK_MS, reachCall } from '@/test/attacks/scripts/hiding';

/** Windows that stay above all others. No picture of the page shows them: they are over the card by their position. */
export const windows: Attack[] = [
  {
    name: 'a picture-in-picture window of a document, over the number',
    guard: 'no-floating-window',
    // Firefox 153 does not believe the position that is faked below. There a real window is tried:
    // trials/floating-window.ts.
    browsers: ['chromium'],
    async run(stage) {
      const { page } = stage;
      await stage.openCard();
      const opened = page.evaluate(() => {
        const { documentPictureInPicture } = window as unknown as {
          documentPictureInPicture: { requestWindow(options: object): Promise<Window> };
        };
        return documentPictureInPicture
          .requestWindow({ width: 300, height: 100 })
          .then((floating) => {
            floating.document.body.textContent = '+1 646 555 0177';
            // The rep or the screen's edge puts it over the browser: here it says that it is.
            for (const side of ['screenX', 'screenY'])
              Object.defineProperty(floating, side, { get: () => 0 });
            for (const size of ['outerWidth', 'outerHeight'])
              Object.defineProperty(floating, size, { get: () => 9999 });
          });
      });
      await opened;
      const call = await reachCall(stage);
      await sleep(LOOK_MS);
      await page.mouse.click(call.x, call.y);
      return 'something else';
    },
  },
];
