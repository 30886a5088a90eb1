import { openConnectedBrowser } from '@/test/support/browsers/connected-browser';
import { takeDashboardPictures } from './dashboard-pictures';
import { writeSampleLog } from './sample-log';
import { takeStorePictures } from './store-pictures';
import { takeWelcomePictures } from './welcome-pictures';
import { takeCardPicture, takePopupPicture } from './work-pictures';

/** `npm run pictures`: retakes the pictures of README, docs and stores, in Chromium. */
const connected = await openConnectedBrowser('chromium', { sandbox: { rate: 1_000, speed: 40 } });
try {
  await writeSampleLog(connected.popup, connected.sandbox.workspaces[0]?.dids ?? []);
  await takeCardPicture(connected);
  await takePopupPicture(connected);
  await takeDashboardPictures(connected);
  await takeWelcomePictures();
  await takeStorePictures(connected);
  console.log('Pictures: docs/pictures, docs/store');
} finally {
  await connected.stop();
}
