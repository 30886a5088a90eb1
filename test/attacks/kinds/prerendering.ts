import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { type Attack, attackThenCall, Breach, type Seen } from '@/test/attacks/attack';
import { forgeEvents } from '@/test/attacks/scripts/forging';
import { type AttackStage, hostilePage } from '@/test/support/attacks/lab';
import { waitUntil } from '@/test/support/wait';

/** Where the link to the next page is, and a hand that clicks on it twice. */
const LINK = { x: 900, y: 500 };
/** Time in which a page that is not shown yet gets numbers marked and forges events, in milliseconds. */
const AHEAD_MS = 1_500;
/** Time for two rounds of forged events once it is shown: one opens the card, the next presses Call. */
const SHOWN_MS = 2_500;

/** Asks the browser to load a page ahead, and waits until it did. */
export async function prerender(page: Page, site: AttackStage['lab']['site'], html: string) {
  const url = site.serve(
    hostilePage(`${html}<script>fetch('/ahead-' + document.prerendering)</script>`),
  );
  const before = site.asked().length;
  await page.evaluate(
    (rules, href) => {
      document.body.insertAdjacentHTML(
        'beforeend',
        `<a href="${href}" style="position:fixed;left:850px;top:480px;width:100px;height:40px">Next</a>`,
      );
      const script = document.createElement('script');
      script.type = 'speculationrules';
      script.textContent = rules;
      document.head.append(script);
    },
    JSON.stringify({ prerender: [{ urls: [url], eagerness: 'immediate' }] }),
    url,
  );
  const told = () =>
    site
      .asked()
      .slice(before)
      .find((path) => path.startsWith('/ahead-'));
  if ((await waitUntil(told, 'the page that is loaded ahead')) !== '/ahead-true')
    throw new Error('The page was not prerendered');
}

/** Goes to the page that was loaded ahead, by a double click: the second click meets it. */
async function activate({ page }: AttackStage): Promise<void> {
  await page.mouse.move(LINK.x, LINK.y, { steps: 3 });
  // Chromium may exchange the tab's target between the two clicks, and then takes no second one.
  await page.mouse.click(LINK.x, LINK.y, { count: 2 }).catch(() => undefined);
  await waitUntil(() => page.evaluate(wasPrerendered), 'the page that was loaded ahead');
}

/** Runs in the page. */
function wasPrerendered(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return Number(Reflect.get(visit ?? {}, 'activationStart')) > 0;
}

/** A pointer over the number and events of every kind at all of ours, from before the page is shown. */
const FORGE = `<script>
  const forge = ${forgeEvents};
  window.host = false;
  window.shown = false;
  window.forging = setInterval(() => {
    const { x, y, width, height } = document.getElementById('number').getBoundingClientRect();
    const at = { clientX: x + width / 2, clientY: y + height / 2, bubbles: true, composed: true };
    for (const type of ['pointerover', 'pointermove', 'focusin'])
      document.getElementById('number').dispatchEvent(new PointerEvent(type, at));
    const isOurs = document.querySelector('handset-call') !== null;
    if (document.prerendering) host ||= isOurs;
    else shown ||= isOurs;
    setTimeout(forge, 300);
  }, 700);
</script>`;

async function forged(stage: AttackStage): Promise<Seen> {
  const { page, lab } = stage;
  await prerender(page, lab.site, FORGE);
  const calls = await lab.callsDuring(async () => {
    await sleep(AHEAD_MS);
    await activate(stage);
    if (await page.evaluate('host')) throw new Error('A page that was not shown had our element');
    await sleep(SHOWN_MS);
    await page.evaluate('clearInterval(forging)');
  });
  if (calls.length > 0) return 'something else';
  if (await page.evaluate('shown')) throw new Breach('Forged events brought our button or card');
  return attackThenCall(stage, async () => {
    await page.mouse.move(5, 5);
    await stage.openCard();
  });
}

/** A page that works before the rep sees it. */
export const prerendering: Attack[] = [
  {
    name: 'a page loaded ahead (prerendered) that forges events, then and once it is shown',
    guard: 'trusted',
    // Firefox 153 has no speculation rules.
    browsers: ['chromium'],
    run: forged,
  },
];
