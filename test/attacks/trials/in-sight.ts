import { setTimeout as sleep } from 'node:timers/promises';
import type { Trial } from '@/test/attacks/attack';
import { CALL_BUTTON_NAME } from '@/test/attacks/scripts/timing';
import { type AttackLab, type AttackStage, VICTIM } from '@/test/support/attacks/lab';
import { readCard } from '@/test/support/card/card';
import { offeredAt, restUntilOffered } from '@/test/support/layouts/rest';
import { markOn } from '@/test/support/page/marks';

/** Longer than a click takes to open a card, in milliseconds. */
const OPENED_MS = 700;

/** Over the number, and as large as the paragraph. */
const OVER =
  'position:fixed;left:280px;top:180px;width:300px;height:70px;margin:0;border:0;padding:0;';
const PICTURE =
  "url(&quot;data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='9' height='9'%3E%3Crect width='9' height='9'/%3E%3C/svg%3E&quot;)";

/** What hides a number from the rep, each in another way, and takes the pointer. */
const HIDING: Record<string, string> = {
  'a dialog': `<div role="dialog" style="${OVER}background:#fff">Prize</div>`,
  'a dialog that is hardly opaque': `<div style="${OVER}background:rgb(255 255 255 / .02)"></div>`,
  'a black box': `<div style="${OVER}background:#000"></div>`,
  'a colour in another notation': `<div style="${OVER}background:color(srgb 1 1 1 / 1)"></div>`,
  'a picture as background': `<div style="${OVER}background:${PICTURE}"></div>`,
  'a gradient': `<div style="${OVER}background:linear-gradient(#fff,#fff)"></div>`,
  'a shadow inwards': `<div style="${OVER}box-shadow:inset 0 0 0 200px #fff"></div>`,
  'a border as wide as the box': `<div style="${OVER}box-sizing:border-box;border:35px solid #fff"></div>`,
  'an outline inwards': `<div style="${OVER}outline:35px solid #fff;outline-offset:-35px"></div>`,
  'a blur of what is behind': `<div style="${OVER}backdrop-filter:blur(20px)"></div>`,
  'the box that a style adds': `<style>#o::after{content:"";position:absolute;inset:0;background:#fff}</style><div id="o" style="${OVER}"></div>`,
  'words that a style adds': `<style>#o::before{content:"\\2588\\2588\\2588\\2588\\2588\\2588\\2588\\2588\\2588\\2588";font-size:60px}</style><div id="o" style="${OVER}overflow:hidden"></div>`,
  'other words': `<div style="${OVER}font:bold 60px/60px sans-serif">█████████</div>`,
  'a field': `<input style="${OVER}background:transparent" placeholder="Prize">`,
  'a canvas': `<canvas style="${OVER}"></canvas>`,
  'a drawing': `<svg style="${OVER}"><rect width="300" height="70" fill="#fff"/></svg>`,
  'something that lets the pointer through, in a clear box': `<div style="${OVER}"><p style="margin:0;height:100%;background:#fff;pointer-events:none"></p></div>`,
  'more than is looked at, in a clear box': `<div style="${OVER}">${'<i></i>'.repeat(150)}<p style="margin:0;height:100%;background:#fff;pointer-events:none"></p></div>`,
  'a closed shadow root': `<section id="h" style="${OVER}"></section><script>document.getElementById('h').attachShadow({ mode: 'closed' }).innerHTML = '<div style="height:100%;background:#fff"></div>'</script>`,
};

const CLEAR = `<div id="clear" style="${OVER}"></div>`;

async function middleOfNumber(stage: AttackStage): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = await markOn(stage.page, VICTIM.written);
  return { x: x + width / 2, y: y + height / 2 };
}

/** Returns what hid the number when it was offered all the same. Throws unless it is offered in plain sight. */
async function offeredUnseen(lab: AttackLab): Promise<string[]> {
  const { rig } = lab.connected;
  const came: string[] = [];
  for (const [name, html] of Object.entries({ '': CLEAR, ...HIDING })) {
    const stage = await lab.stage(html);
    const at = await middleOfNumber(stage);
    if (!name) await restUntilOffered(rig, stage.page, at, '+1 212 555 0134');
    else if (await offeredAt(rig, stage.page, at)) came.push(name);
    await stage.page.close();
  }
  return came;
}

/** Clicks on a clear box over the number, as in a game. Returns whether that opened the card. */
async function openedByClick(lab: AttackLab): Promise<string[]> {
  const stage = await lab.stage(CLEAR);
  const { x, y } = await middleOfNumber(stage);
  await restUntilOffered(lab.connected.rig, stage.page, { x, y }, '+1 212 555 0134');
  await stage.page.mouse.click(x, y);
  await sleep(OPENED_MS);
  const role = (await readCard(lab.connected.rig, stage.page))?.role;
  await stage.page.close();
  return role ? [`a ${role} opened`] : [];
}

/** A layer comes over a number that is offered. Returns whether the number is offered again under it. */
async function offeredAfterLayerMoved(lab: AttackLab): Promise<string[]> {
  const stage = await lab.stage(CLEAR);
  const at = await middleOfNumber(stage);
  await restUntilOffered(lab.connected.rig, stage.page, at, '+1 212 555 0134');
  await stage.page.evaluate(() => {
    const layer = document.getElementById('clear');
    if (layer) layer.style.cssText += 'background:#fff;left:200px;width:500px';
  });
  const name = await offeredAt(lab.connected.rig, stage.page, at);
  await stage.page.close();
  return name && CALL_BUTTON_NAME.test(name) ? [name] : [];
}

/** Attacks with what lies over a number: what the rep does not see is not offered, and clicks are the page's. */
export const inSight: readonly Trial[] = [
  { name: 'numbers under what hides them', guard: 'in-sight', run: offeredUnseen },
  {
    name: 'a clear layer over a number that moves, and is painted then',
    guard: 'in-sight',
    run: offeredAfterLayerMoved,
  },
  {
    name: 'a click on a clear layer, with a number under it',
    guard: 'own-click',
    run: openedByClick,
  },
];
