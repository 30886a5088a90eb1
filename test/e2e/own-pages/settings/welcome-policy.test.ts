import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RunningSandbox, startSandbox } from '@/sandbox/start';
import { browserNames, launch } from '@/test/support/browsers/launch';
import type { Rig } from '@/test/support/browsers/rig';
import { PoliciesFixed } from '@/test/support/chromium/policies';
import { readSetting } from '@/test/support/own-pages/connect';
import { pressIn } from '@/test/support/own-pages/popup';
import { waitUntil } from '@/test/support/wait';

const OWN_NUMBER = { e164: '+12125550199', label: 'Desk phone' };

/** The controls of the step that the rep can type into or choose from. */
const FREE = '.welcome-step :is(input:not([type=file]), select):enabled';

describe.each(browserNames)('the welcome page under a policy in %s', (browser) => {
  let sandbox: RunningSandbox;
  let rig: Rig;
  let page: Page;
  let fixed: PoliciesFixed | undefined;

  beforeAll(async () => {
    sandbox = await startSandbox({ speed: 20 });
    const [workspace] = sandbox.workspaces;
    if (!workspace) throw new Error('The sandbox has no workspace');
    const managed = {
      baseUrl: sandbox.url,
      dids: [{ e164: workspace.dids[0], label: 'Main line' }],
      ownNumbers: [OWN_NUMBER],
      defaultCountry: 'US',
      language: 'de',
      siteMode: 'crm',
      connectors: [{ connector: 'odoo', address: 'https://odoo.example.com' }],
      locked: ['*'],
    };
    try {
      rig = await launch(browser, { managed });
    } catch (error) {
      if (!(error instanceof PoliciesFixed)) throw error;
      fixed = error;
    }
  });
  beforeEach(({ skip }) => skip(fixed !== undefined, fixed?.message));
  afterAll(async () => {
    await rig?.close();
    await sandbox?.stop();
  });

  const words = () => page.evaluate(() => document.body.innerText);
  const says = (text: RegExp) =>
    waitUntil(async () => text.test(await words()), `the page to say ${text}`);

  it('speaks its language, and asks for the token alone', async () => {
    page = await rig.openOwn('welcome.html');
    await says(/Dienst verbinden/);
    const url = await page.$eval('#base-url', (field) => ({
      value: Reflect.get(field, 'value'),
      isLocked: field.matches(':disabled'),
    }));
    expect(url).toEqual({ value: sandbox.url, isLocked: true });
    expect(await freeIn(page)).toEqual(['token']);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('token');
  });

  it('skips the numbers, and is ready once the token is accepted', async () => {
    await page.type('#token', sandbox.workspaces[0]?.token ?? '');
    await page.keyboard.press('Enter');
    await says(/Alles bereit/);
    expect(await readSetting(page, 'hasToken')).toBe(true);
    // What is the administrator's is stored nowhere: the next policy may say otherwise.
    for (const key of ['dids', 'ownNumbers', 'language'] as const)
      expect(await readSetting(page, key), key).toBeUndefined();
  });

  it('shows the numbers without letting the rep change them', async () => {
    await pressIn(page, /^2?\s*Nummern/);
    await says(/Main line|\+1 212 555 0199/);
    expect(await freeIn(page)).toEqual([]);
  });

  it('leaves the company’s CRM in Options, locked', async () => {
    const options = await rig.openOwn('options.html#crm');
    const address = await options.waitForSelector('#crm-address');
    expect(await address?.evaluate((field) => Reflect.get(field, 'value'))).toBe(
      'https://odoo.example.com',
    );
    expect(await address?.evaluate((field) => field.matches(':disabled'))).toBe(true);
  });
});

/** Returns the ids of what the rep can fill in at this step, outside the set-up file. */
function freeIn(page: Page): Promise<string[]> {
  return page.$$eval(FREE, (all) =>
    all.filter((each) => !each.closest('details')).map(({ id }) => id),
  );
}
