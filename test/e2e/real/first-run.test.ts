import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningSandbox, startSandbox } from '@/sandbox/start';
import { browserNames, buildOf, launch } from '@/test/support/browsers/launch';
import type { Rig } from '@/test/support/browsers/rig';
import { OWN_NUMBER } from '@/test/support/own-pages/connect';
import { cardSaying } from '@/test/support/page/card';
import { handOnCard } from '@/test/support/real/card-hand';
import { markOnScreen, onScreen } from '@/test/support/real/page-point';
import { acceptPrompt } from '@/test/support/real/prompt';
import { type Screen, startScreen } from '@/test/support/real/screen';
import { waitUntil } from '@/test/support/wait';

describe.each(browserNames)('the first run in %s', (browser) => {
  let screen: Screen;
  let sandbox: RunningSandbox;
  let rig: Rig;
  let options: Page;

  beforeAll(async () => {
    screen = await startScreen();
    sandbox = await startSandbox({ speed: 20 });
    rig = await launch(browser, {
      extensionDir: buildOf(browser, 'plain'),
      headed: true,
      display: screen.display,
      asksPermission: true,
    });
  });
  afterAll(async () => {
    await rig?.close();
    await sandbox?.stop();
    await screen?.stop();
  });

  const buttons = () =>
    options.$$eval('button', (all) => all.map((button) => button.innerText.trim()));
  const isGone = async (button: string) => !(await buttons()).includes(button);
  const press = async (selector: string) => {
    const box = await waitUntil(() => options.$eval(selector, showAndMeasure), selector);
    await screen.click(await onScreen(options, box));
  };
  const picture = async (name: string) => {
    await screen.settle();
    await screen.picture(`first-run-${name}-${browser}`);
  };
  const accept = (isDone: () => Promise<boolean>) =>
    acceptPrompt(screen, options.browser(), browser, isDone);
  const addNumber = async (step: string, e164: string) => {
    await press(`.steps button::-p-text(${step})`);
    await waitUntil(() => options.$('.number-form input:focus'), 'a field for the number');
    await screen.type(e164);
    await screen.key('Return');
    await waitUntil(() => isGone(step), `${step} to be done`);
  };

  it('leads from installation to the first call', async () => {
    const workspace = sandbox.workspaces[0];
    if (!workspace) throw new Error('The sandbox has no workspace');
    options = await rig.openOwn('options.html');
    await options.waitForSelector('.steps');
    await picture('options');

    await press('input[type=url]');
    await screen.type(sandbox.url);
    await screen.key('Tab');
    await screen.type(workspace.token);
    await screen.key('Return');
    await picture('permission');
    await accept(() => isGone('Connect your service'));
    await addNumber('Add your number', OWN_NUMBER);
    await addNumber('Add a caller ID', workspace.dids[0] ?? '');
    await picture('set-up');

    await press('button::-p-text(Find numbers on all sites)');
    await picture('all-sites');
    await accept(() => isGone('Find numbers on all sites'));

    const page = await rig.open(`${sandbox.crmUrl}/`);
    await screen.click(await markOnScreen(page, '(212) 555-0134'));
    await cardSaying(rig, page, 'dialog', '+1 212 555 0134');
    await handOnCard(screen, rig, page).pressMain('alertdialog');
    await waitUntil(() => sandbox.calls().length > 0, 'the call at the service');
    await cardSaying(rig, page, 'status');
    await picture('call');
    expect(sandbox.calls().map((call) => call.clientNumber)).toEqual(['+12125550134']);
  });
});

/** Runs in the page. */
function showAndMeasure(element: Element) {
  element.scrollIntoView({ block: 'center' });
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right, bottom };
}
