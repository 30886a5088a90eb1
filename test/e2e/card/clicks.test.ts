import { setTimeout as sleep } from 'node:timers/promises';
import type { KeyInput, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AttackSite, startAttackSite } from '@/test/support/attacks/site';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { cardSaying, readCard } from '@/test/support/card/card';
import { readSetting } from '@/test/support/own-pages/connect';
import { markOn } from '@/test/support/page/marks';
import { waitUntil } from '@/test/support/wait';

/** Longer than a click takes to open a card, in milliseconds. */
const NOTHING_MS = 700;
const PLAIN = '(212) 555-0134';

/** A page that notes every click, and whether it was taken from its link. */
const PAGE = `<!doctype html><html lang="en-US"><meta charset="utf-8"><title>Clicks</title>
<style>p { margin: 40px; font: 18px sans-serif } #row { cursor: pointer }</style>
<p>Ring ${PLAIN} today</p>
<p><a href="tel:+12125550135">(212) 555-0135</a></p>
<p><a href="sms:+12125550141"><b>Text us</b></a> <a href="callto:+12125550142">Call us</a>
 <a href="sip:+12125550143@example.com">Internet call</a></p>
<p><a href="tel:nobody">No number here</a></p>
<p><button>Call (212) 555-0136</button></p>
<p id="row">A row of (212) 555-0137</p>
<p id="taken">Taken by the page: (212) 555-0138</p>
<p><span id="words">Select these words and (212) 555-0139</span></p>
<script>
  window.clicks = [];
  document.getElementById('taken').addEventListener('click', (event) => event.preventDefault());
  addEventListener('click', (event) => {
    clicks.push(event.defaultPrevented);
    // No dialler shall come up here.
    if (event.target.closest('a')) event.preventDefault();
  });
</script></html>`;

/** A link with the focus, in shadow roots of these modes, outermost first. The page notes its clicks. */
const SHADOW = `<!doctype html><html lang="en-US"><meta charset="utf-8"><title>Shadow</title>
<p id="host" style="font:18px sans-serif;margin:40px"></p><script>
  let host = document.getElementById('host');
  for (const mode of MODES) {
    const root = host.attachShadow({ mode });
    root.innerHTML = '<div></div>';
    host = root.firstChild;
  }
  host.innerHTML = '<a href="tel:+12125550144">(212) 555-0144</a>';
  window.focusLink = () => host.firstChild.focus();
  window.clicks = [];
  addEventListener('click', (event) => {
    clicks.push(event.defaultPrevented);
    // No dialler shall come up here.
    event.preventDefault();
  });
</script></html>`;

describe.each(browserNames)('clicks on numbers in %s', (browser) => {
  let connected: ConnectedBrowser;
  let site: AttackSite;
  let page: Page;

  const clicks = () => page.evaluate(() => Reflect.get(window, 'clicks') as boolean[]);
  const fresh = async () => {
    await page.goto(site.serve(PAGE));
    await markOn(page, PLAIN);
  };
  const middleOf = async (text: string) => {
    const mark = await markOn(page, text);
    return { x: mark.x + mark.width / 2, y: mark.y + mark.height / 2 };
  };
  /** Waits until the call card's script is in the page: it follows the pointer. */
  const wake = async () => {
    const { x, y } = await middleOf(PLAIN);
    await page.mouse.move(x, y, { steps: 3 });
    await waitUntil(() => readCard(connected.rig, page), 'the button beside a number');
    await page.mouse.move(700, 10);
    await waitUntil(async () => !(await readCard(connected.rig, page)), 'the button to go');
  };
  const nothingOpens = async () => {
    await sleep(NOTHING_MS);
    expect((await readCard(connected.rig, page))?.role ?? '').toBe('');
  };

  beforeAll(async () => {
    site = await startAttackSite();
    connected = await openConnectedBrowser(browser);
    // The popup lists the numbers of the tab in front, which brings the card's script there.
    await connected.popup.close();
    page = await connected.rig.open('about:blank');
  });
  afterAll(async () => {
    await connected?.stop();
    await site?.stop();
  });

  it('opens the card by a click on a plain number, and the page gets the click too', async () => {
    await fresh();
    await wake();
    const { x, y } = await middleOf(PLAIN);
    await page.mouse.click(x, y);
    await cardSaying(connected.rig, page, 'dialog', '+1 212 555 0134');
    expect(await clicks()).toEqual([false]);
    expect(connected.sandbox.calls()).toEqual([]);
  });

  it("opens another number's card in place of the first", async () => {
    const { x, y } = await middleOf('(212) 555-0139');
    await page.mouse.click(x, y);
    await cardSaying(connected.rig, page, 'dialog', '+1 212 555 0139');
  });

  it.each([
    ['tel', '(212) 555-0135', '+1 212 555 0135'],
    ['sms', 'Text us', '+1 212 555 0141'],
    ['callto', 'Call us', '+1 212 555 0142'],
    ['sip', 'Internet call', '+1 212 555 0143'],
  ])('a click on a link with %s: opens the card and not the dialler', async (_, text, number) => {
    await fresh();
    await wake();
    const { x, y } = await middleOf(text);
    await page.mouse.click(x, y);
    await cardSaying(connected.rig, page, 'dialog', number);
    expect(await clicks()).toEqual([true]);
  });

  it.each([
    ['a plain number', PLAIN, '+1 212 555 0134', false],
    ['a link', '(212) 555-0135', '+1 212 555 0135', true],
  ])('the very first gesture may be a click on %s', async (_, text, number, taken) => {
    await page.mouse.move(700, 10);
    await fresh();
    const { x, y } = await middleOf(text);
    await page.mouse.click(x, y);
    await cardSaying(connected.rig, page, 'dialog', number);
    expect(await clicks()).toEqual([taken]);
  });

  it.each([
    { by: 'a mouse', modes: ['open'] },
    { by: 'a mouse', modes: ['closed'] },
    { by: 'a mouse', modes: ['closed', 'closed', 'closed'] },
    { by: 'a mouse', modes: ['closed', 'open', 'closed'] },
    { by: 'a key', modes: ['open', 'open'] },
    { by: 'a key', modes: ['closed'] },
    { by: 'a key', modes: ['closed', 'closed'] },
  ])(
    'the very first gesture may be a click by $by on a link in shadow roots: $modes',
    async ({ by, modes }) => {
      // In a new tab no pointer has rested: the card's script is not there yet.
      await page.close();
      page = await connected.rig.open(site.serve(SHADOW.replace('MODES', JSON.stringify(modes))));
      const { x, y } = await middleOf('(212) 555-0144');
      if (by === 'a key') {
        await page.evaluate(() => Reflect.get(window, 'focusLink')());
        await page.keyboard.press('Enter');
      } else await page.mouse.click(x, y);
      await cardSaying(connected.rig, page, 'dialog', '+1 212 555 0144');
      expect(await clicks()).toEqual([true]);
    },
  );

  it.each<KeyInput>(['Control', 'Meta', 'Shift', 'Alt'])(
    'a click with %s is the page’s',
    async (key) => {
      await fresh();
      await wake();
      const { x, y } = await middleOf('(212) 555-0135');
      await page.mouse.move(x, y);
      await page.keyboard.down(key);
      await page.mouse.click(x, y);
      await page.keyboard.up(key);
      await nothingOpens();
      expect((await clicks()).includes(true)).toBe(false);
    },
  );

  it('leaves a middle click to the page', async () => {
    await fresh();
    await wake();
    const { x, y } = await middleOf('(212) 555-0135');
    await page.mouse.click(x, y, { button: 'middle' });
    await nothingOpens();
  });

  it('leaves a link without a number to the page', async () => {
    await fresh();
    await wake();
    await page.click('a[href="tel:nobody"]');
    await nothingOpens();
    expect(await clicks()).toEqual([false]);
  });

  it.each([
    ['in a button of the page', '(212) 555-0136'],
    ['in a row that the page opens', '(212) 555-0137'],
    ['whose click the page takes', '(212) 555-0138'],
  ])('a number %s opens nothing', async (_, text) => {
    await fresh();
    await wake();
    const { x, y } = await middleOf(text);
    await page.mouse.click(x, y);
    await nothingOpens();
    expect(await clicks()).toHaveLength(1);
  });

  it('opens nothing when the text of a number is selected', async () => {
    await fresh();
    await wake();
    const { x, y } = await middleOf('(212) 555-0139');
    await page.mouse.move(x - 100, y);
    await page.mouse.down();
    await page.mouse.move(x, y, { steps: 4 });
    await page.mouse.up();
    await nothingOpens();
    expect(await page.evaluate(() => getSelection()?.toString().length)).toBeGreaterThan(5);
  });

  it('opens nothing when a script of the page clicks', async () => {
    await fresh();
    await wake();
    const { x, y } = await middleOf(PLAIN);
    await page.evaluate(clickByScript, x, y);
    await nothingOpens();
    expect((await clicks()).includes(true)).toBe(false);
  });

  it('leaves links to the dialler while the setting is off', async () => {
    const options = await connected.rig.openOwn('options.html');
    await (await options.waitForSelector('.switch ::-p-text(Open phone links)'))?.click();
    const isOff = async () => (await readSetting(options, 'opensDialLinks')) === false;
    await waitUntil(isOff, 'the setting to be stored');
    await options.close();
    await page.bringToFront();
    await fresh();
    await wake();
    const { x, y } = await middleOf('(212) 555-0135');
    await page.mouse.click(x, y);
    await nothingOpens();
    expect(await clicks()).toEqual([false]);
  });
});

/** Runs in the page. */
function clickByScript(x: number, y: number): void {
  const at = { bubbles: true, cancelable: true, composed: true, clientX: x, clientY: y, detail: 1 };
  document.elementFromPoint(x, y)?.dispatchEvent(new MouseEvent('click', at));
  document.querySelector<HTMLElement>('a[href="tel:+12125550135"]')?.click();
}
