import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AttackSite, startAttackSite } from '@/test/support/attacks/site';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { cardSaying, HOST, pressUntil, readCard } from '@/test/support/card/card';
import { FORM_PAGE } from '@/test/support/card/card-position-form';
import { pointTo } from '@/test/support/page/marks';
import { waitUntil } from '@/test/support/wait';

/** The form, which notes every key that reaches it. */
const NOTING = `${FORM_PAGE}<script>
  window.keys = [];
  for (const type of ['keydown', 'keypress', 'keyup'])
    document.addEventListener(type, ({ key }) => keys.push(key), true);
</script>`;

describe.each(browserNames)('keys of the card in %s', (browser) => {
  let connected: ConnectedBrowser;
  let site: AttackSite;
  let page: Page;

  const keysOfPage = () => page.evaluate(() => Reflect.get(window, 'keys') as string[]);
  const texts = async () => (await readCard(connected.rig, page))?.text.split('\n') ?? [];
  const openCard = async (focus: boolean) => {
    await page.goto(site.serve(NOTING));
    if (focus) await page.focus('#note');
    const field = await page.$('#phone');
    const box = await field?.boundingBox();
    await pointTo(page, { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 10 });
    await pressUntil(connected.rig, page, /^Call ./, 'dialog');
  };

  beforeAll(async () => {
    site = await startAttackSite();
    connected = await openConnectedBrowser(browser);
    page = await connected.rig.open('about:blank');
  });
  afterAll(async () => {
    await connected?.stop();
    await site?.stop();
  });

  it('types C into a focused field, and the card shows no key hint', async () => {
    await openCard(true);
    expect(await texts()).not.toContain('C');
    await page.keyboard.press('c');
    expect((await readCard(connected.rig, page))?.role).toBe('dialog');
    expect(await page.$eval('#note', (field) => (field as HTMLInputElement).value)).toContain('c');
  });

  it('shows the hint once no field has the focus', async () => {
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await waitUntil(async () => (await texts()).includes('C'), 'the hint');
  });

  it('keeps C and Escape from the page', async () => {
    await openCard(false);
    expect(await texts()).toContain('C');
    await page.keyboard.press('c');
    await cardSaying(connected.rig, page, 'dialog', 'Which country');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await waitUntil(async () => !(await readCard(connected.rig, page))?.text, 'the card to go');
    expect(await keysOfPage()).toEqual([]);
  });

  it('closes when the rep types into the field of its number', async () => {
    await openCard(false);
    await page.focus('#phone');
    await page.keyboard.press('End');
    await page.keyboard.press('Backspace');
    const closed = async () => (await readCard(connected.rig, page))?.role !== 'dialog';
    await waitUntil(closed, 'the card to close');
    const typed = await page.$eval('#phone', (field) => (field as HTMLInputElement).value);
    expect(typed).toBe('(212) 555-013');
  });

  it('names the card for screen readers', async () => {
    await openCard(false);
    const named = await connected.rig.insideClosedRoot(page, HOST, (root) => {
      const layer = root.querySelector('dialog');
      return [layer?.getAttribute('role'), layer?.getAttribute('aria-label')];
    });
    expect(named).toEqual(['dialog', 'Handset call card']);
  });
});
