import { setTimeout as sleep } from 'node:timers/promises';
import { type AttackLab, hostilePage, stageOn } from '@/test/support/attacks/lab';
import { waitUntil } from '@/test/support/wait';

/** A page that frames another, as {@link openFramed} opened it. */
export type Framed = Awaited<ReturnType<typeof openFramed>>;

/** The start of a tag that embeds a page; its address follows. */
export type Embedding =
  | '<iframe src='
  | '<iframe credentialless src='
  | '<embed src='
  | '<object data=';

/** A page that frames another, of another origin, with the number in it. */
export async function openFramed(
  lab: AttackLab,
  style = '',
  more = '',
  tag: Embedding = '<iframe src=',
) {
  const inner = lab.site.serve(hostilePage(''), 'localhost');
  const box = `width:1000px;height:600px;border:0;${style}`;
  const html = `<!doctype html><title>Outer</title><body style="margin:0">
    ${tag}"${inner}" type="text/html" style="${box}"></iframe></object>${more}`;
  const page = await lab.connected.rig.open(lab.site.serve(html));
  const frame = page.frames().find((each) => each.url() === inner);
  if (!frame) throw new Error('There is no frame');
  await waitUntil(() => frame.evaluate(() => CSS.highlights.size > 0), 'marks in the frame');
  return { page, frame, number: await frame.evaluate(boxOfNumber) };
}

/** Runs in the page. */
export function boxOfNumber() {
  const { left, right, top, bottom } =
    document.getElementById('number')?.getBoundingClientRect() ?? new DOMRect();
  return { left, right, top, bottom };
}

/** Presses in turn, each a millisecond later after the pointer came than the one before. */
export const PRESSES = 30;
/** In Firefox the card comes back on top so often under a resting pointer, in milliseconds. */
const RAISE_MS = 200;
/** From the pointer's coming to the first press: half of them come before the card is back on top. */
const FIRST_PRESS_MS = RAISE_MS - PRESSES / 2;
/** Between two of these presses, in milliseconds. */
const NEXT_PRESS_MS = 60;
/** Longer than the button beside the number takes to come, in milliseconds. No driver sees into the frame. */
const BUTTON_COMES_MS = 700;
/** How long the rep's hand rests on a button: longer than it must be visible. */
const REST_MS = 600;
/** Longer than what a press brings takes to be shown, in milliseconds. */
const PRESSED_MS = 400;

/**
 * What each of many presses on the button beside the number meets in the frame. They lie around the
 * moment at which the card comes back on top. The pointer is let go beside the button: none is a click.
 */
export async function pressesMeet({ page, frame, number }: Framed): Promise<string[]> {
  const { left, right, top, bottom } = number;
  const met = await frame.evaluateHandle(() => {
    const names: string[] = [];
    const onDown = ({ target }: Event) => names.push((target as Element).localName);
    addEventListener('pointerdown', onDown, { capture: true });
    return names;
  });
  await page.mouse.move(left + 60, top + 10, { steps: 4 });
  await sleep(BUTTON_COMES_MS);
  for (let press = 0; press < PRESSES; press++) {
    await page.mouse.move(right + 22, (top + bottom) / 2, { steps: 2 });
    await sleep(FIRST_PRESS_MS + press);
    await page.mouse.down();
    await page.mouse.move(left + 60, top + 10, { steps: 2 });
    await page.mouse.up();
    await sleep(NEXT_PRESS_MS);
  }
  return met.jsonValue();
}

/** From the number's left bottom corner to the middle of Call. */
interface Offset {
  x: number;
  y: number;
}

const offsets = new WeakMap<AttackLab, Map<boolean, Promise<Offset>>>();

/**
 * Where Call is. No driver sees into the frame, so a page of its own tells. The card of a number that
 * was called before has a line more, so it is measured again after the first call.
 */
function offsetOfCall(lab: AttackLab): Promise<Offset> {
  const known = offsets.get(lab) ?? new Map<boolean, Promise<Offset>>();
  offsets.set(lab, known);
  const wasCalled = lab.connected.sandbox.calls().length > 0;
  const offset = known.get(wasCalled) ?? measureCall(lab);
  known.set(wasCalled, offset);
  return offset;
}

async function measureCall(lab: AttackLab): Promise<Offset> {
  const stage = await lab.stage();
  await stage.page.setViewport({ width: 1000, height: 600 });
  await stage.openCard();
  const call = await waitUntil(() => stage.callButton(), 'Call');
  const { left, bottom } = await stage.page.$eval('#number', (number) => {
    const box = number.getBoundingClientRect();
    return { left: box.left, bottom: box.bottom };
  });
  await stage.page.close();
  return { x: call.x - left, y: call.y - bottom };
}

/**
 * The rep rests on the number, presses the button beside it, and then where Call is in a frame; waits
 * `patience` times as long each time as a frame takes that is painted at its own pace. Where the card
 * opens in the top frame, in plain sight (Firefox), a press on it would be the rep's own: it ends there.
 */
export async function pressThrough(
  lab: AttackLab,
  { page, number }: Pick<Framed, 'page' | 'number'>,
  patience = 1,
): Promise<void> {
  const { left, right, top, bottom } = number;
  const call = await offsetOfCall(lab);
  await page.bringToFront();
  await page.mouse.move(left + 20, top - 30);
  await page.mouse.move(left + 60, top + 10, { steps: 4 });
  await sleep(BUTTON_COMES_MS * patience);
  for (const [x, y] of [
    [right + 22, (top + bottom) / 2],
    [left + call.x, bottom + call.y],
  ] as const) {
    await page.mouse.move(x, y, { steps: 5 });
    await sleep(REST_MS * patience);
    // A card that opens after this is too new to take the press.
    if (await stageOn(lab, page).callButton()) return;
    await page.mouse.click(x, y);
    await sleep(PRESSED_MS * patience);
  }
}
