import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startCrmServer } from '@/sandbox/crm-apis/http/crm-server';
import { createPipedriveApi } from '@/sandbox/crm-apis/pipedrive/pipedrive-api';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { askBackground } from '@/test/support/own-pages/ask-background';
import { writeSettings } from '@/test/support/own-pages/connect';
import { pressIn } from '@/test/support/own-pages/popup';
import { markOn, readMarks } from '@/test/support/page/marks';
import { numbersListed } from '@/test/support/page/page-numbers';
import { waitUntil } from '@/test/support/wait';

/** Runs in the page. Adds numbers in and out of an ignored area, also in a shadow root, a link and a field. */
function addNumbers(): void {
  document.body.insertAdjacentHTML(
    'afterbegin',
    `<aside class="ids"><p>Call (646) 555-0184</p><div id="rooted"></div>
      <a href="tel:+16465550186">(646) 555-0186</a><input type="tel" value="(646) 555-0187"></aside>
    <p>Call (646) 555-0188</p><div id="open"></div>`,
  );
  for (const [id, text] of [
    ['rooted', '(646) 555-0185'],
    ['open', '(646) 555-0189'],
  ] as const)
    document.querySelector(`#${id}`)?.attachShadow({ mode: 'open' }).append(`Call ${text}`);
}

const NUMBER = '(212) 555-0134';
/** Both browsers at once, each one test after the other. */
const inTurn = { concurrent: false };

describe.concurrent.each(browserNames)('rules for sites in %s', (browser) => {
  let connected: ConnectedBrowser;
  let options: Page;
  let crm: Page;

  const at = (host: string) => connected.sandbox.crmUrl.replace('127.0.0.1', host);
  const marksAt = async (host: string) => {
    await crm.bringToFront();
    await crm.goto(at(host));
    // Whatever the page asked for is answered before this.
    await askBackground(connected.popup, 'preview', { text: '' });
    return (await readMarks(crm)).length;
  };
  const noMarks = () =>
    waitUntil(async () => (await readMarks(crm)).length === 0, 'the marks to go');
  const says = (words: RegExp) =>
    waitUntil(
      () => options.evaluate(() => document.body.innerText).then((text) => words.test(text)),
      `Options to say ${words}`,
    );
  const type = async (id: string, text: string) => {
    await options.bringToFront();
    await waitUntil(() => options.$(`#${id}`), `the field ${id}`);
    await options.click(`#${id}`, { count: 3 });
    await options.type(`#${id}`, text);
  };
  const set = async (settings: Parameters<typeof writeSettings>[1]) => {
    await writeSettings(options, settings);
    await askBackground(options, 'apply-site-rules', null);
  };

  beforeAll(async () => {
    connected = await openConnectedBrowser(browser);
    options = await connected.rig.openOwn('options.html#sites');
    crm = await connected.rig.open(`${connected.sandbox.crmUrl}/`);
  });
  afterAll(() => connected?.stop());
  beforeEach(() => set({ siteMode: 'all', siteRules: [] }));

  it('take the marks out of open pages, and bring them back', inTurn, async () => {
    await crm.goto(at('127.0.0.1'));
    await markOn(crm, NUMBER);
    await options.bringToFront();
    await pressIn(options, /^Add a rule/);
    await type('site-rule-site', at('127.0.0.1'));
    await pressIn(options, /^Save rule/);
    await says(/without path or port\. Enter 127\.0\.0\.1/);
    await type('site-rule-site', '127.0.0.1');
    await pressIn(options, /^Save rule/);
    await says(/127\.0\.0\.1\s+Not found/);
    await noMarks();
    expect(await marksAt('127.0.0.1')).toBe(0);
    await options.bringToFront();
    await pressIn(options, /^Remove the rule for 127/);
    await markOn(crm, NUMBER);
  });

  it('hold for sub-domains, but for a narrower rule', inTurn, async () => {
    await set({
      siteRules: [
        { site: '*.localhost', find: 'never' },
        { site: 'crm.localhost', find: 'always' },
      ],
    });
    expect(await marksAt('localhost')).toBe(0);
    expect(await marksAt('mail.localhost')).toBe(0);
    await crm.goto(at('crm.localhost'));
    await markOn(crm, NUMBER);
    await options.bringToFront();
    await type('try-address', 'http://mail.localhost/inbox');
    await says(/No numbers are found on mail\.localhost\.\s+The rule for \*\.localhost decides/);
  });

  it('can be all that finds numbers', inTurn, async () => {
    await set({ siteMode: 'listed', siteRules: [{ site: 'localhost', find: 'always' }] });
    expect(await marksAt('127.0.0.1')).toBe(0);
    await crm.goto(at('localhost'));
    await markOn(crm, NUMBER);
    await set({ siteMode: 'crm', siteRules: [] });
    expect(await marksAt('localhost')).toBe(0);
  });

  it('follow the CRMs that are connected and disconnected, in open pages too', inTurn, async () => {
    const api = createPipedriveApi({ token: 'token', now: Date.now, records: [] });
    const server = await startCrmServer(api);
    await set({ siteMode: 'crm', siteRules: [] });
    expect(await marksAt('127.0.0.1')).toBe(0);
    const connector = { connector: 'pipedrive', address: server.url, key: 'token' } as const;
    expect(await askBackground(options, 'save-connector', connector)).toMatchObject({ ok: true });
    await markOn(crm, NUMBER);
    // Not only the open page: the sites of later page loads are registered again.
    await crm.reload();
    await markOn(crm, NUMBER);
    await askBackground(options, 'remove-connector', { connector: 'pipedrive' });
    await noMarks();
    await server.stop();
  });

  it('ignore areas of a page, in shadow roots and after changes too', inTurn, async () => {
    await set({ siteRules: [{ site: '127.0.0.1', ignore: ['.ids'] }] });
    await crm.bringToFront();
    await crm.goto(at('127.0.0.1'));
    await crm.evaluate(addNumbers);
    await markOn(crm, '(646) 555-0188');
    await markOn(crm, '(646) 555-0189');
    const seen = (await readMarks(crm)).map(({ text }) => text).join();
    expect(seen).not.toMatch(/555-018[456]/);
    const listed = (await numbersListed(connected.popup, crm)).map(({ raw }) => raw).join();
    expect(listed).toMatch(/555-0188/);
    expect(listed).not.toMatch(/555-018[4567]/);
  });

  it('find nothing on a site of which an area cannot be parsed', inTurn, async () => {
    await set({ siteRules: [{ site: '127.0.0.1', ignore: ['['] }] });
    expect(await marksAt('127.0.0.1')).toBe(0);
    await crm.goto(at('localhost'));
    await markOn(crm, NUMBER);
  });

  it('close every site if one cannot be read, and Options names it', inTurn, async () => {
    const damaged = { site: 'no host', find: 'never' } as never;
    await set({ siteRules: [damaged] });
    expect(await marksAt('127.0.0.1')).toBe(0);
    await options.bringToFront();
    // Written past its store, so that an open view does not hear of it.
    await options.evaluate(() => location.reload());
    await says(/no numbers are found on any site/);
    await pressIn(options, /^Remove the rule for/);
    await crm.bringToFront();
    await markOn(crm, NUMBER);
  });
});
