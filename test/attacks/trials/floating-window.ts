import { setTimeout as sleep } from 'node:timers/promises';
import { LOOK_MS } from '@/test/attacks/scripts/hiding';
import { type AttackLab, VICTIM } from '@/test/support/attacks/lab';
import { handOnCard } from '@/test/support/real/card-hand';
import { markOnScreen, onScreen } from '@/test/support/real/page-point';
import type { Screen } from '@/test/support/real/screen';
import { waitUntil } from '@/test/support/wait';

const TITLE = 'Floating';

/** Opens a picture-in-picture window of a document with another number, at the rep's first press. */
const OPENER = `<script>
  addEventListener('pointerdown', async () => {
    window.floating = await documentPictureInPicture.requestWindow({ width: 300, height: 100 });
    floating.document.title = '${TITLE}';
    floating.document.body.textContent = '+1 646 555 0177';
  }, { capture: true, once: true });
</script>`;

/** A point of the hostile page where nothing is. */
const EMPTY = { left: 900, right: 900, top: 500, bottom: 500 };
/** From the window's top edge, with its title bar, to the card's top edge, in pixels: Call stays in sight. */
const ABOVE = 40;

/**
 * The rep presses Call with a real mouse while a window that stays on top is over the card's number, or
 * in the screen's corner. Returns who was called.
 */
export async function pressUnderWindow(
  lab: AttackLab,
  screen: Screen,
  position: 'over the card' | 'in the corner',
): Promise<string[]> {
  const { page } = await lab.stage(OPENER);
  const hand = handOnCard(screen, lab.connected.rig, page);
  await screen.click(await onScreen(page, EMPTY));
  await waitUntil(() => page.evaluate('!!window.floating'), 'the window that stays on top');
  await screen.moveTo(await markOnScreen(page, VICTIM.written));
  await hand.callButton();
  await hand.pressMain('dialog');
  const { whole, main } = await hand.boxes();
  if (!main) throw new Error('There is no Call');
  const call = await onScreen(page, main);
  const { left, top } = whole;
  const corner = await onScreen(page, { left, right: left, top, bottom: top });
  const over = { x: corner.x, y: corner.y - ABOVE };
  await screen.moveWindow(TITLE, position === 'over the card' ? over : { x: 0, y: 0 });
  await screen.moveTo({ x: call.x, y: call.y + 90 });
  await screen.moveTo(call);
  await sleep(LOOK_MS);
  await screen.picture(`window-${position.replaceAll(' ', '-')}`);
  const press = () => screen.press();
  const calls = await (position === 'over the card'
    ? lab.callsDuring(press)
    : lab.expectedCalls(press));
  await page.close();
  return calls;
}
