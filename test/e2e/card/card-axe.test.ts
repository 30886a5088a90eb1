import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AttackSite, startAttackSite } from '@/test/support/attacks/site';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import {
  CALL,
  callButtonOf,
  cardSaying,
  pressInCard,
  pressUntil,
  readCard,
} from '@/test/support/card/card';
import { axeViolationsOnCard } from '@/test/support/card/card-axe';
import { markOn, pointAtMark } from '@/test/support/page/marks';
import { waitUntil } from '@/test/support/wait';

/** A record of somebody abroad, and the rep's own number (`connect`). */
const PAGE = `<!doctype html><html lang="en-US"><meta charset="utf-8"><title>Contacts</title>
<style>td, p { padding: 30px; font: 18px sans-serif }</style><table>
<tr><th>Name</th><th>Country</th><th>Phone</th></tr>
<tr><td>Ada Brightwater</td><td>United Kingdom</td><td>020 7946 0123</td></tr></table>
<p>Or +44 20 7946 0958</p><p>Or (212) 555-0199</p></html>`;

/** axe finds the same in both browsers. */
describe('the call card is free of barriers', () => {
  let connected: ConnectedBrowser;
  let site: AttackSite;
  let page: Page;

  beforeAll(async () => {
    site = await startAttackSite();
    connected = await openConnectedBrowser('chromium', {
      settings: { countdownSeconds: 10, repeatSeconds: 0 },
    });
  });
  afterAll(async () => {
    await connected?.stop();
    await site?.stop();
  });

  const fresh = async () => {
    await page?.close();
    page = await connected.rig.open(site.serve(PAGE));
  };
  const open = async (number: string, role = 'dialog') => {
    const { x, y, width, height } = await markOn(page, number);
    await page.mouse.click(x + width / 2, y + height / 2);
    await cardSaying(connected.rig, page, role);
  };
  const expectNoBarriers = async () => {
    for (const scheme of ['light', 'dark']) {
      expect(await axeViolationsOnCard(connected.rig, page, scheme), scheme).toEqual([]);
    }
  };

  it('as a button', async () => {
    await fresh();
    await pointAtMark(page, await markOn(page, '020 7946 0123'));
    await waitUntil(() => readCard(connected.rig, page), 'the button');
    await expectNoBarriers();
  });

  it('with an offer', async () => {
    await fresh();
    await open('020 7946 0123');
    await expectNoBarriers();
  });

  it('while it asks for the country', async () => {
    await pressInCard(connected.rig, page, /^Change country/);
    await waitUntil(
      async () => !callButtonOf(await readCard(connected.rig, page)),
      'the choice of a country',
    );
    await expectNoBarriers();
  });

  it('in the countdown', async () => {
    await fresh();
    await open('020 7946 0123');
    await pressUntil(connected.rig, page, CALL, 'alertdialog');
    await expectNoBarriers();
  });

  it('with the outcome', async () => {
    await fresh();
    await open('+44 20 7946 0958');
    await pressUntil(connected.rig, page, CALL, 'alertdialog');
    await pressUntil(connected.rig, page, /^Cancel/, 'status');
    await expectNoBarriers();
  });

  it('with a problem', async () => {
    await fresh();
    await open('(212) 555-0199');
    await pressInCard(connected.rig, page, CALL);
    await cardSaying(connected.rig, page, 'dialog', 'your own number');
    await expectNoBarriers();
  });
});
