import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningSandbox, startSandbox } from '@/sandbox/start';
import { browserNames, launch } from '@/test/support/browsers/launch';
import type { Rig } from '@/test/support/browsers/rig';
import {
  type FaultyService,
  faultyAnswer,
  startFaultyService,
} from '@/test/support/fakes/faulty-service';
import { pressIn } from '@/test/support/own-pages/popup';
import { waitUntil } from '@/test/support/wait';

/** A port of this machine at which nobody listens. */
const NOBODY = 'http://127.0.0.1:9';

describe.each(browserNames)('options in %s', (browser) => {
  let sandbox: RunningSandbox;
  let other: FaultyService;
  let rig: Rig;
  let page: Page;

  beforeAll(async () => {
    sandbox = await startSandbox();
    other = await startFaultyService();
    other.misbehave(faultyAnswer(200, '<h1>Welcome</h1>', 'text/html'));
    rig = await launch(browser);
    page = await rig.openOwn('options.html');
  });
  afterAll(async () => {
    await rig?.close();
    await other?.stop();
    await sandbox?.stop();
  });

  async function fill(field: string, text: string): Promise<void> {
    await waitUntil(() => page.$(field), field);
    await page.click(field, { count: 3 });
    await page.keyboard.press('Backspace');
    await page.keyboard.type(text);
  }

  const says = (words: RegExp) =>
    waitUntil(
      async () => words.test(await page.evaluate(() => document.body.innerText)),
      `the page to say ${words}`,
    );

  const typed = () =>
    page.evaluate(() => document.querySelector<HTMLInputElement>('#base-url')?.value);

  const wrong: [string, () => string, () => string, RegExp][] = [
    ['an empty address', () => '', () => 'x', /Enter your service URL/],
    ['a word for an address', () => 'voice', () => 'x', /isn't a valid URL/],
    ['http across a network', () => 'http://voice.example', () => 'x', /must start with https/],
    ['an address where nobody answers', () => NOBODY, () => 'x', /Couldn't reach the service/],
    ['a web page', () => `${other.url}/welcome`, () => 'x', /isn't your voice agent service/],
    ['a wrong token', () => sandbox.url, () => 'wrong', /refused this token/],
  ];

  it('leads from a list of its sections to each, where the window has room for the list', async () => {
    const link = '.section-links a[href="#crm"]';
    await page.setViewport({ width: 1280, height: 800 });
    await page.waitForSelector(link, { visible: true });
    await page.click(link);
    const top = () => page.$eval('#crm', (section) => section.getBoundingClientRect().top);
    await waitUntil(async () => Math.abs(await top()) < 100, 'the section at the top');
    await page.setViewport({ width: 1000, height: 800 });
    await page.waitForSelector(link, { hidden: true });
    await page.setViewport({ width: 1280, height: 800 });
  });

  it.each(wrong)('Test connection says what is wrong with %s', async (_, url, token, words) => {
    await fill('#base-url', url());
    await fill('#token', token());
    await pressIn(page, /^Test connection/);
    await says(words);
    expect(await typed()).toBe(url());
  });

  it('copies the errors that it recorded, without what they were about', async () => {
    await pressIn(page, /^Copy diagnostics/);
    await says(/Nothing recorded/);
    await page.evaluate(() => {
      // Chromium mutes what evaluated scripts throw, so the event is made by hand.
      const error = new TypeError('No call to "Jane Doe" at +12125550134 is allowed');
      dispatchEvent(new ErrorEvent('error', { error }));
      const reason = new Error('failed for jane@example.com');
      const promise = Promise.resolve();
      dispatchEvent(new PromiseRejectionEvent('unhandledrejection', { promise, reason }));
    });
    await page.evaluate(() => {
      navigator.clipboard.writeText = async (text) =>
        void document.body.setAttribute('data-copied', text);
    });
    const copied = () => page.evaluate(() => document.body.getAttribute('data-copied') ?? '');
    await waitUntil(async () => {
      await pressIn(page, /^Copy diagnostics/);
      const text = await copied();
      return text.includes('options: TypeError:') && text.includes('options: Error:');
    }, 'both errors to be recorded');
    await says(/Copied/);
    expect(await copied()).toMatch(/^Handset \d+\.\d+\.\d+\nBrowser: Mozilla/);
    expect(await copied()).toContain('No call to …');
    expect(await copied()).not.toMatch(/Jane|2125550134|example\.com/i);
  });

  it('accepts a service URL without https:// and shows how it was read', async () => {
    const bare = sandbox.url.replace('http://', '');
    await fill('#base-url', bare);
    await says(new RegExp(`Handset will use .*${sandbox.url}`));
    await fill('#token', sandbox.workspaces[0]?.token ?? '');
    await pressIn(page, /^Test connection/);
    await says(/service accepted your API token/);
    expect(await typed()).toBe(bare);
  });

  it('scrolls the error of a new number into view', async () => {
    await page.setViewport({ width: 320, height: 256 });
    await page.evaluate(() => document.querySelector<HTMLElement>('#dids .number-add')?.click());
    await fill('#dids-number', '12');
    const add = await waitUntil(
      () => page.$('#dids .number-form-actions .primary'),
      'the button Add',
    );
    await add.evaluate((button) => button.scrollIntoView({ block: 'start' }));
    await add.click();
    await says(/too short|no phone number/);
    const { top, bottom, inField } = await page.evaluate(() => {
      const box = document.querySelector('#dids .field-problem')?.getBoundingClientRect();
      const inField = document.activeElement?.id === 'dids-number';
      return { top: box?.top ?? -1, bottom: box?.bottom ?? -1, inField };
    });
    expect(inField).toBe(true);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(256);
    await page.setViewport({ width: 1280, height: 800 });
  });

  it('Test connection accepts the right URL and token, and Save stores them', async () => {
    await fill('#base-url', sandbox.url);
    await fill('#token', sandbox.workspaces[0]?.token ?? '');
    await pressIn(page, /^Test connection/);
    await says(/service accepted your API token/);
    await pressIn(page, /^Save/);
    await says(/Saved/);
    const popup = await rig.openOwn('popup.html');
    await waitUntil(
      async () => /Connected/.test(await popup.evaluate(() => document.body.innerText)),
      'the popup to say that it is connected',
    );
  });
});
