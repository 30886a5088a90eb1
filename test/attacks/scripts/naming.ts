import { setTimeout as sleep } from 'node:timers/promises';
import { type Attack, Breach, type Seen } from '@/test/attacks/attack';
import type { AttackStage } from '@/test/support/attacks/lab';
import { cardGone, readCard } from '@/test/support/card/card';
import { pointTo } from '@/test/support/page/marks';

/** Names of a record that read as another number than the record's own. */
const NAMES = [
  'Ann +1 646\u2060 5\u206055 0\u20601\u20607\u20607',
  'Ann +1 6\u200b46 55\u00ad5 01\u180e77',
  'Ann +1 \u{1d7d4}\u{1d7d2}\u{1d7d4} \u{1d7d3}\u{1d7d3}\u{1d7d3} \u{1d7ce}\u{1d7cf}\u{1d7d5}\u{1d7d5}',
  'Ann \u2460 \u2465\u2463\u2465 \u2464\u2464\u2464 \u24ea\u2460\u2466\u2466',
  'Ann +\uff11 \uff16\uff14\uff16 \uff15\uff15\uff15 \uff10\uff11\uff17\uff17',
  'Ann \u277b\u2779\u277b \u277a\u277a\u277a \u24ff\u2776\u277c\u277c',
  '\u516d\u56db\u516d\u4e94\u4e94\u4e94\u3007\u4e00\u4e03\u4e03',
  '\u04314\u0431 \u01bc\u01bc\u01bc OI77',
];

/** Longest that a changed text takes to be marked again, in milliseconds. */
const MARKED_MS = 400;

/** Runs in the page: makes the number's paragraph a record of this name. */
function nameRecord(name: string): { x: number; y: number } {
  const record = document.querySelector('p');
  record?.setAttribute('itemscope', '');
  document.querySelector('[itemprop]')?.remove();
  record?.insertAdjacentHTML('afterbegin', `<b itemprop="name">${name}</b><br>`);
  const { x, y } = document.getElementById('number')?.getBoundingClientRect() ?? new DOMRect();
  return { x: x + 20, y: y + 10 };
}

/** A text as the eye reads it: without what is not drawn. */
const asRead = (text: string) =>
  text.normalize('NFKC').replace(/[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}\s]/gu, '');

/** Opens the card of each record in turn, and calls once it shows a name; the last one at any rate. */
async function named(stage: AttackStage): Promise<Seen> {
  let said = '';
  for (const name of NAMES) {
    if (name !== NAMES[0]) await closeCard(stage);
    await openNamed(stage, name);
    said = await nameOnCard(stage);
    if (said !== '') break;
  }
  await stage.call();
  said ||= await nameOnCard(stage);
  if (said !== '') throw new Breach(`The card says ${JSON.stringify(said)}`);
  return 'as drawn';
}

/** Leaves the number without a card. */
async function closeCard({ page, lab }: AttackStage): Promise<void> {
  await page.mouse.move(5, 5);
  await page.keyboard.press('Escape');
  await cardGone(lab.connected.rig, page);
}

/** The page names the record, and the rep opens the card of its number. */
async function openNamed(stage: AttackStage, name: string): Promise<void> {
  const at = await stage.page.evaluate(nameRecord, name);
  // The finder marks the number again where it is now.
  await sleep(MARKED_MS);
  await pointTo(stage.page, at);
  await stage.open();
}

/** What the card says, if one of the names is in it. */
async function nameOnCard({ page, lab }: AttackStage): Promise<string> {
  const shown = (await readCard(lab.connected.rig, page))?.text ?? '';
  return NAMES.some((name) => asRead(shown).includes(asRead(name))) ? shown : '';
}

/** Attacks on whom the card seems to name. */
export const naming: Attack[] = [
  {
    name: 'a name that reads as another number',
    guard: 'plain-name',
    run: named,
  },
];
