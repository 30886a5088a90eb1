import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CrmServer, startCrmServer } from '@/sandbox/crm-apis/http/crm-server';
import { createHubspotApi, type HubspotApi } from '@/sandbox/crm-apis/hubspot/hubspot-api';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { copyWithHubspotAt } from '@/test/support/browsers/hubspot-here';
import { browserNames, buildOf } from '@/test/support/browsers/launch';
import { openDashboardPage, waitForText } from '@/test/support/own-pages/dashboard-page';
import { readLog } from '@/test/support/own-pages/log';
import { driveOptionsCrm } from '@/test/support/own-pages/options-crm';
import { pressIn } from '@/test/support/own-pages/popup';
import { waitUntil } from '@/test/support/wait';
import { chooseListFile, openListImport } from './support/list-import';

const SCOPES = [
  ...['crm.objects.contacts.read', 'crm.objects.contacts.write', 'crm.objects.companies.read'],
];
/** An export of HubSpot. Another contact has the same number: only the id says whose call it is. */
const EXPORT = [
  '"Record ID","First Name","Last Name","Phone Number","Contact owner","Country/Region"',
  '"151234567801","Ada","Whitfield","(212) 555-0134","Robin Vale","United States"',
].join('\n');

describe.each(browserNames)('a call of a HubSpot export from %s', (browser) => {
  let connected: ConnectedBrowser;
  let page: Page;
  let hubspot: HubspotApi;
  let server: CrmServer;
  let extensionDir = '';
  let folder = '';

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'handset-'));
    await writeFile(join(folder, 'hubspot.csv'), EXPORT);
    hubspot = createHubspotApi({
      ...{ token: 'pat', portalId: 123, scopes: SCOPES, now: Date.now },
      records: ['151234567801', '151234567899'].map((id) => ({
        ...{ type: 'contact', id, properties: { phone: '(212) 555-0134' } },
      })),
    });
    server = await startCrmServer(hubspot);
    extensionDir = await copyWithHubspotAt(buildOf(browser), server.url);
    connected = await openConnectedBrowser(browser, {
      settings: { countdownSeconds: 0, callRules: 'off' },
      rig: { extensionDir },
    });
    const options = await connected.rig.openOwn('options.html');
    const crm = driveOptionsCrm(options);
    await crm.choose('hubspot', { key: 'pat' });
    await crm.press('Connect');
    await crm.says('Connected to');
    page = await openDashboardPage(connected.rig, '#/queue');
  });
  afterAll(async () => {
    await connected?.stop();
    await server?.stop();
    for (const each of [extensionDir, folder]) await rm(each, { recursive: true, force: true });
  });

  it('is logged on the record that its row names, at the address that a click would give', async () => {
    await openListImport(page);
    await chooseListFile(page, join(folder, 'hubspot.csv'));
    await pressIn(page, /^Add 1 to the queue$/);
    await waitForText(page, /Queued: 1\./);
    await waitForText(page, /Open record/);
    await pressIn(page, /^Call next/);
    await waitUntil(async () => hubspot.calls.length === 1, 'the call in HubSpot', 30_000);
    expect(hubspot.calls).toMatchObject([{ records: ['contact:151234567801'] }]);
    expect((await readLog(connected.popup))[0]?.record).toEqual({
      ...{ crm: 'hubspot', type: 'contact', id: '151234567801', title: 'Ada Whitfield' },
      url: 'https://app-eu1.hubspot.com/contacts/123/record/0-1/151234567801',
      objectId: 151234567801,
    });
  });
});
