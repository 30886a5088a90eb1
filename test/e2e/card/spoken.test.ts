import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibleNodes } from '@/test/support/accessibility/tree';
import { type AttackSite, startAttackSite } from '@/test/support/attacks/site';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { CALL, cardSaying, pressInCard, pressUntil, readCard } from '@/test/support/card/card';
import { heardOnCard, listenToCard } from '@/test/support/card/card-heard';
import { markOn, pointAtMark } from '@/test/support/page/marks';
import { waitUntil } from '@/test/support/wait';

/** A number to call, and the rep's own (`connect`). */
const PAGE = `<!doctype html><html lang="en-US"><meta charset="utf-8"><title>Contacts</title>
<style>p { padding: 60px; font: 18px sans-serif }</style>
<p>Call +44 20 7946 0958</p><p>Or (212) 555-0199</p></html>`;

describe.each(browserNames)('what is heard of the card in %s', (browser) => {
  let connected: ConnectedBrowser;
  let site: AttackSite;
  let page: Page;

  beforeAll(async () => {
    site = await startAttackSite();
    connected = await openConnectedBrowser(browser, {
      rig: { ownBrowser: true },
      settings: { countdownSeconds: 2, repeatSeconds: 0 },
    });
    await accessibleNodes(connected.popup);
  });
  afterAll(async () => {
    await connected?.stop();
    await site?.stop();
  });

  /** Rests on a number until the button is beside it, and listens from then on. */
  const listenAt = async (number: string) => {
    page = await connected.rig.open(site.serve(PAGE));
    await pointAtMark(page, await markOn(page, number));
    await waitUntil(() => readCard(connected.rig, page), 'the button');
    await listenToCard(connected.rig, page);
  };
  const heard = () =>
    waitUntil(() => heardOnCard(connected.rig, page), 'a card that can be listened to');
  const hears = (words: RegExp) =>
    waitUntil(
      async () => (await heard()).announced.some((text) => words.test(text)),
      `to hear ${words}`,
    );
  const hasOneRegion = () =>
    waitUntil(async () => {
      const nodes = await accessibleNodes(page);
      return nodes.filter(({ role }) => role === 'status').length === 1;
    }, 'one live region in the accessibility tree');

  it('one region is there from the button on, and nothing is said', async () => {
    await listenAt('+44 20 7946 0958');
    await hasOneRegion();
    await pressUntil(connected.rig, page, /./, 'dialog');
    await hasOneRegion();
    expect((await heard()).bornSpeaking).toEqual([]);
  });

  it('each state of a call once, in order', async () => {
    await pressUntil(connected.rig, page, CALL, 'alertdialog');
    await cardSaying(connected.rig, page, 'status', 'Requested');
    await hears(/^Requested/);
    const { announced, bornSpeaking } = await heard();
    expect(bornSpeaking).toEqual([]);
    // The service may answer before a busy page has drawn that the call is being requested.
    const ofCall = announced.slice(announced.findIndex((text) => /^Calling/.test(text)));
    expect(ofCall.filter((text) => !/^Requesting/.test(text))).toEqual([
      'Calling +44 20 7946 0958 Their phone rings first, then yours.',
      'Requested Their phone rings first, then yours.',
    ]);
    await page.close();
  });

  it('why a number can’t be called', async () => {
    await listenAt('(212) 555-0199');
    await pressUntil(connected.rig, page, /./, 'dialog');
    await pressInCard(connected.rig, page, CALL);
    await hears(/your own number/);
    expect((await heard()).bornSpeaking).toEqual([]);
    await hasOneRegion();
    await page.close();
  });
});
