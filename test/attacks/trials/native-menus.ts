import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { NobodyCalled } from '@/test/attacks/attack';
import { LOOK_MS } from '@/test/attacks/scripts/hiding';
import { type AttackLab, VICTIM } from '@/test/support/attacks/lab';
import { markOn } from '@/test/support/page/marks';
import { handOnCard } from '@/test/support/real/card-hand';
import { markOnScreen, onScreen } from '@/test/support/real/page-point';
import type { Point, Screen } from '@/test/support/real/screen';
import { waitUntil } from '@/test/support/wait';

/** A form of the page, whose field the browser completes and checks for spelling. */
export const FORM = `<form action="/sent" style="position:fixed;left:10px;top:10px;margin:0">
  <input id="field" name="note" spellcheck="true" lang="en" style="width:120px"></form>
<script>
  window.presses = 0;
  addEventListener('pointerdown', () => { presses++; }, true);
</script>`;

/** From the right end of Call to where it is pressed, in pixels. */
export const END = 16;

/** Runs in the page: puts the field where what the browser opens for it lies over the card. */
export function moveField({ left, top }: { left: number; top: number }): void {
  const form = document.querySelector('form');
  if (form) Object.assign(form.style, { left: `${left}px`, top: `${top}px` });
}

/** Runs in the page. */
function boxOfField() {
  const { left, top, right, bottom } =
    document.getElementById('field')?.getBoundingClientRect() ?? new DOMRect();
  return { left, top, right, bottom };
}

const fieldOnScreen = async (page: Page) => onScreen(page, await page.evaluate(boxOfField));
const pressesOn = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'presses')));

/** A page with an open card, and its field beside or above the card. */
async function openOver(lab: AttackLab, screen: Screen, from: Point) {
  const { page } = await lab.stage(FORM);
  const hand = handOnCard(screen, lab.connected.rig, page);
  await screen.moveTo(await markOnScreen(page, VICTIM.written));
  await hand.callButton();
  await hand.pressMain('dialog');
  const { whole, main } = await hand.boxes();
  if (!main) throw new Error('There is no Call');
  await page.evaluate(moveField, { left: whole.left + from.x, top: whole.top + from.y });
  // Its right end, which no menu or list covers: there the press is not the menu's own.
  return { page, call: await onScreen(page, { ...main, left: main.right - 2 * END }) };
}

/** The rep comes to Call from below. */
async function restOnCall(screen: Screen, call: Point): Promise<void> {
  await screen.moveTo({ x: call.x, y: call.y + 90 });
  await screen.moveTo(call);
  await sleep(LOOK_MS);
}

/**
 * The rep right-clicks a misspelt word in a field of the page, and presses Call beside the menu that lies
 * over the card. Without a dictionary, Chromium's menu has the switch for spell checking, and no words. Returns who was called. The next press must call: it would have been noticed.
 */
export async function pressBesideSpellingMenu(lab: AttackLab, screen: Screen): Promise<string[]> {
  const { page, call } = await openOver(lab, screen, { x: -130, y: 4 });
  await screen.click(await fieldOnScreen(page));
  await screen.type('speling ');
  const { x, y } = await fieldOnScreen(page);
  await screen.moveTo({ x: x - 40, y });
  await screen.openMenu();
  await screen.picture(`spelling-menu-${lab.connected.rig.name}`);
  const before = await pressesOn(page);
  await restOnCall(screen, call);
  const calls = await lab.callsDuring(() => screen.press());
  if ((await pressesOn(page)) > before) throw new Error('The menu did not take the press');
  await restOnCall(screen, call);
  const own = await lab.expectedCalls(() => screen.press());
  if (own.length !== 1) throw new NobodyCalled('The next press calls nobody either');
  await page.close();
  return calls;
}

/** The rep once sent a form with this value. The browser offers it in later fields of the same name. */
export async function rememberValue(lab: AttackLab, screen: Screen): Promise<void> {
  const { page } = await lab.stage(FORM);
  const before = lab.site.asked().length;
  await screen.click(await fieldOnScreen(page));
  await screen.type('+1 646 555 0177');
  await screen.key('Return');
  const isSent = () =>
    lab.site
      .asked()
      .slice(before)
      .some((path) => path.startsWith('/sent'));
  await waitUntil(isSent, 'the sent form');
  await page.close();
  // Windows that close late would be counted as the next page's own.
  await screen.settle();
}

/** Runs in the page: gives its field the focus. */
export const giveFieldFocus = () => document.getElementById('field')?.focus();

/**
 * The rep rests on Call. The page gives its field the focus, and the rep asks for what the browser remembers
 * (Down, in a game of the page): the list lies over the card's number. The rep then presses Call. Returns the
 * numbers called.
 */
export async function pressUnderList(lab: AttackLab, screen: Screen): Promise<string[]> {
  await rememberValue(lab, screen);
  const { page, call } = await openOver(lab, screen, { x: 0, y: -22 });
  await screen.moveTo({ x: call.x, y: call.y + 90 });
  await screen.moveTo(call);
  const closed = await screen.windows();
  await page.evaluate(giveFieldFocus);
  await openList(screen, closed);
  await screen.picture(`autofill-${lab.connected.rig.name}`);
  await sleep(LOOK_MS);
  const calls = await lab.callsDuring(() => screen.press());
  await page.close();
  return calls;
}

/** Opens the list of the field with the focus, unless a click into the field did. `closed`: windows without it. */
export async function openList(screen: Screen, closed: number): Promise<void> {
  await screen.settle();
  const isOpen = async () => (await screen.windows()) > closed;
  if (!(await isOpen())) await screen.key('Down');
  await waitUntil(isOpen, 'the list');
  await screen.settle();
}

/** What came of a list that lay over the page when the rep came to the card. */
interface ListUse {
  /** The windows of the list that are still open as the rep presses Call. */
  left: number;
  /** Whether the field has the focus then. */
  hasFocus: boolean;
  calls: string[];
}

/** The rep opens the list over the open card, or before they open the card, and then calls by one press. */
export async function callAfterList(
  lab: AttackLab,
  screen: Screen,
  when: 'over the card' | 'before the card',
): Promise<ListUse> {
  await rememberValue(lab, screen);
  const { page, call, windows } = await (when === 'over the card'
    ? listOverCard(lab, screen)
    : listBeforeCard(lab, screen));
  await restOnCall(screen, call);
  await screen.picture(`autofill-${when.replaceAll(' ', '-')}-${lab.connected.rig.name}`);
  const left = (await screen.windows()) - windows;
  const hasFocus = await page.evaluate(() => document.activeElement?.id === 'field');
  const calls = await lab.expectedCalls(() => screen.press());
  await page.close();
  return { left, hasFocus, calls };
}

async function listOverCard(lab: AttackLab, screen: Screen) {
  const opened = await openOver(lab, screen, { x: 0, y: -22 });
  const windows = await screen.windows();
  await screen.click(await fieldOnScreen(opened.page));
  await openList(screen, windows);
  return { ...opened, windows };
}

/** From the number to the field whose list covers half of the number, in pixels. */
const OVER_NUMBER = { x: -170, y: -50 };

async function listBeforeCard(lab: AttackLab, screen: Screen) {
  const { page } = await lab.stage(FORM);
  const { x, y, width } = await markOn(page, VICTIM.written);
  await page.evaluate(moveField, { left: x + OVER_NUMBER.x, top: y + OVER_NUMBER.y });
  await screen.settle();
  const windows = await screen.windows();
  await screen.click(await fieldOnScreen(page));
  await openList(screen, windows);
  const end = x + width - END;
  await screen.moveTo(await onScreen(page, { left: end, right: end, top: y, bottom: y + END }));
  const hand = handOnCard(screen, lab.connected.rig, page);
  await hand.callButton();
  await hand.pressMain('dialog');
  const { main } = await hand.boxes();
  if (!main) throw new Error('There is no Call');
  return { page, call: await onScreen(page, main), windows };
}
