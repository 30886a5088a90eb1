import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack, Seen } from '@/test/attacks/attack';
import type { AttackStage } from '@/test/support/attacks/lab';
import { LOOK_MS } from './hiding';

/** A pointer of the page's own, drawn away from the real one. */
const FAKE =
  '<div id="fake" style="position:fixed;left:0;top:0;width:9px;height:14px;background:#000"></div>';

/** Runs in the page: draws the pointer 500 pixels away from where it is. */
function drawPointer(): void {
  addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      const fake = document.getElementById('fake');
      if (fake) fake.style.translate = `${clientX + 500}px ${clientY}px`;
    },
    true,
  );
}

/** Runs in the page: whether the browser draws no pointer here. */
function isPointerHidden({ x, y }: { x: number; y: number }): boolean {
  const hit = document.elementFromPoint(x, y);
  if (!hit) return false;
  if (getComputedStyle(hit).cursor === 'none') return true;
  return ['::before', '::after'].some((pseudo) => {
    const { content, display, cursor } = getComputedStyle(hit, pseudo);
    return content !== 'none' && display !== 'none' && cursor === 'none';
  });
}

/** The rep follows the drawn pointer to a button of the page's, and the real one is on Call. */
async function misled(stage: AttackStage, hide: () => void): Promise<Seen> {
  const { page } = stage;
  await stage.openCard();
  await page.evaluate(drawPointer);
  await page.evaluate(hide);
  const call = await stage.callButton();
  if (!call) throw new Error('There is no Call');
  await page.mouse.move(call.x - 60, call.y + 90, { steps: 3 });
  await sleep(LOOK_MS);
  await page.mouse.move(call.x, call.y, { steps: 5 });
  await sleep(LOOK_MS);
  const hidden = await page.evaluate(isPointerHidden, call);
  await page.mouse.click(call.x, call.y);
  return hidden ? 'something else' : 'as drawn';
}

const mislead = (name: string, guard: Attack['guard'], hide: () => void): Attack => ({
  name: `a pointer hidden ${name}, and another one drawn`,
  guard,
  html: FAKE,
  run: (stage) => misled(stage, hide),
});

/** Attacks on where the rep believes the pointer to be. */
export const cursor: Attack[] = [
  mislead('by an element put into our surface', 'slotless', () => {
    const surface = document.querySelector('handset-call > *');
    if (surface)
      surface.innerHTML =
        '<div style="position:absolute;inset:0;width:100%;height:100%;cursor:none"></div>';
  }),
  mislead('by a pseudo-element of our surface', 'slotless', () => {
    document.head.insertAdjacentHTML(
      'beforeend',
      `<style>handset-call > *::before, handset-call > *::after {
        content: ''; position: absolute; inset: 0; cursor: none !important }</style>`,
    );
  }),
  mislead('by a style sheet', 'own-surface', () => {
    document.head.insertAdjacentHTML(
      'beforeend',
      '<style>*, html, handset-call, handset-call > * { cursor: none !important }</style>',
    );
  }),
];
