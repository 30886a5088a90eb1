import { setTimeout as sleep } from 'node:timers/promises';
import type { Trial } from '@/test/attacks/attack';
import { OTHER_PAGE, SWALLOW_LEAVING } from '@/test/attacks/scripts/leaving';
import type { AttackLab, AttackStage } from '@/test/support/attacks/lab';
import { clickMenu } from '@/test/support/card/menu-click';
import { readOffers } from '@/test/support/own-pages/log';
import { waitUntil } from '@/test/support/wait';
import { shownInMenu } from './menu';

/** Longest that the menu takes to follow its tab, in milliseconds. */
const FOLLOWED_MS = 1_500;

/** The rep points at a number, and goes on to another site. The page keeps that from our script. */
async function goOn(lab: AttackLab): Promise<AttackStage> {
  const stage = await lab.stage(SWALLOW_LEAVING);
  await stage.rest();
  await waitUntil(() => isLastOfferInMenu(lab), 'the menu to be about what the rep points at');
  await stage.page.goto(lab.site.serve(OTHER_PAGE, 'localhost'));
  await sleep(FOLLOWED_MS);
  return stage;
}

async function isLastOfferInMenu(lab: AttackLab): Promise<boolean> {
  const [offer] = await readOffers(lab.connected.popup);
  return offer !== undefined && (await shownInMenu(lab)) === offer.offerId;
}

/** What the menu of the next site is still about. */
async function numberStays(lab: AttackLab): Promise<string[]> {
  const { page } = await goOn(lab);
  const about = await lab.connected.popup.evaluate(async () => {
    const { session } = Reflect.get(globalThis, 'chrome').storage;
    return (await session.get('menu-frame'))['menu-frame'];
  });
  const [offer] = await readOffers(lab.connected.popup);
  await page.close();
  return [
    ...(about === undefined ? [] : ['the menu is about the page that was left']),
    ...(offer?.pointedAt !== undefined && offer.leftAt === undefined
      ? ['the rep seems to point at its number']
      : []),
  ];
}

/** Whom a click on the number calls, in a menu that does not know yet that its page was left. */
async function clickStays(lab: AttackLab): Promise<string[]> {
  const { page } = await goOn(lab);
  const calls = await lab.callsDuring(async () => {
    await clickMenu(lab.connected, page, { menuItemId: 'call-marked:' });
    await sleep(FOLLOWED_MS);
  });
  await page.close();
  return calls;
}

/** A number of a page in the context menu of the next one. */
export const leftMenu: readonly Trial[] = [
  {
    name: 'a number that stays in the menu of the next site',
    guard: 'watched-menu',
    run: numberStays,
  },
  {
    name: 'a click in the menu of the next site on the number of the last one',
    guard: 'clicked-document',
    // Only in Chromium can a test report a click.
    browsers: ['chromium'],
    run: clickStays,
  },
];
