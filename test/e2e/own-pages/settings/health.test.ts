import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TRANSCRIPTIONS_PATH } from '@/sandbox/operations/transcriptions';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { askBackground } from '@/test/support/own-pages/ask-background';
import { writeSettings } from '@/test/support/own-pages/connect';
import { pressIn } from '@/test/support/own-pages/popup';
import { waitUntil } from '@/test/support/wait';

describe.each(browserNames)('the health of Handset in %s', (browser) => {
  let connected: ConnectedBrowser;
  let page: Page;

  beforeAll(async () => {
    connected = await openConnectedBrowser(browser);
    page = await connected.rig.openOwn('options.html#diagnostics');
  });
  afterAll(() => connected?.stop());

  /** Checks everything, and answers what each line says. */
  async function check(): Promise<Record<string, string>> {
    await pressIn(page, /^Check everything$/);
    await waitUntil(() => page.$('.health-checks'), 'the results');
    await waitUntil(() => page.$('.health button[aria-disabled=false]'), 'the end of the check');
    return page.$$eval('.health-check', (items) =>
      Object.fromEntries(
        items.map((item) => [
          item.querySelector('b')?.textContent ?? '',
          item.querySelector('p')?.textContent ?? '',
        ]),
      ),
    );
  }

  it('says of each part that it works', async () => {
    expect(await check()).toMatchObject({
      Service: 'It answers.',
      'API token': 'The service accepts it.',
      'Your numbers': expect.stringMatching(/^Saved: [1-9]/),
      'Caller IDs': expect.stringMatching(/^Saved: [1-9]/),
      Storage: 'All entries can be read.',
      'Following calls': 'Handset wakes up to follow your calls.',
      CRM: expect.stringMatching(/^None is connected/),
    });
    expect(await page.$eval('.health-sum', (sum) => sum.textContent)).toBe('Everything works.');
  });

  it('says whether transcripts and sync work', async () => {
    expect(await check()).toMatchObject({
      'Notes from recordings': "Your administrator hasn't named an address for transcripts.",
      'Sync of settings': 'Switched off. Your settings stay in this browser.',
    });
    // As a set-up file names it, and the rep allows it.
    const { origin, host } = new URL(connected.sandbox.url);
    const transcriptionUrl = `${origin}${TRANSCRIPTIONS_PATH}`;
    await writeSettings(page, { transcriptionUrl, transcribesAt: origin });
    const line = async () => (await check())['Notes from recordings'];
    expect(await line()).toBe(`\u2068${host}\u2069 answers.`);
    // Nobody listens there.
    const nowhere = 'http://127.0.0.1:9';
    await writeSettings(page, { transcriptionUrl: `${nowhere}/v1`, transcribesAt: nowhere });
    expect(await line()).toMatch(/127\.0\.0\.1:9.? doesn't answer/);
    await writeSettings(page, { transcriptionUrl: '', transcribesAt: '' });
  });

  it('says what no longer works, and leads there', async () => {
    await askBackground(connected.popup, 'save-connection', {
      ...{ baseUrl: connected.sandbox.url, token: 'wrong', tokenHeader: 'token' },
    });
    const lines = await check();
    expect(lines.Service).toBe('It answers.');
    expect(lines['API token']).toMatch(/refused/);
    const link = '.health-check.bad a';
    expect(await page.$eval(link, (found) => found.getAttribute('href'))).toBe('#connection');
  });
});
