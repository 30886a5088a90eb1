import { setTimeout as sleep } from 'node:timers/promises';
import { LOOK_MS } from '@/test/attacks/scripts/hiding';
import { type AttackLab, VICTIM } from '@/test/support/attacks/lab';
import { readCard } from '@/test/support/card/card';
import { writeSettings } from '@/test/support/own-pages/connect';
import { handOnCard } from '@/test/support/real/card-hand';
import { markOnScreen, onScreen } from '@/test/support/real/page-point';
import type { Screen } from '@/test/support/real/screen';
import { waitUntil } from '@/test/support/wait';
import { END, FORM, giveFieldFocus, moveField, openList, rememberValue } from './native-menus';

/** From the right end of the button to the field whose list covers the button's number, in pixels. */
const OVER_BUTTON = { x: -290, y: -22 };

/** How the rep skips the card. Without a countdown the card would open. */
const AT_ONCE = { countsDownAtOnce: true, countdownSeconds: 1 };
const BY_CARD = { countsDownAtOnce: false, countdownSeconds: 0 };

/**
 * The rep skips the card and rests on the button beside the number, which shows the number and would call at
 * once. If `isListOpen`, the page gives its field the focus, and the rep asks for what the browser remembers
 * (Down): the list lies over the button's number. The rep then presses the button.
 * Returns the numbers called. A press that calls nobody must open the card, so a press that missed fails.
 */
export async function pressButtonUnderList(
  lab: AttackLab,
  screen: Screen,
  isListOpen = true,
): Promise<string[]> {
  await rememberValue(lab, screen);
  await writeSettings(lab.connected.popup, AT_ONCE);
  try {
    return await pressAtOnce(lab, screen, isListOpen);
  } finally {
    await writeSettings(lab.connected.popup, BY_CARD);
  }
}

async function pressAtOnce(lab: AttackLab, screen: Screen, isListOpen: boolean): Promise<string[]> {
  const { page } = await lab.stage(FORM);
  const { rig } = lab.connected;
  await screen.moveTo(await markOnScreen(page, VICTIM.written));
  const button = await handOnCard(screen, rig, page).callButton();
  // Its right end, which the list does not cover.
  await screen.moveTo(await onScreen(page, { ...button, left: button.right - 2 * END }));
  if (isListOpen) {
    const { right, top } = button;
    await page.evaluate(moveField, { left: right + OVER_BUTTON.x, top: top + OVER_BUTTON.y });
    const closed = await screen.windows();
    await page.evaluate(giveFieldFocus);
    await openList(screen, closed);
    await screen.picture(`autofill-button-${rig.name}`);
  }
  await sleep(LOOK_MS);
  const calls = await lab.callsDuring(async () => {
    await screen.press();
    const isDone = async () =>
      ['dialog', 'status'].includes((await readCard(rig, page))?.role ?? '');
    await waitUntil(isDone, 'the open card or the call');
  });
  await page.close();
  return calls;
}
