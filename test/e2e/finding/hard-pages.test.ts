import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Situation } from '@/sandbox/crm/hard/situation';
import { situations } from '@/sandbox/crm/hard/situations';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { restOn } from '@/test/support/card/call-button';
import { askBackground } from '@/test/support/own-pages/ask-background';
import { marksOf, numbersMarked } from '@/test/support/page/frame-marks';
import { numbersListed } from '@/test/support/page/page-numbers';
import { difference, readAtRest, readDocuments, readLayout } from '@/test/support/page/quiet-pages';
import { waitUntil } from '@/test/support/wait';

/** Both browsers at once, each one page after the other. */
const inTurn = { concurrent: false };
/** The same server under names that Handset is switched off for while a page is read as it is. */
const HOSTS = ['127.0.0.1', 'localhost'];
/** On a page with this many numbers only those in view are checked. */
const MANY = 100;
/** Farthest that the button stands from its number, in pixels. */
const NEAR = 24;
/** Farthest where there is nothing but text, frames or drawings around the number. */
const CROWDED = 140;
const CROWDED_PAGES = ['cross-origin', 'frames', 'code', 'dialog'];
/** Here a number that is scrolled to becomes another one. */
const MOVES = 'virtual-scroll';
/** Buttons that are looked at on one page. */
const MAX_RESTS = 5;
/** Marked, but something that is no clear box lies over it; and Firefox (153) does not know where text on a path is. */
const OUT_OF_REACH = [
  ...['(646) 555-0162', '+49 30 23125 160'],
  ...['(646) 555-0102', '(646) 555-0103', '(646) 555-0104'],
];
/** Chromium (156) draws highlighted text on a path illegibly: no mark there. */
const UNMARKED = { chromium: ['+493023125160'], firefox: [] as string[] };

const small = situations.filter(({ expected }) => expected.length < MANY);

describe.concurrent.each(browserNames)('hard pages in %s', (browser) => {
  let connected: ConnectedBrowser;
  let page: Page;
  const asIs = new Map<string, string>();
  const layouts = new Map<string, string>();
  const said: string[] = [];

  const visit = (slug: string) =>
    page.goto(
      `${connected.sandbox.crmUrl}/hard/${slug}${slug === 'keyed-list' ? '?turns=12' : ''}`,
    );
  const exclude = async (excluded: boolean) => {
    for (const host of HOSTS)
      await askBackground(connected.popup, 'exclude-site', { host, excluded });
  };

  beforeAll(async () => {
    connected = await openConnectedBrowser(browser);
    page = await connected.rig.open('about:blank');
    page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => said.push(String(error)));
  });
  afterAll(() => connected?.stop());
  beforeEach(() => {
    said.length = 0;
  });

  it('are not changed while the site is switched off', inTurn, async () => {
    await exclude(true);
    for (const { slug } of small) {
      await visit(slug);
      const { html, hosts } = await readAtRest(page);
      asIs.set(slug, html);
      layouts.set(slug, await readLayout(page));
      expect([slug, await numbersMarked(page), hosts, said]).toEqual([slug, [], [], []]);
    }
    await exclude(false);
  });

  it.each(small)('$slug', inTurn, async ({ slug, expected, unseen, words }: Situation) => {
    await visit(slug);
    const painted = expected.filter((e164) => !UNMARKED[browser].includes(e164));
    const wanted = [...painted, ...(words ?? [])].sort();
    const allMarked = async () => `${await numbersMarked(page)}` === `${wanted}`;
    const marked = await waitUntil(allMarked, 'every number to be marked').catch(() => false);
    if (!marked) expect(await numbersMarked(page)).toEqual(wanted);

    const listed = (await numbersListed(connected.popup, page)).map(({ e164 }) => e164);
    expect(listed.sort()).toEqual([...expected, ...(unseen ?? [])].sort());

    const untouched = async () =>
      difference((await readDocuments(page)).html, asIs.get(slug) ?? '');
    await waitUntil(async () => (await untouched()) === '', 'the page').catch(() => undefined);
    expect(await untouched()).toBe('');
    expect(difference(await readLayout(page), layouts.get(slug) ?? '')).toBe('');

    const reachable = (await marksOf(page)).filter(({ text }) => !OUT_OF_REACH.includes(text));
    for (const { frame, text } of reachable.slice(0, slug === MOVES ? 0 : MAX_RESTS)) {
      const button = await restOn(page, frame, text);
      expect([text, button.covers, button.inView]).toEqual([text, [], true]);
      expect(button.gap).toBeLessThan(CROWDED_PAGES.includes(slug) ? CROWDED : NEAR);
    }

    expect(await untouched()).toBe('');
    expect(said).toEqual([]);
  });
});
