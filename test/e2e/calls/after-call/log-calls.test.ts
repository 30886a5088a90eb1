import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CrmServer, startCrmServer } from '@/sandbox/crm-apis/http/crm-server';
import { createPipedriveApi, type PipedriveApi } from '@/sandbox/crm-apis/pipedrive/pipedrive-api';
import {
  createSalesforceApi,
  type SalesforceApi,
} from '@/sandbox/crm-apis/salesforce/salesforce-api';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { askBackground } from '@/test/support/own-pages/ask-background';
import { readLog } from '@/test/support/own-pages/log';
import { driveOptionsCrm, type OptionsCrm } from '@/test/support/own-pages/options-crm';
import { waitUntil } from '@/test/support/wait';

const NUMBER = '+12125550134';
const SECRET = 'a secret of sixteen';

/** A request that a webhook's receiver got. */
interface Received {
  event: string | null;
  signature: string | null;
  body: Record<string, unknown>;
}

describe.each(browserNames)('calls logged by an API from %s', (browser) => {
  let connected: ConnectedBrowser;
  let options: Page;
  let crm: OptionsCrm;
  let pipedrive: PipedriveApi;
  let salesforce: SalesforceApi;
  let servers: CrmServer[] = [];
  const received: Received[] = [];

  beforeAll(async () => {
    pipedrive = createPipedriveApi({
      ...{ token: 'token', now: Date.now },
      records: [{ type: 'person', id: '7', phones: ['+1 212-555-0134', NUMBER] }],
    });
    const receiver = {
      answer: async (request: Request) => {
        const event = request.headers.get('handset-event');
        const signature = request.headers.get('handset-signature');
        received.push({ event, signature, body: Object(await request.json()) });
        return new Response('ok');
      },
    };
    servers = [await startCrmServer(receiver), await startCrmServer(pipedrive)];
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

  async function connect(name: string, typed: Record<string, string>): Promise<void> {
    await crm.choose(name, typed);
    await crm.press('Test connection');
    await crm.says('The connection works');
    await crm.says('as it would be logged');
    await crm.press('Connect');
    await crm.says('Connected to');
  }

  it('are connected in Options, where a test says that it works', async () => {
    const [webhook, pipedriveHere] = servers;
    await connect('webhook', { address: webhook?.url ?? '', key: SECRET });
    expect(received.map(({ event }) => event)).toEqual(['ping', 'ping']);
    await connect('pipedrive', { address: pipedriveHere?.url ?? '', key: 'token' });
  });

  it('are connected to Salesforce by signing in at its own page', async () => {
    await crm.choose('salesforce');
    const readCallback = () =>
      options.$eval('#crm', (form) => /https:[^ ]+?\.org\//.exec(form.textContent ?? '')?.[0]);
    const callbackUrl = await waitUntil(readCallback, 'the callback URL');
    const fields = { Phone: '+1 (212) 555-0134' };
    salesforce = createSalesforceApi({
      ...{ app: { clientId: '3MVG9.client', callbackUrl }, now: Date.now },
      records: [{ type: 'Contact', id: '003000000000007AAA', fields }],
      customFields: ['Note__c'],
    });
    const server = await startCrmServer(salesforce);
    servers.push(server);
    await crm.choose('salesforce', { address: server.url, clientId: '3MVG9.client' });
    await crm.press('Sign in');
    await crm.says('Connected to');
    await crm.press('Test connection');
    await crm.says('The connection works');
  });

  it('get a field of the CRM for the note, which a wrong name does not lose', async () => {
    await options.click('#crm .connector-mapping summary');
    await options.type('#crm-note', 'Note__');
    await crm.press('Save');
    await crm.says("No such column 'Note__'");
    await options.type('#crm-note', 'c');
    await crm.press('Save');
    await crm.says('Connected to');
  });

  it('are logged once in each CRM, with recording and note', async () => {
    await askBackground(connected.popup, 'dial', { e164: NUMBER, gesture: 'log-calls' });
    const recorded = async () => (await readLog(connected.popup))[0]?.recording;
    const recording = await waitUntil(recorded, 'the recording', 60_000);
    const [call] = await readLog(connected.popup);
    const id = call?.id ?? '';
    const after = { note: 'Likes <b>tea</b>.' };
    await askBackground(connected.popup, 'save-wrap-up', {
      callId: id,
      before: { note: '' },
      after,
    });
    const isComplete = () => {
      const latest = received.at(-1)?.body;
      const [activity] = pipedrive.activities;
      const has = (text: string) => activity?.note?.includes(text) ?? false;
      const description = salesforce.tasks[0]?.Description ?? '';
      const hasAll = description.includes(recording) && description.includes(after.note);
      const isNoted = latest?.note === after.note && has('&lt;b&gt;tea&lt;/b&gt;');
      return isNoted && has(recording) && hasAll;
    };
    await waitUntil(async () => isComplete(), 'the note and recording in both', 60_000);
    const calls = received.filter(({ event }) => event !== 'ping');
    expect(new Set(calls.map(({ body }) => body.id))).toEqual(new Set([id]));
    expect(calls.filter(({ event }) => event === 'call-logged')).toHaveLength(1);
    expect(calls.at(-1)?.body).toMatchObject({ callee: NUMBER, recording });
    expect(calls.every(({ signature }) => /^t=\d+,v1=[0-9a-f]{64}$/.test(signature ?? ''))).toBe(
      true,
    );
    expect(pipedrive.activities).toMatchObject([
      { type: 'call', done: true, participants: [{ person_id: 7, primary: true }] },
    ]);
    expect(salesforce.tasks).toMatchObject([
      { TaskSubtype: 'Call', CallObject: id, WhoId: '003000000000007AAA', Note__c: after.note },
    ]);
  });
});
