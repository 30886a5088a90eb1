import type { ConnectedBrowser } from '@/test/support/browsers/connected-browser';
import { pressUntil } from '@/test/support/card/card';
import { markOn, pointAtMark } from '@/test/support/page/marks';
import { setMorning, takePicture } from './take-picture';

/** Pixels for each pixel of the page: README shows these pictures on sharp screens. */
const SCALE = { deviceScaleFactor: 2 };

/** Takes the picture of the call card beside its number, on the sample CRM. */
export async function takeCardPicture({ rig, sandbox }: ConnectedBrowser): Promise<void> {
  const page = await rig.open(`${sandbox.crmUrl}/`);
  await page.setViewport({ width: 1280, height: 720, ...SCALE });
  await pointAtMark(page, await markOn(page, '212.555.0187'));
  await pressUntil(rig, page, /^Call ./, 'dialog');
  await takePicture(page, 'at-work');
  await page.close();
}

/** Takes the picture of the popup with a call log. */
export async function takePopupPicture({ rig }: ConnectedBrowser): Promise<void> {
  const page = await rig.openOwn('popup.html');
  await page.setViewport({ width: 380, height: 600, ...SCALE });
  await setMorning(page);
  await page.reload();
  await page.waitForSelector('.call-row');
  await takePicture(page, 'popup');
  await page.close();
}
