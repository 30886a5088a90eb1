import { setTimeout as sleep } from 'node:timers/promises';
import type { Trial } from '@/test/attacks/attack';
import { HARVEST } from '@/test/attacks/scripts/reaching';
import type { AttackLab, AttackStage } from '@/test/support/attacks/lab';
import { pressUntil } from '@/test/support/card/card';
import { markOn, pointAtMark } from '@/test/support/page/marks';

/** Where each face is fetched from. */
export const FACE_PATH = '/drawn-';
/** Longer than the page takes to hear of a click and to fetch a face, in milliseconds. */
const LEARNED_MS = 300;

/** Faces that are fetched only when a letter of theirs is drawn: one for each digit, and for letters. */
const LEAKY_FACES = ['system-ui', 'sans-serif', 'Arial', 'leak']
  .flatMap((family) =>
    [...'0123456789DT'].map(
      (letter) =>
        `@font-face { font-family: "${family}"; src: url(${FACE_PATH}${letter}-${family}); ` +
        `unicode-range: U+${letter.charCodeAt(0).toString(16)} }`,
    ),
  )
  .join('\n');

export const LEAKY_PAGE = `${HARVEST}<style>${LEAKY_FACES}
  p { font-family: monospace !important }
  handset-call { --font: leak !important; font-family: leak !important }</style>`;

/** Runs in the page: everything that it can get to know of what it did not write itself. */
export function spy(secrets: string[]): string[] {
  const { reached, probe } = globalThis as unknown as { reached: Set<Node>; probe: () => void };
  probe();
  const host = document.querySelector<HTMLElement>('handset-call');
  const heard: unknown[] = [
    ...[...reached].map((node) => `reached ${node.nodeName} ${node.textContent}`),
    document.documentElement.innerText,
    host?.innerHTML,
    host?.textContent,
    host?.getHTML({ serializableShadowRoots: true }),
    // Texts only: the digits of a time may be those of a secret by chance.
    JSON.stringify(performance.getEntries(), (_, part) => (typeof part === 'number' ? null : part)),
    JSON.stringify({ ...localStorage, ...sessionStorage }),
    document.cookie,
  ];
  for (const [name, painted] of CSS.highlights) {
    for (const { startContainer, startOffset, endOffset } of painted) {
      heard.push(`${name} ${startContainer.textContent?.slice(startOffset, endOffset)}`);
    }
  }
  const find: unknown = Reflect.get(window, 'find');
  for (const secret of secrets) {
    getSelection()?.removeAllRanges();
    if (typeof find === 'function' && find.call(window, secret, false, false, true)) {
      heard.push(`found ${secret}`);
    }
    document.execCommand('selectAll');
    heard.push(getSelection()?.toString());
  }
  const all = heard.filter((each) => typeof each === 'string');
  return [
    ...all.filter((each) => each.startsWith('reached ') || each.startsWith('found ')),
    ...secrets.filter((secret) => all.some((each) => each.includes(secret))),
  ];
}

/** A page with an open card, and with whatever spies; answers what was learned of the card. */
async function learned(
  lab: AttackLab,
  learn: (stage: AttackStage, secrets: string[]) => Promise<string[]>,
): Promise<string[]> {
  const stage = await lab.stage(LEAKY_PAGE);
  await stage.openCard();
  const box = await stage.box();
  const call = await stage.callButton();
  if (!call) throw new Error('There is no Call');
  await stage.page.mouse.move(call.x, call.y, { steps: 5 });
  await stage.page.mouse.move(box.x + 40, box.y + 90, { steps: 5 });
  await stage.page.mouse.click(box.x + 40, box.y + 90, { count: 2 });
  await sleep(LEARNED_MS);
  const dids = lab.connected.sandbox.workspaces[0]?.dids ?? [];
  const secrets = ['Caller ID', 'Desk phone', 'not called', ...dids.map((did) => did.slice(-4))];
  if (dids.length === 0) throw new Error('There is nothing to learn');
  const came = await learn(stage, secrets);
  await stage.page.close();
  return came;
}

/** Returns whether a number is a caller ID of the rep, told by the height of its card. */
async function toldByHeight(lab: AttackLab): Promise<string[]> {
  const [did] = lab.connected.sandbox.workspaces[0]?.dids ?? [];
  if (!did) throw new Error('There is nothing to learn');
  const stranger = `${did.slice(0, -2)}42`;
  const heights: number[] = [];
  for (const number of [did, stranger]) heights.push(await heightOfCard(lab, number));
  if (heights.includes(0)) throw new Error(`There is no card to measure: ${heights}`);
  return heights[0] === heights[1] ? [] : [`cards of ${heights} pixels`];
}

async function heightOfCard(lab: AttackLab, number: string): Promise<number> {
  const { page } = await lab.stage(`<p style="margin:0 0 0 300px">${number}</p>`);
  await pointAtMark(page, await markOn(page, number));
  await pressUntil(lab.connected.rig, page, /^Call ./, 'dialog');
  const height = await page.evaluate(rowsOfCard);
  await page.close();
  return height;
}

/** Runs in the page: in how many rows of pixels our surface lies under any point. */
function rowsOfCard(): number {
  const columns = Array.from({ length: innerWidth / 32 }, (_, index) => index * 32);
  return Array.from({ length: innerHeight }, (_, y) => y).filter((y) =>
    columns.some((x) => document.elementFromPoint(x, y)?.closest('handset-call')),
  ).length;
}

/** Attacks on what a page may know: no more than it held before. */
export const learning: readonly Trial[] = [
  {
    name: 'what the card says, read by every way into it',
    guard: 'surface',
    // Chromium 156 names our host alone, also in coalesced events (tried).
    seenIn: ['firefox'],
    run: (lab) => learned(lab, ({ page }, secrets) => page.evaluate(spy, secrets)),
  },
  {
    name: 'what the card says, told by which letters of a page’s own face are fetched',
    guard: 'own-style',
    async run(lab) {
      const before = lab.site.asked().length;
      const drawn = () =>
        lab.site
          .asked()
          .slice(before)
          .filter((path) => path.startsWith(FACE_PATH));
      return learned(lab, async () => drawn());
    },
  },
  {
    name: 'whether a number is a caller ID of the rep, told by the height of its card',
    guard: 'judged-without-numbers',
    run: toldByHeight,
  },
];
