import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningSandbox, startSandbox } from '@/sandbox/start';
import { FIREFOX_ID } from '@/scripts/manifest';
import { withdrawInChromium, withdrawInFirefox } from '@/test/support/browsers/browser-grants';
import { browserNames, buildOf, launch } from '@/test/support/browsers/launch';
import type { Rig } from '@/test/support/browsers/rig';
import { HOST, readCard } from '@/test/support/card/card';
import { askBackground } from '@/test/support/own-pages/ask-background';
import { CONNECTED_NUMBER, writeSettings } from '@/test/support/own-pages/connect';
import { readLog } from '@/test/support/own-pages/log';
import { pressIn } from '@/test/support/own-pages/popup';
import { markOn, pointAtMark, readMarks } from '@/test/support/page/marks';
import { tabIdOf } from '@/test/support/page/page-numbers';
import { pressElement } from '@/test/support/real/page-point';
import { acceptPrompt, openPrompt, refusePrompt } from '@/test/support/real/prompt';
import { type Screen, startScreen } from '@/test/support/real/screen';
import { typeInto } from '@/test/support/real/typing';
import { closeWelcome } from '@/test/support/real/welcome';
import { waitUntil } from '@/test/support/wait';

const NUMBER = '(212) 555-0134';
const DENIED = /Permission denied\. Nothing was changed\./;
const CANT_CALL = /can't place calls until you allow it/;
const NO_ACCESS = /isn't allowed to reach this service yet/;

/** The build that ships, with no host granted. The browser's own prompts are answered by hand. */
describe.each(browserNames)('permissions that a rep refuses and withdraws in %s', (browser) => {
  let screen: Screen;
  let sandbox: RunningSandbox;
  let rig: Rig;
  let options: Page;
  let popup: Page;
  let crm: Page;

  beforeAll(async () => {
    screen = await startScreen();
    sandbox = await startSandbox({ speed: 20 });
    rig = await launch(browser, {
      extensionDir: buildOf(browser, 'plain'),
      headed: true,
      display: screen.display,
      asksPermission: true,
    });
    // Under its other name the sample CRM is another site than the service.
    crm = await rig.open(`${sandbox.crmUrl.replace('127.0.0.1', 'localhost')}/`);
    await closeWelcome(rig, crm.browser());
    popup = await rig.openOwn('popup.html');
    options = await rig.openOwn('options.html');
  });
  afterAll(async () => {
    await rig?.close();
    await sandbox?.stop();
    await screen?.stop();
  });

  const says = async (page: Page, words: RegExp) =>
    words.test(await page.evaluate(() => document.body.innerText));
  const untilSays = (page: Page, words: RegExp) =>
    waitUntil(() => says(page, words), `${page.url()} to say ${words}`);
  const untilSilent = (page: Page, words: RegExp) =>
    waitUntil(async () => !(await says(page, words)), `${page.url()} to stop saying ${words}`);
  const press = (page: Page, selector: string) => pressElement(screen, page, selector);
  const ask = (act: () => Promise<void>) => openPrompt(screen, act);
  const refuse = (isDone: () => Promise<boolean>) =>
    refusePrompt(screen, crm.browser(), browser, isDone);
  const accept = (isDone: () => Promise<boolean>) =>
    acceptPrompt(screen, crm.browser(), browser, isDone);
  /** Withdraws access on the browser's own page. */
  const withdraw = async (pattern: string) => {
    if (browser === 'firefox') return withdrawInFirefox(crm.browser(), FIREFOX_ID, [pattern]);
    const extensions = await rig.open('chrome://extensions/');
    await withdrawInChromium(extensions, rig.origin.split('/')[2] ?? '', pattern);
    await extensions.close();
  };
  const dial = () =>
    askBackground(popup, 'dial', { e164: '+12125550134', gesture: crypto.randomUUID() });

  it('the service, refused: explains it, keeps what was typed, and asks again', async () => {
    const workspace = sandbox.workspaces[0];
    if (!workspace) throw new Error('The sandbox has no workspace');
    await press(options, '#base-url');
    await typeInto(screen, options, sandbox.url);
    await screen.key('Tab');
    await typeInto(screen, options, workspace.token);
    await ask(() => screen.key('Return'));
    await refuse(() => says(options, NO_ACCESS));
    expect(await options.$eval('#base-url', typedIn)).toBe(sandbox.url);
    expect(await options.$eval('#token', typedIn)).toBe(workspace.token);
    await ask(() => press(options, 'button::-p-text(Allow access)'));
    await accept(() => says(options, /Saved\. The service accepted your API token/));
    await writeSettings(options, {
      ...{ ownNumbers: [{ e164: CONNECTED_NUMBER, label: '' }], countdownSeconds: 0 },
      ...{
        dids: [{ e164: workspace.dids[0] ?? '', label: '' }],
        repeatSeconds: 0,
        callRules: 'off',
      },
    });
  });

  it('the service, withdrawn: popup and Options report it, and offer to allow it again', async () => {
    await withdraw('http://127.0.0.1/*');
    await untilSays(options, CANT_CALL);
    await untilSays(popup, NO_ACCESS);
    await dial();
    const state = async () => (await readLog(popup))[0]?.state;
    await waitUntil(async () => (await state()) === 'refused', 'the call to be refused');
    expect(sandbox.calls()).toEqual([]);

    await ask(() => press(popup, 'button::-p-text(Allow access)'));
    await refuse(() => says(popup, DENIED));
    await screen.picture(`permissions-service-refused-${browser}`);
    await ask(() => press(popup, 'button::-p-text(Allow access)'));
    await accept(async () => !(await says(popup, NO_ACCESS)));
    await untilSilent(options, CANT_CALL);
    await dial();
    await waitUntil(() => sandbox.calls().length === 1, 'the call at the service');
  });

  it('all sites, refused: explains it, and finds nothing', async () => {
    await ask(() => press(options, 'button::-p-text(Find numbers on all sites)'));
    await refuse(() => says(options, DENIED));
    expect(await readMarks(crm)).toEqual([]);
  });

  it('all sites, allowed and withdrawn: open pages are left alone, popup and Options offer them again', async () => {
    await ask(() => press(options, 'button::-p-text(Find numbers on all sites)'));
    await accept(async () => !(await says(options, /Find numbers on all sites/)));
    const ofPage = await rig.openOwn(`popup.html?tab=${await tabIdOf(popup, crm)}`);
    await pressIn(ofPage, /^This page/);
    await untilSays(ofPage, /Numbers on localhost are marked/);
    await crm.bringToFront();
    await pointAtMark(crm, await markOn(crm, NUMBER));
    await waitUntil(() => readCard(rig, crm), 'the button beside the number');
    for (const pattern of ['http://*/*', 'https://*/*']) await withdraw(pattern);
    await untilSays(options, /Find numbers on all sites/);
    await untilSilent(ofPage, /Numbers on localhost are marked/);
    await crm.bringToFront();
    await waitUntil(async () => (await readMarks(crm)).length === 0, 'the marks to go');
    await waitUntil(async () => (await crm.$(HOST)) === null, 'the card’s element to go');
    await crm.reload();
    await askBackground(popup, 'preview', { text: '' });
    expect(await readMarks(crm)).toEqual([]);
  });
});

/** Runs in the page. */
function typedIn(field: Element): unknown {
  return Reflect.get(field, 'value');
}
