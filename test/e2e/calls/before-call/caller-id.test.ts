import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Desk, openDesk } from '@/test/support/browsers/desk';
import { browserNames } from '@/test/support/browsers/launch';
import { writeSettings } from '@/test/support/own-pages/connect';
import { barriersOn } from '@/test/support/own-pages/dashboard-axe';
import { saying } from '@/test/support/own-pages/dashboard-page';
import { readLog } from '@/test/support/own-pages/log';
import { waitUntil } from '@/test/support/wait';

/** A DID of New York that the workspace does not own. */
const NOT_OWNED = '+12125550171';

describe.each(browserNames)('the caller ID in %s', (browser) => {
  let desk: Desk;
  let owned: string[];

  beforeAll(async () => {
    desk = await openDesk(browser, { settings: { undoSeconds: 0, repeatSeconds: 0 } });
    owned = desk.sandbox.workspaces[0]?.dids ?? [];
    const dids = [...owned, NOT_OWNED].map((e164) => ({ e164, label: '' }));
    await writeSettings(desk.popup, { dids: dids.toReversed() });
  });
  afterAll(() => desk?.stop());

  async function type(number: string): Promise<void> {
    await desk.popup.click('input', { count: 3 });
    await desk.popup.keyboard.type(number);
  }

  const stateOfLast = async () => (await readLog(desk.popup))[0]?.state;

  it('is the one of the same area code, and the popup says why', async () => {
    await type('+1 212 555 0158');
    await saying(desk.popup, /\+1 212 555 0171 · same area code/);
    expect(await barriersOn(desk.popup)).toEqual([]);
  });

  it('is another one once the service refused it, and Options says until when', async () => {
    await desk.popup.keyboard.press('Enter');
    await waitUntil(async () => (await stateOfLast()) === 'refused', 'the refusal');
    await type('+1 212 555 0159');
    await saying(desk.popup, /\+1 212 555 \d{4} · same/);
    expect(await words(desk.popup)).not.toMatch(/0171 · same/);
    const options = await desk.rig.openOwn('options.html#dids');
    await saying(options, /calls today: 0 · refused by your service/);
    expect(await barriersOn(options)).toEqual([]);
    await options.close();
  });

  it('is the one that was shown, and counts', async () => {
    await desk.popup.bringToFront();
    await desk.popup.keyboard.press('Enter');
    await waitUntil(async () => (await stateOfLast()) !== 'refused', 'the call');
    const [call] = await readLog(desk.popup);
    expect(owned).toContain(call?.callerId);
    await waitUntil(() => desk.sandbox.calls().length === 1, 'the request');
    await saying(desk.popup, /they saw it last · calls today: 1/);
  });
});

function words(page: Page): Promise<string> {
  return page.evaluate(() => document.body.innerText);
}
