import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';

/** Only Chromium's driver can emulate high contrast. */
describe('our pages in high contrast', () => {
  let connected: ConnectedBrowser;

  beforeAll(async () => {
    connected = await openConnectedBrowser('chromium');
  });
  afterAll(() => connected?.stop());

  async function openForced(path: string): Promise<Page> {
    const page = await connected.rig.openOwn(path);
    const client = await page.createCDPSession();
    const features = [{ name: 'forced-colors', value: 'active' }];
    await client.send('Emulation.setEmulatedMedia', { features });
    return page;
  }

  /** How an element is drawn: its colours, and how wide its border is. */
  const drawn = (page: Page, selector: string) =>
    page.$eval(selector, (element) => {
      const { backgroundColor, borderTopColor, borderTopWidth, color } = getComputedStyle(element);
      return { background: backgroundColor, border: borderTopColor, width: borderTopWidth, color };
    });

  /** The browser makes transparent backgrounds white and keeps them transparent. */
  const isSeen = ({ background }: { background: string }) => !background.endsWith(', 0)');

  it('shows where the rep is', async () => {
    const dashboard = await openForced('dashboard.html#/queue');
    await dashboard.waitForSelector('.navigation a[aria-current]');
    const [here, elsewhere] = [
      await drawn(dashboard, '.navigation a[aria-current]'),
      await drawn(dashboard, '.navigation a:not([aria-current])'),
    ];
    expect([isSeen(here), isSeen(elsewhere)]).toEqual([true, false]);
    const popup = await openForced('popup.html');
    await popup.waitForSelector('[role=tab]');
    const [chosen, other] = [
      await drawn(popup, '[role=tab][aria-selected=true]'),
      await drawn(popup, '[role=tab][aria-selected=false]'),
    ];
    expect([isSeen(chosen), isSeen(other)]).toEqual([true, false]);
  });

  it('draws the edges of buttons and switches, and whether a switch is on', async () => {
    const options = await openForced('options.html');
    await options.waitForSelector('.primary');
    const { background } = await drawn(options, 'body');
    const { border, width } = await drawn(options, '.primary');
    expect([border === background, width]).toEqual([false, '1px']);
    const knob = (selector: string) =>
      options.$eval(selector, (each) => getComputedStyle(each, '::before').backgroundColor);
    expect(await knob('.switch input:checked')).not.toBe(await knob('.switch input:not(:checked)'));
    expect((await drawn(options, '.switch input')).width).toBe('1px');
  });
});
