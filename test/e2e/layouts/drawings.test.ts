import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { cardSaying } from '@/test/support/card/card';
import { middleOf, offeredAt, restUntilOffered } from '@/test/support/layouts/rest';
import { markOn } from '@/test/support/page/marks';
import { numbersListed } from '@/test/support/page/page-numbers';

/** Both browsers at once, each one thing after the other. */
const inTurn = { concurrent: false };
const MAP = 'img.map';

describe.concurrent.each(browserNames)('drawings and images that dial, in %s', (browser) => {
  let connected: ConnectedBrowser;
  let page: Page;

  /** A position in the image, from its edge. */
  const inMap = async (left: number, top: number) => {
    const { x, y } = await middleOf(page, MAP);
    return { x: x - 150 + left, y: y - 50 + top };
  };

  beforeAll(async () => {
    connected = await openConnectedBrowser(browser);
    page = await connected.rig.open(`${connected.sandbox.crmUrl}/hard/drawings`);
    await markOn(page, '(646) 555-0116');
  });
  afterAll(() => connected?.stop());

  it.each([
    ['#desk rect', '+1 646 555 0114'],
    ['#lounge circle', '+44 20 7946 0114'],
  ])('offers what the shape %s dials', inTurn, async (selector, number) => {
    await restUntilOffered(connected.rig, page, await middleOf(page, selector), number);
  });

  it.each([
    ['a rectangle', 60, 50, '+49 30 23125114'],
    ['a circle', 220, 40, '+1 646 555 0115'],
  ])('offers what %s of an image dials', inTurn, async (_, left, top, number) => {
    await restUntilOffered(connected.rig, page, await inMap(left, top), number);
  });

  it('offers nothing beside the areas', inTurn, async () => {
    expect(await offeredAt(connected.rig, page, await inMap(150, 50))).toBeUndefined();
  });

  it('lists them', inTurn, async () => {
    const listed = (await numbersListed(connected.popup, page)).map(({ e164 }) => e164);
    expect(listed).toEqual(
      expect.arrayContaining(['+16465550114', '+442079460114', '+493023125114', '+16465550115']),
    );
  });

  it.each([
    ['a shape', () => middleOf(page, '#desk rect'), '+1 646 555 0114'],
    ['an area', () => inMap(60, 50), '+49 30 23125114'],
  ])('opens the card at a click on %s', inTurn, async (_, at, number) => {
    const { x, y } = await at();
    await restUntilOffered(connected.rig, page, { x, y }, number);
    await page.mouse.click(x, y);
    await cardSaying(connected.rig, page, 'dialog', number);
    await page.keyboard.press('Escape');
  });
});
