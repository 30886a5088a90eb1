import { setTimeout as sleep } from 'node:timers/promises';
import { type Attack, Breach, type Seen } from '@/test/attacks/attack';
import type { AttackStage } from '@/test/support/attacks/lab';
import { readCard } from '@/test/support/card/card';
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

async function named(stage: AttackStage): Promise<Seen> {
  const { page, lab } = stage;
  for (const name of NAMES) {
    await page.mouse.move(5, 5);
    const at = await page.evaluate(nameRecord, name);
    await sleep(600);
    await pointTo(page, at);
    await sleep(350);
    await stage.open();
    await stage.call();
    const shown = (await readCard(lab.connected.rig, page))?.text ?? '';
    if (asRead(shown).includes(asRead(name))) {
      throw new Breach(`The card says ${JSON.stringify(shown)}`);
    }
    await stage.press(/^Close/);
  }
  return 'as drawn';
}

/** Attacks on whom the card seems to name. */
export const naming: Attack[] = [
  {
    name: 'a name that reads as another number',
    guard: 'plain-name',
    run: named,
  },
];
