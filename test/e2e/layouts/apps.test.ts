import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import {
  buttonName,
  middleOf,
  middleOfText,
  offeredAt,
  restUntilOffered,
} from '@/test/support/layouts/rest';
import { numbersMarked } from '@/test/support/page/frame-marks';
import { markOn, readMarks } from '@/test/support/page/marks';
import { waitUntil } from '@/test/support/wait';

/** Both browsers at once, each one thing after the other. */
const inTurn = { concurrent: false };
/** Far enough for each row of the virtual list to be used for another record, in pixels. */
const FAR = 4000;

const OFFERED = [
  ['text over the canvas of a viewer', '0121'],
  ['text under the box of an annotation', '0122'],
  ['a card with a drag handle', '0124'],
  ['text under a ripple', '0125'],
  ['a row under its label', '0126'],
  ['a button that copies', '0127'],
  ['text that is cut off', '0128'],
  ['upright text', '0129'],
  ['a mail quoted three times', '0136'],
  ['a chat bubble with its time', '0137'],
  ['a cell of a grid without tables', '0142'],
  ['content that is drawn late', '0141'],
] as const;

describe.concurrent.each(browserNames)('layouts of web apps, in %s', (browser) => {
  let connected: ConnectedBrowser;
  let page: Page;

  beforeAll(async () => {
    connected = await openConnectedBrowser(browser);
    page = await connected.rig.open(`${connected.sandbox.crmUrl}/hard/apps`);
    await markOn(page, '0121');
  });
  afterAll(() => connected?.stop());

  const offers = async (line: string, called = `+1 646 555 ${line}`) => {
    await markOn(page, line);
    await restUntilOffered(connected.rig, page, await middleOfText(page, line), called);
  };
  const offersNothing = async (text: string) => {
    const at = await middleOfText(page, text);
    expect(await offeredAt(connected.rig, page, at)).toBeUndefined();
  };

  it.each(OFFERED)('offers %s', inTurn, (_, line) => offers(line));

  it('offers what a link over the page of a viewer dials', inTurn, async () => {
    const at = await middleOf(page, 'a.annotation');
    await restUntilOffered(connected.rig, page, at, '+1 646 555 0123');
  });

  it('offers a number in a card that the pointer opens', inTurn, async () => {
    const { x, y } = await middleOf(page, '.hoverable');
    await page.mouse.move(x, y);
    const card = await waitUntil(() => page.$('.hover-card'), 'the card');
    const box = await waitUntil(() => card.boundingBox(), 'the card to open');
    await page.mouse.move(box.x + 40, box.y + box.height / 2, { steps: 5 });
    const isOffered = async () =>
      (await buttonName(connected.rig, page)) === 'Call +1 646 555 0130';
    await waitUntil(isOffered, 'the button');
  });

  it('offers what a fold and a tab show, once they do', inTurn, async () => {
    await page.click('summary');
    await offers('0138');
    await page.$eval('[role=tabpanel]', (panel) => panel.removeAttribute('hidden'));
    await offers('0139');
  });

  it.each([
    ['a date picker', '0131'],
    ['a veil while the page loads', '0132'],
    ['a tint over found text', '0133'],
  ])('offers nothing under %s', inTurn, (_, line) => offersNothing(line));

  it.each([
    ['masked digits', '(646) 555-••'],
    ['digits drawn from right to left', '4310-555'],
    ['an order in a grid', '6465550196'],
  ])('offers nothing for %s', inTurn, (_, text) => offersNothing(text));

  it('offers nothing for a number in generated content', inTurn, async () => {
    const at = await middleOf(page, '.generated');
    expect(await offeredAt(connected.rig, page, at)).toBeUndefined();
    expect(await numbersMarked(page)).not.toContain('+16465550197');
  });

  it('offers a number that is scrolled, but not under the column that stays', inTurn, async () => {
    await offers('0140', 'Brightwater Freight');
    await page.$eval('.sticky', (list) => list.scrollBy({ left: 150, behavior: 'instant' }));
    const { x, y } = await middleOfText(page, 'Brightwater');
    const under = await waitUntil(
      async () => (await readMarks(page)).find(({ text }) => text.includes('0140')),
      'the mark',
    );
    expect(under.x).toBeLessThan(x);
    expect(await offeredAt(connected.rig, page, { x, y })).toBeUndefined();
  });

  it('offers the record that a row of a virtual list shows now', inTurn, async () => {
    await page.goto(`${connected.sandbox.crmUrl}/hard/virtual-scroll`);
    const [before] = await waitUntil(async () => {
      const marks = await readMarks(page);
      return marks.length > 5 && marks;
    }, 'the marks');
    await page.$eval('.virtual', (list, top) => list.scrollTo({ top, behavior: 'instant' }), FAR);
    const after = await waitUntil(async () => {
      const marks = await readMarks(page);
      return marks.every(({ text }) => text !== before?.text) && marks[6];
    }, 'other marks');
    const at = { x: after.x + after.width / 2, y: after.y + after.height / 2 };
    const number = after.text.replace(/\((\d+)\) (\d+)-/, '+1 $1 $2 ');
    await restUntilOffered(connected.rig, page, at, number);
  });
});
