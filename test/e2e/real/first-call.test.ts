import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningSandbox, startSandbox } from '@/sandbox/start';
import { browserNames, buildOf, launch } from '@/test/support/browsers/launch';
import type { Rig } from '@/test/support/browsers/rig';
import { cardSaying } from '@/test/support/card/card';
import { CONNECTED_NUMBER, readSetting } from '@/test/support/own-pages/connect';
import { handOnCard } from '@/test/support/real/card-hand';
import { markOnScreen, onScreen } from '@/test/support/real/page-point';
import { pressCallIn } from '@/test/support/real/panel-point';
import { acceptPrompt } from '@/test/support/real/prompt';
import { type Screen, startScreen } from '@/test/support/real/screen';
import { panelOpenedBy } from '@/test/support/real/toolbar';
import { typeInto } from '@/test/support/real/typing';
import { showWelcome } from '@/test/support/real/welcome';
import { waitUntil } from '@/test/support/wait';

/** What a rep's first call may cost, from installation. */
const MOST = { clicks: 8, fields: 3 };

/** A colleague called before, so that the service knows a caller ID of the workspace. */
describe.each(browserNames)('the way from installation to the first call in %s', (browser) => {
  let screen: Screen;
  let sandbox: RunningSandbox;
  let rig: Rig;
  let welcome: Page;
  const effort = { clicks: 0, fields: 0 };

  beforeAll(async () => {
    screen = await startScreen();
    sandbox = await startSandbox({ speed: 20 });
    const workspace = sandbox.workspaces[0];
    await callAsColleague(sandbox, workspace?.token ?? '', workspace?.dids[0] ?? '');
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

  const press = async (button: string) => {
    const box = await waitUntil(() => welcome.$eval(button, showAndMeasure), button);
    effort.clicks += 1;
    await screen.click(await onScreen(welcome, box));
  };
  const fill = async (text: string) => {
    effort.fields += 1;
    await typeInto(screen, welcome, text);
  };
  const says = (words: RegExp) =>
    waitUntil(async () => words.test(await welcome.evaluate(textOfPage)), `${words}`);
  const allow = async (then: RegExp) => {
    effort.clicks += 1;
    // Keys that come before the prompt would be lost.
    await screen.settle();
    await acceptPrompt(screen, welcome.browser(), browser, () => says(then));
  };
  const picture = async (name: string) => {
    await screen.settle();
    await screen.picture(`first-call-${name}-${browser}`);
  };

  it('starts on the welcome page, which the installation opens once', async () => {
    const page = await rig.open(`${sandbox.crmUrl}/`);
    welcome = await showWelcome(rig, page.browser());
    await says(/Connect your service/);
    await picture('connect');
  });

  it('takes no more clicks and fields than it may', async () => {
    // The URL as a rep may have it, without its scheme.
    await fill(sandbox.url.replace('http://', ''));
    await screen.key('Tab');
    await fill(sandbox.workspaces[0]?.token ?? '');
    await press('.connection button[type=submit]');
    await picture('prompt');
    await allow(/Your phone and caller ID/);

    await says(/Your company has called from these numbers/);
    await fill('(212) 555-0199');
    await says(/New York/);
    await picture('numbers');
    await press('.welcome-form button[type=submit]');

    await says(/Where should Handset find numbers/);
    await picture('sites');
    await press('.welcome-choice .primary');
    await allow(/You're ready/);
    await picture('ready');

    // Only the service's host is allowed by itself, which is the sample CRM's too under its other name.
    const page = await rig.open(`${sandbox.crmUrl.replace('127.0.0.1', 'localhost')}/`);
    effort.clicks += 1;
    await screen.click(await markOnScreen(page, '(212) 555-0134'));
    await cardSaying(rig, page, 'dialog', '+1 212 555 0134');
    effort.clicks += 1;
    const confirmation = await panelOpenedBy(page.browser(), browser, async () => {
      await handOnCard(screen, rig, page).pressMain('status');
    });
    await picture('confirm');
    effort.clicks += 1;
    await pressCallIn(screen, confirmation);
    const isPlaced = () => sandbox.calls().some((call) => call.clientNumber === '+12125550134');
    await waitUntil(isPlaced, 'the call at the service');
    await picture('call');
    expect(effort.clicks).toBeLessThanOrEqual(MOST.clicks);
    expect(effort.fields).toBeLessThanOrEqual(MOST.fields);
  });

  it('saved what was typed: a national number, and the caller ID of earlier calls', async () => {
    expect(await readSetting(welcome, 'ownNumbers')).toMatchObject([{ e164: CONNECTED_NUMBER }]);
    expect(await readSetting(welcome, 'dids')).toMatchObject([
      { e164: sandbox.workspaces[0]?.dids[0] },
    ]);
  });
});

/** Runs in the page. */
function showAndMeasure(element: Element) {
  element.scrollIntoView({ block: 'center' });
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right, bottom };
}

/** Runs in the page. */
function textOfPage(): string {
  return document.body.innerText;
}

async function callAsColleague(sandbox: RunningSandbox, token: string, did: string) {
  const answer = await fetch(`${sandbox.url}/api/v1/global/click-to-dial`, {
    method: 'POST',
    headers: { token, 'content-type': 'application/json' },
    body: JSON.stringify({
      client_number: '+12125550187',
      user_number: '+12125550188',
      did_number: did,
    }),
  });
  expect(answer.status).toBe(200);
}
