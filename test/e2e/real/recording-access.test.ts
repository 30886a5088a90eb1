import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placedCall } from '@/test/calls/support/calls';
import { browserNames, buildOf, launch } from '@/test/support/browsers/launch';
import type { Rig } from '@/test/support/browsers/rig';
import { readSetting, writeSettings } from '@/test/support/own-pages/connect';
import { openDashboardPage } from '@/test/support/own-pages/dashboard-page';
import { writeCalls } from '@/test/support/own-pages/log';
import { pressElement } from '@/test/support/real/page-point';
import { acceptPrompt, openPrompt, refusePrompt } from '@/test/support/real/prompt';
import { type Screen, startScreen } from '@/test/support/real/screen';
import { closeWelcome } from '@/test/support/real/welcome';
import { type RecordingServer, startRecordings } from '@/test/support/sound/recording-server';
import { waitUntil } from '@/test/support/wait';
import {
  startTranscription,
  type TranscriptionServer,
  withText,
} from '@/test/transcripts/support/transcription-server';

const ALLOW_SITE = 'button::-p-text(Allow this site)';
const SWITCH = '#transcripts [role=switch]';

/** The build that ships, with no host granted. The browser's own prompts are answered by hand. */
describe.each(browserNames)('access to recordings and to an endpoint in %s', (browser) => {
  let screen: Screen;
  let recordings: RecordingServer;
  let endpoint: TranscriptionServer;
  let rig: Rig;
  let options: Page;
  let dashboard: Page;

  beforeAll(async () => {
    screen = await startScreen();
    recordings = await startRecordings();
    endpoint = await startTranscription(withText('Hello.'));
    rig = await launch(browser, {
      extensionDir: buildOf(browser, 'plain'),
      headed: true,
      display: screen.display,
      asksPermission: true,
    });
    options = await rig.openOwn('options.html');
    await closeWelcome(rig, options.browser());
    const recording = recordings.linkTo('conversation.wav').replace('127.0.0.1', 'localhost');
    const times = { createdAt: Date.now(), changedAt: Date.now() };
    await writeCalls(options, [placedCall({ id: 'a', state: 'recorded', recording, ...times })]);
    await writeSettings(options, { transcriptionUrl: endpoint.url });
  });
  afterAll(async () => {
    await rig?.close();
    recordings?.stop();
    endpoint?.stop();
    await screen?.stop();
  });

  const says = async (page: Page, words: RegExp) =>
    words.test(await page.evaluate(() => document.body.innerText));
  const ask = (page: Page, selector: string) =>
    openPrompt(screen, () => pressElement(screen, page, selector));
  const refuse = (isDone: () => Promise<boolean>) =>
    refusePrompt(screen, options.browser(), browser, isDone);
  const accept = (isDone: () => Promise<boolean>) =>
    acceptPrompt(screen, options.browser(), browser, isDone);

  it('a site of recordings, refused: the line still says what is missing', async () => {
    dashboard = await openDashboardPage(rig, '#/calls');
    const toggle = await waitUntil(() => dashboard.$('[aria-controls="details-a"]'), 'the call');
    await toggle.click();
    const isMissing = () => says(dashboard, /doesn't let Handset read files from localhost/);
    await waitUntil(isMissing, 'what is missing');
    await ask(dashboard, ALLOW_SITE);
    await refuse(isMissing);
    await screen.picture(`recording-site-refused-${browser}`);
    expect(await dashboard.$(ALLOW_SITE)).not.toBeNull();
  });

  it('a site of recordings, allowed: the facts appear', async () => {
    await ask(dashboard, ALLOW_SITE);
    await accept(() => says(dashboard, /Longest pause\s*0:05/));
    await screen.picture(`recording-site-allowed-${browser}`);
  });

  it('the endpoint for transcripts, refused: explains it, and stays off', async () => {
    options = await rig.openOwn('options.html#transcripts');
    await waitUntil(() => options.$(SWITCH), 'the switch');
    await ask(options, SWITCH);
    await refuse(() =>
      says(options, /doesn't let Handset reach 127\.0\.0\.1\S*, so this stays off/),
    );
    await screen.picture(`transcripts-refused-${browser}`);
    expect(await options.$(`${SWITCH}[aria-checked=false]`)).not.toBeNull();
    expect(await readSetting(options, 'transcribesAt')).toBeFalsy();
  });

  it('the endpoint for transcripts, allowed: is on, and nothing was sent', async () => {
    await ask(options, SWITCH);
    await accept(async () => (await options.$(`${SWITCH}[aria-checked=true]`)) !== null);
    expect(await readSetting(options, 'transcribesAt')).toContain('127.0.0.1');
    expect(endpoint.arrivals).toEqual([]);
  });
});
