import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEspocrmApi, type EspocrmApi } from '@/sandbox/crm-apis/espocrm/espocrm-api';
import { type CrmServer, startCrmServer } from '@/sandbox/crm-apis/http/crm-server';
import { createSuitecrmApi, type SuitecrmApi } from '@/sandbox/crm-apis/suitecrm/suitecrm-api';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { askBackground } from '@/test/support/own-pages/ask-background';
import { openDashboardPage } from '@/test/support/own-pages/dashboard-page';
import { readLog } from '@/test/support/own-pages/log';
import { driveOptionsCrm, type OptionsCrm } from '@/test/support/own-pages/options-crm';
import { waitUntil } from '@/test/support/wait';

const NUMBER = '+12125550134';
const CLIENT = { id: '11111111-1111-4111-8111-111111111111', secret: 's3cret' };
const IDS = { espocrm: '65f0c0ffee0000007', suitecrm: '65f0c0ff-0000-4000-8000-000000000007' };

describe.each(browserNames)('EspoCRM and SuiteCRM from %s', (browser) => {
  let connected: ConnectedBrowser;
  let options: Page;
  let crm: OptionsCrm;
  let espocrm: EspocrmApi;
  let suitecrm: SuitecrmApi;
  let servers: CrmServer[] = [];

  beforeAll(async () => {
    espocrm = createEspocrmApi({
      ...{ key: 'key', now: Date.now },
      records: [{ entity: 'Contact', id: IDS.espocrm, name: 'Ada', numbers: [NUMBER] }],
    });
    const attributes = { last_name: 'Ada', phone_mobile: '(212) 555-0134' };
    suitecrm = createSuitecrmApi({
      ...{ client: CLIENT, version: 8, now: Date.now },
      records: [{ module: 'Contacts', id: IDS.suitecrm, attributes }],
    });
    servers = [await startCrmServer(espocrm), await startCrmServer(suitecrm)];
    connected = await openConnectedBrowser(browser, {
      sandbox: { speed: 40 },
      settings: { countdownSeconds: 0, callRules: 'off' },
    });
    options = await connected.rig.openOwn('options.html');
    crm = driveOptionsCrm(options);
  });
  afterAll(async () => {
    await connected?.stop();
    await Promise.all(servers.map((server) => server.stop()));
  });

  it('say that a key is wrong, and are connected by the right one', async () => {
    const [{ url: address } = { url: '' }] = servers;
    await crm.choose('espocrm', { address, key: 'k' });
    await crm.press('Test connection');
    await crm.says('refused the key or token');
    await options.type('#crm-key', 'ey');
    await crm.press('Connect');
    await crm.says('Connected to');
    await crm.connect('suitecrm', {
      ...{ address: servers[1]?.url ?? '', clientId: CLIENT.id, key: CLIENT.secret },
    });
  });

  it('log a call once in each, with recording and note', async () => {
    await askBackground(connected.popup, 'dial', { e164: NUMBER, gesture: 'self-hosted-crms' });
    const recorded = async () => (await readLog(connected.popup))[0]?.recording;
    const recording = await waitUntil(recorded, 'the recording', 60_000);
    const [call] = await readLog(connected.popup);
    const note = 'Likes <b>tea</b>.';
    await askBackground(connected.popup, 'save-wrap-up', {
      ...{ callId: call?.id ?? '', before: { note: '' }, after: { note } },
    });
    const isComplete = async () => {
      const texts = [espocrm.calls[0]?.description, suitecrm.calls[0]?.attributes.description];
      const [first, second] = texts.map((text) => String(text));
      const haveRecording = [first, second].every((text) => text?.includes(recording));
      return haveRecording && first?.includes(note) && second?.includes('Likes < b>tea< /b>.');
    };
    await waitUntil(isComplete, 'recording and note in both', 60_000);
    const id = call?.id ?? '-';
    expect(espocrm.calls).toMatchObject([
      {
        ...{ status: 'Held', direction: 'Outbound', parentType: 'Contact' },
        ...{ parentId: IDS.espocrm, description: expect.stringContaining(id) },
      },
    ]);
    expect(suitecrm.calls).toMatchObject([
      {
        attributes: {
          ...{ status: 'Held', direction: 'Outbound', contact_id: IDS.suitecrm },
          description: expect.stringContaining(id),
        },
      },
    ]);
  });

  it('are opened from the call’s details, each at its own address', async () => {
    const log = await openDashboardPage(connected.rig, '#/calls');
    const details = 'tbody button[aria-expanded=false]';
    await log.waitForSelector(details);
    await log.click(details);
    const readLinks = () =>
      log.$$eval('.delivery a.record-link', (all) => all.map((each) => each.getAttribute('href')));
    const isShown = async () => (await readLinks()).length === 4;
    await waitUntil(isShown, 'the links to records and entries');
    const [atEspocrm, atSuitecrm] = servers.map(({ url }) => url);
    const entry = espocrm.calls[0]?.id;
    expect(new Set(await readLinks())).toEqual(
      new Set([
        ...[`${atEspocrm}/#Contact/view/${IDS.espocrm}`, `${atEspocrm}/#Call/view/${entry}`],
        `${atSuitecrm}/#/contacts/record/${IDS.suitecrm}`,
        `${atSuitecrm}/#/calls/record/${suitecrm.calls[0]?.id}`,
      ]),
    );
  });
});
