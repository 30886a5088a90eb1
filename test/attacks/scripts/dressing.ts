import { setTimeout as sleep } from 'node:timers/promises';
import { type Attack, Breach, type Seen } from '@/test/attacks/attack';
import type { AttackStage } from '@/test/support/attacks/lab';
import { waitUntil } from '@/test/support/wait';
import { LOOK_MS, reachCall } from './hiding';

/** Long enough for a style sheet to be painted. */
const STYLED_MS = 80;
/** So many style sheets at least must leave Call where the rep can press it, or nothing is tried. */
const MIN_DRAWN = 15;

/** Style sheets that try to hide, fade, move, scale or rewrite the card under its button. */
const sheets: [string, string][] = [
  ['opacity on everything', '*, html, handset-call { opacity: 0.02 !important }'],
  ['opacity on html', 'html { opacity: 0.02 !important }'],
  ['filter on everything', '*, html, handset-call { filter: opacity(2%) blur(9px) !important }'],
  ['clip-path on everything', '*, html, handset-call { clip-path: inset(49%) !important }'],
  ['mask on everything', '*, html { mask: linear-gradient(transparent, transparent) !important }'],
  ['transform on everything', '*, html, handset-call { transform: scale(0.4) !important }'],
  ['perspective and rotation', 'html { transform: perspective(9px) rotateY(40deg) !important }'],
  ['zoom on html', 'html { zoom: 0.3 !important }'],
  ['zoom on our host', 'handset-call { zoom: 0.2 !important }'],
  ['visibility', 'html, handset-call { visibility: hidden !important }'],
  ['display', 'handset-call { display: none !important }'],
  [
    'a host that is a box',
    'handset-call { display: block !important; overflow: clip; width: 1px }',
  ],
  ['content-visibility', 'html, handset-call { content-visibility: hidden !important }'],
  ['blend mode', '*, html { mix-blend-mode: difference !important }'],
  ['a mirrored card', 'handset-call { direction: rtl !important; writing-mode: vertical-rl }'],
  [
    'transparent text',
    '*, handset-call { color: transparent !important; font-size: 1px !important }',
  ],
  [
    '-webkit-text-fill-color',
    '*, handset-call { -webkit-text-fill-color: transparent !important }',
  ],
  [
    'our own colours',
    'handset-call { --ink: transparent !important; --paper: #fff; --call-ink: transparent; --soft: transparent }',
  ],
  [
    'our own colours, registered',
    '@property --ink { syntax: "<length>"; inherits: false; initial-value: 0px } @property --paper { syntax: "<length>"; inherits: false; initial-value: 0px } @property --call { syntax: "<length>"; inherits: false; initial-value: 0px }',
  ],
  [
    'another face for our letters',
    '@font-face { font-family: system-ui; src: local("DejaVu Sans Mono"), local("Noto Sans Mono") } @font-face { font-family: "sans-serif"; src: local("DejaVu Sans Mono") } handset-call { --font: monospace !important; font-family: monospace !important }',
  ],
  [
    'another face for digits',
    'handset-call { font-variant-numeric: slashed-zero !important; font-feature-settings: "zero" !important; letter-spacing: 1em !important; text-indent: 9em; text-transform: uppercase; word-spacing: 2em; line-height: 9 }',
  ],
  [
    'selected text',
    '*::selection, ::selection, handset-call::selection { color: transparent; background: transparent }',
  ],
  [
    'an animation',
    '@keyframes gone { to { opacity: 0; color: transparent } } handset-call { animation: gone 1ms forwards !important }',
  ],
  [
    'a transition',
    'handset-call { transition: all 99s !important; color: transparent !important }',
  ],
];

/** Puts on one style sheet after the other, and clicks under each that changes what the rep sees. */
async function dressed(stage: AttackStage): Promise<Seen> {
  await stage.openCard();
  let drawnAt = 0;
  const calls = await stage.lab.callsDuring(async () => {
    for (const sheet of sheets) if (await clickedUnder(stage, sheet)) drawnAt++;
  });
  if (calls.length > 0) throw new Breach('Called under one of the style sheets');
  if (drawnAt < MIN_DRAWN) throw new Error(`Only ${drawnAt} style sheets left Call under the hand`);
  return 'as drawn';
}

/** Puts on a style sheet, and clicks on Call if it changed the card. Returns whether Call was in reach. */
async function clickedUnder(stage: AttackStage, [name, sheet]: [string, string]): Promise<boolean> {
  // A press that did not count counts again only once the pointer left Call and came back.
  const { x, y } = await stage.box();
  await stage.page.mouse.move(x + 20, y + 20, { steps: 3 });
  await reachCall(stage);
  const before = await stillPictureOfCard(stage);
  await stage.page.evaluate(dress, sheet);
  await sleep(STYLED_MS);
  // A style sheet can move or scale Call: the rep comes to where it is now.
  const call = await reachCall(stage);
  const isDrawn = await stage.page.evaluate(isOurs, call);
  if (isDrawn && (await isAltered(stage, before))) {
    await stage.page.mouse.click(call.x, call.y);
    // A press that counts takes Call away at once. On a site that is not trusted it calls nobody yet.
    if (!(await stage.callButton())) throw new Breach(`Pressed under the style sheet: ${name}`);
  }
  await stage.page.evaluate(undress);
  await sleep(STYLED_MS);
  return isDrawn;
}

/** Returns whether the rep sees another card, also after a while: a busy machine paints late. */
async function isAltered(stage: AttackStage, before: string): Promise<boolean> {
  if ((await pictureOfCard(stage)) === before) return false;
  await sleep(LOOK_MS);
  return (await pictureOfCard(stage)) !== before;
}

/** What the rep sees of the card once nothing moves: a colour may still be fading in. */
async function stillPictureOfCard(stage: AttackStage): Promise<string> {
  let before = '';
  return waitUntil(async () => {
    const now = await pictureOfCard(stage);
    const still = now === before && now;
    before = now;
    return still;
  }, 'the card to stand still');
}

/** What the rep sees of the card, wherever it is. */
async function pictureOfCard(stage: AttackStage): Promise<string> {
  return stage.picture(await stage.box());
}

/** Runs in the page. */
function isOurs({ x, y }: { x: number; y: number }): boolean {
  return document.elementFromPoint(x, y)?.closest('handset-call') != null;
}

/** Runs in the page. */
function dress(css: string): void {
  document.head.insertAdjacentHTML('beforeend', `<style id="dress">${css}</style>`);
}

/** Runs in the page. */
function undress(): void {
  document.getElementById('dress')?.remove();
}

/** Attacks on how the card is drawn, by style sheets of the page. */
export const dressing: Attack[] = [
  {
    name: 'style sheets that hide, fade, move, scale or rewrite',
    guard: 'own-style',
    run: dressed,
  },
];
