import type { BrowserName } from '@/test/support/browsers/rig';
import { waitUntil } from '@/test/support/wait';
import { countIconPixels, LEAST_ICON_PIXELS } from './menu-page';
import type { Point, Screen } from './screen';

/** Where each browser draws its only notification on a screen of 1280 × 900 without a service for them. */
const TEXT: Record<BrowserName, Point> = {
  chromium: { x: 1040, y: 846 },
  firefox: { x: 1120, y: 64 },
};

/** Causes a notification, waits until it is on screen, and clicks its text. */
export async function clickNotification(
  screen: Screen,
  browser: BrowserName,
  cause: () => Promise<unknown>,
  picture: string,
): Promise<void> {
  await screen.settle();
  const before = await countIconPixels(screen);
  await cause();
  const isShown = async () => (await countIconPixels(screen)) - before >= LEAST_ICON_PIXELS;
  await waitUntil(isShown, `the notification ${picture}`);
  await screen.settle();
  await screen.picture(`notification-${picture}-${browser}`);
  await screen.click(TEXT[browser]);
}
