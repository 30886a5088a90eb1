import { mkdir, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Desk, openDesk } from '@/test/support/browsers/desk';
import { browserNames } from '@/test/support/browsers/launch';
import type { Panel, PanelName } from '@/test/support/browsers/panel';
import { rowSaying } from '@/test/support/own-pages/popup';
import { waitUntil } from '@/test/support/wait';

const PICTURES = '.output/real';

describe.each(browserNames)('what the toolbar opens in %s', (browser) => {
  let desk: Desk;

  beforeAll(async () => {
    await mkdir(PICTURES, { recursive: true });
    desk = await openDesk(browser, { settings: { undoSeconds: 1 } });
  });
  afterAll(() => desk?.stop());

  async function callFrom(name: PanelName, digits: string): Promise<void> {
    const panel = await desk.rig.openPanel(name);
    await waitUntil(() => panel.evaluate(isReady), 'the legs of the next call');
    await expectWhole(panel, name);
    await writeFile(`${PICTURES}/${name}-${browser}.png`, await panel.picture());
    await panel.evaluate(() => document.querySelector('input')?.focus());
    await panel.type(digits);
    await panel.press('Enter');
    await waitUntil(
      () => desk.sandbox.calls().some((call) => call.clientNumber === `+1${digits}`),
      'the call at the service',
    );
    await rowSaying(desk.popup, new RegExp(digits.slice(-4)));
    await panel.close();
  }

  it('is a whole popup, and a call is placed from it', () => callFrom('popup', '2125550158'));

  it('opens the side panel from the popup’s header, which shows no such button itself', async () => {
    const popup = await desk.rig.openPanel('popup');
    await popup.evaluate(() =>
      document.querySelector<HTMLElement>('button[title="Open side panel"]')?.focus(),
    );
    // The popup goes away under the answer.
    await popup.press('Enter').catch(() => undefined);
    const sidebar = await desk.rig.findPanel('sidebar');
    await waitUntil(() => sidebar.evaluate(isReady), 'the legs in the side panel');
    expect(await sidebar.evaluate(() => document.querySelectorAll('header button').length)).toBe(0);
    await sidebar.close();
  });

  it('is a whole side panel, and a call is placed from it', () =>
    callFrom('sidebar', '2125550159'));
});

/** Everything is in view: no part is narrower than its words, none hangs out at the side. */
async function expectWhole(panel: Panel, name: PanelName): Promise<void> {
  const least = { popup: { width: 380, height: 500 }, sidebar: { width: 180, height: 500 } }[name];
  const { width, height } = await panel.size();
  expect(width).toBeGreaterThanOrEqual(least.width);
  expect(height).toBeGreaterThanOrEqual(least.height);
  const content = await panel.evaluate(() => ({
    words: document.body.innerText,
    wide: document.documentElement.scrollWidth - innerWidth,
    field: document.querySelector('input')?.clientWidth ?? 0,
  }));
  expect(content.words).toMatch(/Handset/);
  expect(content.wide).toBeLessThanOrEqual(0);
  expect(content.field).toBeGreaterThan(60);
}

function isReady(): boolean {
  return document.querySelectorAll('.leg select').length === 2;
}
