import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Lab, openLab } from '@/test/support/attack-lab';
import { browserNames } from '@/test/support/launch';
import { waitUntil } from '@/test/support/wait';
import { HARVEST } from './scripts/reaching';

/** Both browsers at once, each one thing after the other. */
const inTurn = { concurrent: false };

/** Faces that are fetched only when a letter of theirs is drawn: one for each digit, and for letters. */
const LEAKY_FACES = ['system-ui', 'sans-serif', 'Arial', 'leak']
  .flatMap((family) =>
    [...'0123456789DT'].map(
      (letter) =>
        `@font-face { font-family: "${family}"; src: url(/drawn-${letter}-${family}); ` +
        `unicode-range: U+${letter.charCodeAt(0).toString(16)} }`,
    ),
  )
  .join('\n');

const LEAKY = `${HARVEST}<style>${LEAKY_FACES}
  p { font-family: monospace !important }
  handset-call { --font: leak !important; font-family: leak !important }</style>`;

/** Runs in the page: everything that it can get to know of what it did not write itself. */
function spy(secrets: string[]): string[] {
  const { reached, probe } = globalThis as unknown as { reached: Set<Node>; probe: () => void };
  probe();
  const host = document.querySelector<HTMLElement>('handset-call');
  const heard: unknown[] = [
    ...[...reached].map((node) => `reached ${node.nodeName} ${node.textContent}`),
    document.documentElement.innerText,
    host?.innerHTML,
    host?.textContent,
    host?.getHTML({ serializableShadowRoots: true }),
    JSON.stringify(performance.getEntries()),
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

describe.concurrent.each(browserNames)('what a page learns in %s', (browser) => {
  let lab: Lab;
  beforeAll(async () => {
    lab = await openLab(browser);
  });
  afterAll(() => lab?.stop());

  it('is nothing of what the card says', inTurn, async () => {
    const stage = await lab.stage(LEAKY);
    await stage.openCard();
    const box = await stage.box();
    await stage.page.mouse.move(box.x + 40, box.y + 90, { steps: 5 });
    await stage.page.mouse.click(box.x + 40, box.y + 90, { count: 2 });
    await sleep(300);
    const dids = lab.desk.sandbox.workspaces[0]?.dids ?? [];
    const secrets = ['They see', 'Desk phone', 'not called', ...dids.map((did) => did.slice(-4))];
    expect(secrets.length).toBeGreaterThan(3);
    expect(await stage.page.evaluate(spy, secrets)).toEqual([]);
    expect(lab.site.asked().filter((path) => path.startsWith('/drawn-'))).toEqual([]);
    await stage.page.close();
  });

  it('and the same spy does learn what a page holds itself', inTurn, async () => {
    const stage = await lab.stage(`${LEAKY}<p style="font-family:leak !important">Desk phone</p>`);
    await waitUntil(() => stage.page.evaluate(() => CSS.highlights.size > 0));
    const learned = await stage.page.evaluate(spy, ['Desk phone']);
    expect(learned).toEqual(['found Desk phone', 'Desk phone']);
    await stage.page.evaluate(() => {
      document.body.style.cssText = 'font-family: leak';
      document.body.append('D');
    });
    await waitUntil(() => lab.site.asked().some((path) => path.startsWith('/drawn-')));
    await stage.page.close();
  });
});
