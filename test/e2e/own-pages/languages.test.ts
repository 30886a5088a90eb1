import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectorIds } from '@/lib/outbox/model/connector';
import { MIXED } from '@/test/components/list-import/support/opened';
import { chooseListFile, openListImport } from '@/test/e2e/lists/support/list-import';
import { sampleConnector, sampleDelivery } from '@/test/outbox/support/deliveries';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { hasFontFor, type Language } from '@/test/support/browsers/in-language';
import { browserNames } from '@/test/support/browsers/launch';
import type { BrowserName } from '@/test/support/browsers/rig';
import { cardSaying, pressUntil } from '@/test/support/card/card';
import { cardFaults } from '@/test/support/card/card-faults';
import { sampleFollowUp } from '@/test/support/fakes/sample-follow-up';
import { askBackground } from '@/test/support/own-pages/ask-background';
import { writeSettings } from '@/test/support/own-pages/connect';
import { axeViolationsOn } from '@/test/support/own-pages/dashboard-axe';
import { goTo, openDashboardPage, rowsThat } from '@/test/support/own-pages/dashboard-page';
import { layoutFaults, numberFaults } from '@/test/support/own-pages/layout-faults';
import {
  readOffers,
  writeCalls,
  writeFollowUps,
  writeOutbox,
  writeRegistry,
} from '@/test/support/own-pages/log';
import { namingFaultsOn } from '@/test/support/own-pages/naming-faults';
import { loggedCall } from '@/test/support/own-pages/own-samples';
import { markOn, pointAtMark } from '@/test/support/page/marks';
import { showContacts } from '@/test/support/real/menu-page';
import { waitUntil } from '@/test/support/wait';

/** Firefox gets the longest words, a script without spaces, and the one from right to left. */
const LANGUAGES: Record<BrowserName, Language[]> = {
  chromium: ['en', 'de', 'es', 'fr', 'pt-BR', 'hi', 'ja', 'ar'],
  firefox: ['de', 'ja', 'ar'],
};
/** Seen at every width. The others are at the ends, where words are cut first. */
const THOROUGHLY: Language[] = ['de', 'ar'];
const NARROW = [320, 344, 380];
/** 640 is a window of 1280 at a zoom of 200 %. */
const WIDE = [640, 1280, 1440];
const AUDIENCE = '#/campaigns/100/audience';
const VIEWS = [
  '#/campaigns?workspace=1,2,3',
  AUDIENCE,
  '#/queue',
  '#/agents',
  '#/calls',
  '#/myday?period=month',
  '#/donotcall',
  '#/followups',
  '#/notlogged',
];

/** On the card's main button in every language. */
const CALLEE = /20 7946 0555/;

const CALLS = [
  loggedCall({
    id: 'long-name',
    callee: '+4915735980123',
    calleeName: 'Wilhelmina Featherstonehaugh-Whitfield of Inside Sales East',
    state: 'refused',
    problem: { code: 'did-not-owned' },
  }),
  loggedCall({ id: 'no-name', callee: '+442079460123', state: 'unrecorded' }),
  loggedCall({ id: 'arabic', calleeName: 'يوسف الهاشمي', extras: { durationSeconds: 242 } }),
  loggedCall({ id: 'this-month', createdAt: Date.now() - 2 * 86_400_000, state: 'unrecorded' }),
  loggedCall({ id: 'doubt', calleeName: 'Carol Jensen', state: 'unconfirmed' }),
].map((call) => ({ ...call, gesture: call.id }));

/** So old that the view warns of it. No callee is of its country. */
const OLD_REGISTRY = {
  ...{ id: 'registry', name: 'Registro pubblico delle opposizioni', country: 'IT' },
  ...{ asOf: '2026-01-12', count: 4_812_344, importedAt: Date.UTC(2026, 0, 12, 12) },
};

describe.each(browserNames)('our pages in %s', (browser) => {
  let connected: ConnectedBrowser;

  beforeAll(async () => {
    connected = await openConnectedBrowser(browser, { sandbox: { rate: 1_000 } });
    await fill(connected.popup);
  });
  afterAll(() => connected?.stop());

  describe.each(LANGUAGES[browser].filter(hasFontFor))('in the language %s', (language) => {
    beforeAll(async () => {
      const options = await connected.rig.openOwn('options.html');
      await options.waitForSelector('#language');
      await options.select('#language', language);
      await waitUntil(() => speaks(options, language), 'Options in the language');
      await waitUntil(() => speaks(connected.popup, language), 'the popup in the language');
      await options.close();
    });

    it('show the popup and its countdown whole', async () => {
      const page = await connected.rig.openOwn('popup.html');
      await page.waitForSelector('.call-row');
      await expectGood(page, language, NARROW);
      await page.click('.call-row');
      await page.type('input', '+44 20 7946 0958');
      await page.waitForSelector('.hint');
      await page.keyboard.press('Enter');
      await page.waitForSelector('.countdown');
      await expectGood(page, language, NARROW);
      await page.keyboard.press('Escape');
      await page.close();
    });

    it('show the side panel whole, with calls and follow-ups', async () => {
      const page = await connected.rig.openOwn('sidepanel.html');
      await page.waitForSelector('.call-row');
      await expectGood(page, language, NARROW);
      await page.click('#tab-followups');
      await page.waitForSelector('.follow-up-row');
      await expectGood(page, language, NARROW);
      await page.close();
    });

    it('show the call card whole, up to its outcome', async () => {
      await writeSettings(connected.popup, { trustedSites: ['http://127.0.0.1/*'] });
      const page = await openCard();
      await expectCardWhole(page);
      await pressUntil(connected.rig, page, CALLEE, 'alertdialog');
      await expectCardWhole(page);
      await page.keyboard.press('Escape');
      await cardSaying(connected.rig, page, 'status');
      await expectCardWhole(page);
      await page.close();
    });

    it('show the confirmation whole', async () => {
      await writeSettings(connected.popup, { trustedSites: [] });
      const page = await openCard();
      await pressUntil(connected.rig, page, CALLEE, 'status');
      await expectCardWhole(page);
      const [offer] = await readOffers(connected.popup);
      const question = await connected.rig.openOwn(`popup.html?tab=${offer?.tabId}`);
      await question.waitForSelector('.confirm');
      await expectGood(question, language, NARROW);
      await question.close();
      await page.close();
    });

    /** Opens the card of a number whose country its record names. */
    async function openCard(): Promise<Page> {
      const page = await connected.rig.open(`${connected.sandbox.crmUrl}/`);
      await page.setViewport({ width: 380, height: 800 });
      await waitUntil(() => page.evaluate(() => innerWidth === 380), 'the width');
      await showContacts(page);
      await pointAtMark(page, await markOn(page, 'Call Bob'));
      await pressUntil(connected.rig, page, /./, 'dialog');
      return page;
    }

    /** The card moves once more if Firefox gives its window the width later. */
    const expectCardWhole = (page: Page) =>
      expect.poll(() => cardFaults(connected.rig, page), { timeout: 10_000 }).toEqual([]);

    it('show Options whole', async () => {
      const page = await connected.rig.openOwn('options.html');
      await page.waitForSelector('.section');
      await page.click('details summary');
      await expectGood(page, language, [...NARROW, ...WIDE]);
      for (const crm of connectorIds) {
        await page.select('#crm-choice', crm);
        await page.$$eval('#crm details', (parts) => {
          for (const part of parts) part.open = true;
        });
        await expectGood(page, language, [320, 1280], '#crm');
      }
      expect(await namingFaultsOn(page)).toEqual([]);
      await page.close();
    });

    it('show every view of the dashboard whole', async () => {
      const page = await openDashboardPage(connected.rig, AUDIENCE);
      await rowsThat(page, (rows) => rows.length > 9, 'contacts');
      await page.click('.view-actions button');
      await waitUntil(() => page.$('.queue-bar'), 'the queue');
      for (const view of VIEWS) {
        await goTo(page, view);
        if (view === '#/followups') await page.waitForSelector('.follow-up-row');
        else if (view === '#/notlogged') await page.waitForSelector('.stuck-row');
        else if (view !== '#/agents')
          await rowsThat(page, (rows) => rows.length > 0, `rows at ${view}`);
        await expectGood(page, language, [...NARROW, ...WIDE]);
      }
      await page.close();
    });

    it('show a list on its way into the queue whole', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'handset-'));
      const path = join(folder, 'leads.csv');
      await writeFile(path, MIXED);
      const page = await openDashboardPage(connected.rig, '#/queue');
      await openListImport(page);
      await chooseListFile(page, path);
      await page.$$eval('.list-preview details', (parts) => {
        for (const part of parts) part.open = true;
      });
      await page.waitForSelector('#list-column-0');
      await expectGood(page, language, [...NARROW, ...WIDE]);
      expect(await namingFaultsOn(page)).toEqual([]);
      await page.close();
      await rm(folder, { recursive: true, force: true });
    });

    async function expectGood(
      page: Page,
      expected: Language,
      widths: number[],
      within = 'html',
    ): Promise<void> {
      expect(await speaks(page, expected), `${page.url()} in ${expected}`).toBe(true);
      for (const width of widthsToCheck(expected, widths)) {
        await page.setViewport({ width, height: 800 });
        // Charts fit themselves to a new width one frame later.
        const cut = expect.poll(() => faultsOn(page, within), {
          timeout: 5_000,
          message: `${page.url()} at ${width} px`,
        });
        await cut.toEqual([]);
      }
      for (const scheme of schemesToCheck(browser, expected)) {
        await page.evaluate(paintIn, scheme);
        await waitUntil(() => page.evaluate(isAtRest), 'the colours');
        const rules = expected === 'en' ? 'all' : 'of words';
        const violations = await axeViolationsOn(page, rules, within);
        expect(violations, `${page.url()}, ${scheme}`).toEqual([]);
      }
    }
  });
});

/** Fills what the views show, so that each has its longest words. */
async function fill(popup: Page): Promise<void> {
  await writeCalls(popup, CALLS);
  await writeRegistry(popup, OLD_REGISTRY);
  await writeOutbox(popup, sampleConnector({ stopped: { code: 'crm-unauthorised' } }), [
    sampleDelivery({ callId: 'arabic', state: 'choice' }),
    sampleDelivery({ callId: 'doubt', state: 'failed', problem: { code: 'crm-unreachable' } }),
  ]);
  await writeFollowUps(popup, [
    sampleFollowUp(Date.now() - 60_000, 'due', 'Wilhelmina Featherstonehaugh-Whitfield'),
    sampleFollowUp(Date.now() + 86_400_000, 'later'),
  ]);
  for (const text of ['+442079460123', 'Donaudampfschifffahrtsgesellschaft', 'example.com'])
    await askBackground(popup, 'forbid', { text, words: 'Ruft nie wieder an', source: 'list' });
  await writeSettings(popup, {
    countdownSeconds: 10,
    dids: [{ e164: '+442079460110', label: 'London support line' }],
    dispositions: ['own', 'twin'].map((id) => ({
      ...{ id, label: 'Appointment arranged', effect: 'follow-up' as const },
    })),
    noteTemplates: [
      { id: 'long', name: 'Donaudampfschifffahrtsgesellschaft', text: 'Spoke with {name}.' },
    ],
  });
}

/** Whether the page is written in a language, in its direction. */
async function speaks(page: Page, language: Language): Promise<boolean> {
  const { language: spoken } = new Intl.Locale(language);
  const [tag, direction] = await page.evaluate(spokenBy);
  return tag === spoken && direction === (spoken === 'ar' ? 'rtl' : 'ltr');
}

/** What is cut off or out of place within an element, as the page is now. */
async function faultsOn(page: Page, within: string): Promise<string[]> {
  const [layout, numbers] = await Promise.all([
    page.evaluate(layoutFaults, within),
    page.evaluate(numberFaults),
  ]);
  return [...layout, ...numbers];
}

function widthsToCheck(language: Language, widths: number[]): number[] {
  return THOROUGHLY.includes(language)
    ? widths
    : [...new Set([Math.min(...widths), widths.at(-1) ?? 1280])];
}

/** axe finds the same in both browsers, and the same colours in every language. */
function schemesToCheck(browser: BrowserName, language: Language): string[] {
  if (browser === 'firefox') return [];
  return language === 'en' ? ['light', 'dark'] : ['light'];
}

/** Runs in the page: its language and direction. */
function spokenBy(): [string, string] {
  const { lang, dir } = document.documentElement;
  return [new Intl.Locale(lang || 'und').language, dir];
}

/** Runs in the page: no colour is on its way to another. */
function isAtRest(): boolean {
  return document.getAnimations().every(({ playState }) => playState !== 'running');
}

/** Runs in the page: every colour follows the scheme of the root. */
function paintIn(scheme: string): void {
  document.documentElement.style.colorScheme = scheme;
}
