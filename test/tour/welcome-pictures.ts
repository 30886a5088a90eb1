import type { Page } from 'puppeteer-core';
import { startSandbox } from '@/sandbox/start';
import { launch } from '@/test/support/browsers/launch';
import { CONNECTED_NUMBER } from '@/test/support/own-pages/connect';
import { fillIn, waitForText } from '@/test/support/own-pages/dashboard-page';
import { pressIn } from '@/test/support/own-pages/popup';
import { takePicture } from './take-picture';

const WIDE = { width: 1280, height: 850 };
const NARROW = { width: 360, height: 844 };

/** Takes the pictures of each step of the welcome page, in light and dark, wide and narrow. */
export async function takeWelcomePictures(): Promise<void> {
  const sandbox = await startSandbox({ speed: 20 });
  const rig = await launch('chromium');
  try {
    const [workspace] = sandbox.workspaces;
    if (!workspace) throw new Error('The sandbox has no workspace');
    const page = await rig.openOwn('welcome.html');
    await waitForText(page, /Connect your service/);
    await takeBoth(page, 'connect');
    await fillIn(page, 'Service URL', sandbox.url);
    await fillIn(page, 'API token', workspace.token);
    await pressIn(page, /^Connect$/);
    await waitForText(page, /Your phone and caller ID/);
    await fillIn(page, 'Your phone', CONNECTED_NUMBER);
    await fillIn(page, 'Caller ID', workspace.dids[0] ?? '');
    await takeBoth(page, 'numbers');
    await pressIn(page, /Sites/);
    await waitForText(page, /Where should Handset find numbers/);
    await takeBoth(page, 'sites');
    await pressIn(page, /Numbers/);
    await pressIn(page, /^Continue$/);
    await waitForText(page, /You're ready/);
    await takeBoth(page, 'ready');
    await takePractice(page);
  } finally {
    await rig.close();
    await sandbox.stop();
  }
}

/** The practice call, at the step in which both phones have rung. */
async function takePractice(page: Page): Promise<void> {
  await pressIn(page, /^Start a practice call/);
  await pressIn(page, /212 555 0134/);
  await pressIn(page, /^Call$/);
  await waitForText(page, /Recorded/);
  await takeBoth(page, 'practice', '.practice');
}

/** Takes a step in both widths; scrolls to what it shows if that is further down. */
async function takeBoth(page: Page, step: string, shown = 'main'): Promise<void> {
  for (const [viewport, name] of [
    [WIDE, step],
    [NARROW, `${step}-narrow`],
  ] as const) {
    await page.setViewport(viewport);
    await page.mouse.move(1, 1);
    await page.$eval(shown, (part) => part.scrollIntoView());
    await takePicture(page, `welcome-${name}`);
  }
}
