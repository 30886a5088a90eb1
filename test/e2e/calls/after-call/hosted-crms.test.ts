import { rm } from 'node:fs/promises';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CrmServer, startCrmServer } from '@/sandbox/crm-apis/http/crm-server';
import { createHubspotApi, type HubspotApi } from '@/sandbox/crm-apis/hubspot/hubspot-api';
import { createZohoApi, type ZohoApi } from '@/sandbox/crm-apis/zoho/zoho-api';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { copyWithHubspotAt } from '@/test/support/browsers/hubspot-here';
import { browserNames, buildOf } from '@/test/support/browsers/launch';
import { CALL, cardSaying, pressUntil, readCard } from '@/test/support/card/card';
import { askBackground } from '@/test/support/own-pages/ask-background';
import { openDashboardPage } from '@/test/support/own-pages/dashboard-page';
import { readLog } from '@/test/support/own-pages/log';
import { driveOptionsCrm, type OptionsCrm } from '@/test/support/own-pages/options-crm';
import { waitUntil } from '@/test/support/wait';

const NUMBER = '+12125550134';
const HUBSPOT_SCOPES = [
  ...['crm.objects.contacts.read', 'crm.objects.contacts.write', 'crm.objects.companies.read'],
];
const ZOHO_SCOPES = [
  ...['contacts.READ', 'leads.READ', 'calls.ALL'].map((each) => `ZohoCRM.modules.${each}`),
  ...['ZohoSearch.securesearch.READ', 'ZohoCRM.org.READ', 'ZohoCRM.settings.fields.READ'],
];

/** A contact's form as Odoo draws it, at an address of Odoo. */
const RECORD_PAGE = `<!DOCTYPE html><title>Ada Whitfield</title>
<script src="/web/assets/1/web.assets_web.min.js"></script>
<h1>Ada Whitfield</h1><p><a href="tel:+12125550135">+1 212 555 0135</a></p>`;

describe.each(browserNames)('HubSpot and Zoho CRM from %s', (browser) => {
  let connected: ConnectedBrowser;
  let options: Page;
  let crm: OptionsCrm;
  let hubspot: HubspotApi;
  let zoho: ZohoApi;
  let servers: CrmServer[] = [];
  let extensionDir = '';
  /** The pages of records that were opened. */
  const visited: string[] = [];

  beforeAll(async () => {
    hubspot = createHubspotApi({
      ...{ token: 'pat', portalId: 123, scopes: HUBSPOT_SCOPES, now: Date.now },
      records: [{ type: 'contact', id: '7', properties: { phone: '(212) 555-0134' } }],
      ...{ ownProperties: ['call_reason'], requiredOfCalls: ['call_reason'] },
    });
    zoho = createZohoApi({
      client: { id: '1000.ABC', secret: 's3cret', code: '1000.code' },
      ...{ scopes: ZOHO_SCOPES, now: Date.now },
      records: [{ module: 'Contacts', id: '8', fields: { Phone: '+1 212-555-0134' } }],
    });
    const page = {
      async answer({ url }: Request) {
        if (url.endsWith('.js')) {
          return new Response('', { headers: { 'content-type': 'text/javascript' } });
        }
        visited.push(new URL(url).pathname);
        return new Response(RECORD_PAGE, { headers: { 'content-type': 'text/html' } });
      },
    };
    servers = await Promise.all([hubspot, zoho, page].map(startCrmServer));
    extensionDir = await copyWithHubspotAt(buildOf(browser), servers[0]?.url ?? '');
    connected = await openConnectedBrowser(browser, {
      sandbox: { speed: 40 },
      settings: { countdownSeconds: 0, callRules: 'off' },
      rig: { extensionDir },
    });
    options = await connected.rig.openOwn('options.html');
    crm = driveOptionsCrm(options);
  });
  afterAll(async () => {
    await connected?.stop();
    await Promise.all(servers.map((server) => server.stop()));
    await rm(extensionDir, { recursive: true, force: true });
  });

  async function connect(name: string, typed: Record<string, string>): Promise<void> {
    await crm.choose(name, typed);
    await crm.press('Connect');
    await crm.says('Connected to');
  }

  /** Opens the log with the details of the latest call. */
  async function openLatestCall(): Promise<Page> {
    const log = await openDashboardPage(connected.rig, '#/calls');
    const details = 'tbody button[aria-expanded=false]';
    await log.waitForSelector(details);
    await log.click(details);
    return log;
  }

  it('are connected, and log a call once, with its recording', async () => {
    await connect('hubspot', { key: 'pat' });
    await connect('zoho', {
      ...{ address: servers[1]?.url ?? '', clientId: '1000.ABC' },
      ...{ clientSecret: 's3cret', key: '1000.code' },
    });
    await askBackground(connected.popup, 'dial', { e164: NUMBER, gesture: 'hosted-crms' });
    const recorded = async () => (await readLog(connected.popup))[0]?.recording;
    const recording = await waitUntil(recorded, 'the recording', 60_000);
    const isThere = async () => zoho.calls[0]?.Description?.includes(recording);
    await waitUntil(isThere, 'the recording in Zoho CRM', 60_000);
    expect(zoho.calls).toMatchObject([{ Call_Type: 'Outbound', Who_Id: { id: '8' } }]);
  });

  it('say which field HubSpot requires, and log the call once it has a text', async () => {
    const log = await openLatestCall();
    const says = (words: RegExp) => async () =>
      words.test(await log.evaluate(() => document.body.innerText));
    await waitUntil(says(/requires a field that Handset leaves empty.*call_reason/), 'the field');
    expect(hubspot.calls).toEqual([]);
    await crm.choose('hubspot');
    await options.click('#crm .connector-mapping summary');
    await options.type('#crm-fixedTexts', 'call_reason = Sales');
    await crm.press('Preview');
    await crm.says('call_reason: Sales');
    await crm.press('Save');
    await crm.says('Connected to');
    await log.bringToFront();
    for (const button of await log.$$('.delivery button')) {
      if ((await button.evaluate((each) => each.innerText)) === 'Try now') await button.click();
    }
    await waitUntil(async () => hubspot.calls.length === 1, 'the call in HubSpot', 30_000);
    const [call] = await readLog(connected.popup);
    expect(hubspot.calls).toMatchObject([
      {
        properties: { call_reason: 'Sales', hs_call_external_id: call?.id },
        records: ['contact:7'],
      },
    ]);
    await log.close();
  });

  it('leave a call from a record of another CRM alone, whose record the log opens', async () => {
    const { rig } = connected;
    const record = '/odoo/contacts/14';
    const page = await rig.open(`${servers[2]?.url ?? ''}${record}`);
    const link = await waitUntil(async () => (await page.$('a'))?.boundingBox(), 'the number');
    const button = async () => {
      await page.mouse.move(2, 200);
      await page.mouse.move(link.x + 20, link.y + link.height / 2, { steps: 4 });
      const seen = async () => (await readCard(rig, page))?.buttons[0];
      return waitUntil(seen, 'the button', 2_000).catch(() => undefined);
    };
    await waitUntil(button, 'the button beside the number', 30_000);
    await pressUntil(rig, page, /^Call /, 'dialog');
    await pressUntil(rig, page, CALL, 'status');
    await cardSaying(rig, page, 'status', 'Requested');
    await page.close();
    expect(visited.filter((path) => path === record)).toHaveLength(1);
    const log = await openLatestCall();
    const open = await waitUntil(() => log.$('a.record-link'), 'Open record');
    expect(await open.evaluate((each) => each.innerText.trim())).toBe('Open record');
    await open.click();
    const isOpen = async () => visited.filter((path) => path === record).length === 2;
    await waitUntil(isOpen, 'the record in a tab');
    expect([hubspot.calls.length, zoho.calls.length]).toEqual([1, 1]);
  });
});
