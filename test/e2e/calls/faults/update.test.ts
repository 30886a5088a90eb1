import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { buildOf } from '@/test/support/browsers/launch';
import { cardSaying, pressUntil, readCard } from '@/test/support/card/card';
import { markOn, pointAtMark, readMarks } from '@/test/support/page/marks';
import { waitUntil } from '@/test/support/wait';

/** Chromium leaves an extension's scripts in open pages when it updates it; Firefox ends them. */
let connected: ConnectedBrowser;
beforeAll(async () => {
  connected = await openConnectedBrowser('chromium', {
    rig: { extensionDir: buildOf('chromium'), ownBrowser: true },
  });
});
afterAll(() => connected?.stop());

it('keeps working in pages that were open while Handset was updated', async () => {
  const { rig, sandbox } = connected;
  const page = await rig.open(`${sandbox.crmUrl}/`);
  const first = await markOn(page, '(212) 555-0134');
  await pointAtMark(page, first);
  await waitUntil(() => readCard(rig, page), 'the button of the script that is about to be old');
  await page.mouse.move(5, 5);

  // The same folder once more: to the browser, the next version of the same extension.
  await page.browser().installExtension(buildOf('chromium'));
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<p>(646) 555-0177</p>'));

  const late = await markOn(page, '(646) 555-0177');
  const marks = await readMarks(page);
  expect(marks.filter(({ text }) => text === '(646) 555-0177')).toHaveLength(1);
  expect(marks.filter(({ text }) => text === '(212) 555-0134')).toHaveLength(1);

  await pointAtMark(page, late);
  await pressUntil(rig, page, /^Call ./, 'dialog');
  expect((await cardSaying(rig, page, 'dialog')).text).toContain('+1 646 555 0177');
  expect(await page.evaluate(() => document.querySelectorAll('handset-call').length)).toBe(1);
});
