import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningSandbox, startSandbox } from '@/sandbox/start';
import { browserNames, buildOf, launch } from '@/test/support/browsers/launch';
import type { Rig } from '@/test/support/browsers/rig';
import {
  type FaultyService,
  faultyAnswer,
  startFaultyService,
} from '@/test/support/fakes/faulty-service';
import { readSetting } from '@/test/support/own-pages/connect';
import { pressIn } from '@/test/support/own-pages/popup';
import { markOn, readMarks } from '@/test/support/page/marks';
import { pressElement } from '@/test/support/real/page-point';
import { controlOf } from '@/test/support/real/panel-point';
import { acceptPrompt, openPrompt, refusePrompt } from '@/test/support/real/prompt';
import { type Screen, startScreen } from '@/test/support/real/screen';
import { openPopupByIcon, pinIcon } from '@/test/support/real/toolbar';
import { typeInto } from '@/test/support/real/typing';
import { closeWelcome } from '@/test/support/real/welcome';
import { waitUntil } from '@/test/support/wait';

const NUMBER = '(212) 555-0134';
const FILE = { handset: 'settings', version: 1, settings: { countdownSeconds: 9 } };

/** The build that ships, with no host granted. The browser's own prompts are answered by hand. */
describe.each(browserNames)(
  'access that a rep is asked for where it is needed in %s',
  (browser) => {
    let screen: Screen;
    let sandbox: RunningSandbox;
    let intranet: FaultyService;
    let rig: Rig;
    let crm: Page;
    let options: Page;

    beforeAll(async () => {
      screen = await startScreen();
      sandbox = await startSandbox({ speed: 20 });
      intranet = await startFaultyService();
      intranet.misbehave(faultyAnswer(200, FILE));
      rig = await launch(browser, {
        extensionDir: buildOf(browser, 'plain'),
        headed: true,
        display: screen.display,
        asksPermission: true,
      });
      crm = await rig.open(`${sandbox.crmUrl.replace('127.0.0.1', 'localhost')}/`);
      await closeWelcome(rig, crm.browser());
      options = await rig.openOwn('options.html#settings-file');
    });
    afterAll(async () => {
      await rig?.close();
      await intranet?.stop();
      await sandbox?.stop();
      await screen?.stop();
    });

    const says = async (words: RegExp) =>
      words.test(await options.evaluate(() => document.body.innerText));
    const press = (selector: string) => pressElement(screen, options, selector);
    const ask = (act: () => Promise<void>) => openPrompt(screen, act);
    const refuse = (isDone: () => Promise<boolean>) =>
      refusePrompt(screen, crm.browser(), browser, isDone);
    const accept = (isDone: () => Promise<boolean>) =>
      acceptPrompt(screen, crm.browser(), browser, isDone);
    const granted = () => options.evaluate(readOrigins);
    /** Opens the popup by its icon on the CRM's page, and presses the button that asks for this site. */
    const askForSite = async () => {
      await crm.bringToFront();
      const popup = await openPopupByIcon(screen, crm.browser(), browser);
      await screen.click(await controlOf(popup, /^This page/));
      await ask(async () => screen.click(await controlOf(popup, /^Find numbers on this site$/)));
    };

    it('a set-up link, refused: explains it, requests nothing and keeps the link', async () => {
      const link = `${intranet.url}/setup.json`;
      await press('#set-up-link');
      await typeInto(screen, options, link);
      await ask(() => screen.key('Return'));
      await refuse(() => says(/You didn't allow Handset to read this link/));
      await screen.picture(`access-link-refused-${browser}`);
      expect(await options.$eval('#set-up-link', (field) => Reflect.get(field, 'value'))).toBe(
        link,
      );
      expect([intranet.asked(), await granted()]).toEqual([0, []]);
    });

    it('a set-up link, allowed: shows what it changes, and gives the access back', async () => {
      await ask(() => press('.settings-file-link button[type=submit]'));
      await accept(() => says(/This will change/));
      await waitUntil(async () => (await granted()).length === 0, 'the access to be given back');
      expect(intranet.asked()).toBe(1);
      expect(await readSetting(options, 'countdownSeconds')).toBeUndefined();
      await pressIn(options, /^Apply$/);
      await waitUntil(() => says(/Your settings were changed/), 'the settings to change');
      expect(await readSetting(options, 'countdownSeconds')).toBe(9);
    });

    it('one site from the popup, refused and allowed: marks that stay only if it is', async () => {
      if (browser === 'chromium') await pinIcon(screen, crm.browser());
      await askForSite();
      // The popup closes under the browser's prompt, so nothing is left to say it there.
      await refuse(async () => (await granted()).length === 0);
      await screen.key('Escape');
      await crm.reload();
      expect(await readMarks(crm)).toEqual([]);

      await askForSite();
      await accept(async () => (await granted()).length === 1);
      expect(await granted()).toEqual([expect.stringMatching(/localhost/)]);
      await screen.key('Escape');
      await crm.bringToFront();
      await crm.reload();
      await markOn(crm, NUMBER);
      await screen.picture(`access-site-allowed-${browser}`);
    });
  },
);

/** Runs in one of our own pages: the sites that the browser lets us read. */
async function readOrigins(): Promise<string[]> {
  const { permissions } = Reflect.get(globalThis, 'chrome') as {
    permissions: { getAll(): Promise<{ origins?: string[] }> };
  };
  const { origins = [] } = await permissions.getAll();
  return origins.filter((origin) => origin.startsWith('http') || origin.startsWith('*'));
}
