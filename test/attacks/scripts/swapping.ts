import { setTimeout as sleep } from 'node:timers/promises';
import { type Attack, Breach, NobodyCalled, type Seen } from '@/test/attacks/attack';
import type { AttackStage } from '@/test/support/attacks/lab';
import { cardGone, readCard } from '@/test/support/card/card';
import { pointTo } from '@/test/support/page/marks';
import { waitUntil } from '@/test/support/wait';
import { CALL_BUTTON_NAME } from './timing';

/** Longest that a changed text takes to be marked again, and a marked one to be offered, in milliseconds. */
const MARKED_MS = 350;
const OFFERED_MS = 700;
/** Longer than the card takes to follow what the page changed, in milliseconds. */
const FOLLOWED_MS = 300;
/** How long the rep rests on another number: longer than a number takes to be offered. */
const REST_MS = 400;

/** Runs in the page: another number at the same position, by every way there is to change a text. */
function swap(to: string): void {
  const number = document.getElementById('number');
  if (number?.firstChild instanceof Text) number.firstChild.data = to;
  document.querySelector('a')?.setAttribute('href', `tel:${to}`);
}

/** As `shownIsCalled`, where the offer may have ended with its text: then there is no Call to press. */
export async function shownIsCalledIfAny(
  stage: AttackStage,
  change: () => Promise<void>,
): Promise<Seen> {
  await stage.openCard();
  await change();
  await sleep(FOLLOWED_MS);
  if (!(await stage.callButton())) return 'as drawn';
  await pressAndCompare(stage);
  return 'what was called';
}

/** Presses Call after the page changed, and throws unless what was shown is what is called. */
async function shownIsCalled(stage: AttackStage, change: () => Promise<void>): Promise<Seen> {
  await stage.openCard();
  await change();
  await sleep(FOLLOWED_MS);
  await pressAndCompare(stage);
  return 'what was called';
}

/** Presses Call. Throws unless the card showed everyone who is called; returns them. */
async function pressAndCompare(stage: AttackStage): Promise<string[]> {
  const shown = (await readCard(stage.lab.connected.rig, stage.page))?.text ?? '';
  const calls = await stage.lab.callsDuring(() => stage.call());
  mustShow(shown, calls);
  return calls;
}

/** Texts that look like one number and read as another, or as none. */
const DISGUISED = [
  '\u202e4310-555 (212)\u202c',
  '(212) 555-\u202e4310\u202c',
  '\u2067(212) 555-0134\u2069 \u202d0199',
  '+1 212 555 01\u200b34',
  '+1 212 555 0\u0661\u06634',
  '\uff0b\uff11 212 555 0134',
  '+1 212 555 O134',
  '+l 2l2 555 0134',
  '+1 212 555 01\u{1d7d1}4',
  '+1 212 555 0134\u0489\u0489\u0489',
  '+1 212 555 0<b style="display:none">9</b>134',
  '+1 212 555 01<span style="position:absolute;left:-999px">99</span>34',
];

/** Each disguised text in turn: whoever is called must be whom the card named. */
async function disguised(stage: AttackStage): Promise<Seen> {
  let offered = 0;
  const silent: string[] = [];
  for (const text of DISGUISED) {
    if (!(await offers(stage, text))) continue;
    offered++;
    await stage.open();
    if ((await pressAndCompare(stage)).length === 0) silent.push(text);
    await stage.page.keyboard.press('Escape');
  }
  if (offered === 0) throw new Error('No disguised number was offered: nothing was tried');
  if (silent.length > 0) throw new NobodyCalled(`Nobody for ${JSON.stringify(silent)}`);
  return 'what was called';
}

/** Writes a text in place of the number. Returns whether the rep who rests on it is offered a call. */
async function offers(stage: AttackStage, text: string): Promise<boolean> {
  const { page, lab } = stage;
  await page.mouse.move(5, 5);
  const at = await page.evaluate((html) => {
    const number = document.getElementById('number');
    if (number) number.innerHTML = html;
    const { x, y } = number?.getBoundingClientRect() ?? new DOMRect();
    return { x: x + 20, y: y + 10 };
  }, text);
  await cardGone(lab.connected.rig, page);
  await sleep(MARKED_MS);
  await pointTo(page, at);
  const button = waitUntil(() => stage.button(CALL_BUTTON_NAME), 'the button', OFFERED_MS);
  return button.then(
    () => true,
    () => false,
  );
}

/** Throws unless the card showed everyone who was called. */
function mustShow(shown: string, calls: readonly string[]): void {
  for (const callee of calls) {
    const written = callee.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '+1 $1 $2 $3');
    if (!shown.includes(written)) throw new Breach(`Shown “${shown}”, called ${callee}`);
  }
}

/** Attacks on whom a call rings: what is shown is what is dialled. */
export const swapping: Attack[] = [
  {
    name: 'a number swapped between hover and click',
    guard: 'as-shown',
    run: (stage) =>
      shownIsCalledIfAny(
        stage,
        async () => void (await stage.page.evaluate(swap, '(646) 555-0177')),
      ),
  },
  {
    name: 'a number swapped back and forth in every frame',
    guard: 'as-shown',
    run: (stage) =>
      shownIsCalledIfAny(stage, async () => {
        await stage.page.evaluate(() => {
          let turn = 0;
          requestAnimationFrame(function again() {
            const text = document.getElementById('number')?.firstChild;
            if (text instanceof Text) text.data = `(646) 555-01${10 + (turn++ % 89)}`;
            requestAnimationFrame(again);
          });
        });
      }),
  },
  {
    name: 'right-to-left overrides, look-alike digits and hidden ones',
    guard: 'as-read',
    run: disguised,
  },
  {
    name: 'an offer for another number, brought in while the card is open',
    guard: 'offer',
    html: '<p id="other" style="position:fixed;margin:0;left:700px;top:600px;font-size:20px">(646) 555-0177</p>',
    run: (stage) =>
      shownIsCalled(stage, async () => {
        await stage.page.mouse.move(760, 612, { steps: 5 });
        await sleep(REST_MS);
      }),
  },
];
