import { describe, expect, it } from 'vitest';
import { type CrmAccess, crmOpeners, type OpenCrm } from '@/lib/crm/connectors/crm-openers';
import type { HttpDeps } from '@/lib/crm/connectors/http/send-json';
import type { RecordRef } from '@/lib/outbox/model/entry';
import { createClient } from '@/lib/service/client';
import { fetchList } from '@/lib/shared-list/fetch-list';
import { requestTranscript } from '@/lib/transcripts/request-transcript';
import { createOdooApi } from '@/sandbox/crm-apis/odoo/odoo-api';
import { manifestFor } from '@/scripts/manifest';
import { startEspocrm } from '@/test/crm/connectors/espocrm/support/espocrm';
import { startHubspot } from '@/test/crm/connectors/hubspot/support/hubspot';
import { startPipedrive } from '@/test/crm/connectors/pipedrive/support/pipedrive';
import { startSalesforce } from '@/test/crm/connectors/salesforce/support/salesforce';
import { startSuitecrm } from '@/test/crm/connectors/suitecrm/support/suitecrm';
import { startZoho, ZOHO_SCOPES } from '@/test/crm/connectors/zoho/support/zoho';
import { sampleEntry } from '@/test/outbox/support/deliveries';
import { categoriesOf, DECLARED } from './declared-fields';
import { recordFields } from './recorded-requests';

const NUMBER = '+12125550134';
const live = new AbortController().signal;

/** Uses all of a connector. What a CRM refuses has left the browser, too. */
async function useAll(crm: OpenCrm, target: RecordRef): Promise<void> {
  const { connector } = crm;
  const { contacts } = connector;
  const steps: (() => Promise<unknown> | undefined)[] = [
    crm.test,
    () => crm.readRecords?.(),
    () => crm.readLengths?.(),
    () => connector.recordsOf(NUMBER),
    () => connector.describe?.([target]),
    () => connector.searchByName?.('Ada', live),
    () => contacts?.find(NUMBER),
    () => contacts?.create({ name: 'Ada Whitfield', number: NUMBER }),
    () => connector.find('marker', sampleEntry),
    () => connector.remove('marker', undefined, sampleEntry),
  ];
  for (const step of steps) await step()?.catch(() => undefined);
  const id = await connector.create(target, 'marker', sampleEntry);
  await connector.find('marker', sampleEntry);
  await connector.replace('marker', sampleEntry, id);
  await connector.remove('marker', id, sampleEntry);
}

const viaNetwork = () => recordFields((url, init) => globalThis.fetch(url, init));

/** What is sent to each receiver. */
const sent: Readonly<Record<string, () => Promise<Set<string>>>> = {
  service: fieldsToService,
  hubspot: async () => fieldsToCrm(await startHubspot()),
  salesforce: async () => fieldsToCrm(await startSalesforce()),
  pipedrive: async () => fieldsToCrm(await startPipedrive()),
  zoho: async () => fieldsToCrm(await startZoho({ scopes: ZOHO_SCOPES })),
  espocrm: async () => fieldsToCrm(await startEspocrm()),
  suitecrm: async () => fieldsToCrm(await startSuitecrm()),
  odoo: fieldsToOdoo,
  webhook: fieldsToWebhook,
  transcription: fieldsToTranscription,
  'shared-list': fieldsToSharedList,
};

async function fieldsToService(): Promise<Set<string>> {
  const { fetch, fields } = recordFields(async () => new Response('{}', { status: 500 }));
  for (const header of ['token', 'api_access_token'] as const) {
    const client = createClient({
      ...{ baseUrl: 'https://voice.example.com', token: 'x', header, fetch },
      ...{ timeoutMs: 1_000, now: () => 0 },
    });
    const request = {
      ...{ client_number: NUMBER, user_number: '+12125550199', did_number: '+12125550140' },
      ...{ app_id: 1, object_id: 2, submitted_id: crypto.randomUUID(), slug: 'mobile_no' },
    };
    const requests = [
      client.clickToDial(request),
      client.history({ page: 1, limit: 1 }),
      client.campaigns({ page: 1, limit: 10 }),
      client.audience({ campaign_id: 1, page: 1, limit: 10 } as never),
      client.createAgent({ name: 'Reception', prompt: 'Ask' } as never),
      client.probe(),
    ];
    await Promise.allSettled(requests);
  }
  return fields;
}

interface StartedCrm {
  open(deps?: Partial<HttpDeps>): OpenCrm;
  target: RecordRef;
}

async function fieldsToCrm({ open, target }: StartedCrm): Promise<Set<string>> {
  const { fetch, fields } = viaNetwork();
  await useAll(open({ fetch }), target);
  return fields;
}

/** A CRM that is opened without its own fake server. */
function openWith(id: 'odoo' | 'webhook', fetch: HttpDeps['fetch'], access: CrmAccess): OpenCrm {
  const readSought = () => Promise.reject(new Error('no search'));
  return crmOpeners[id]({ fetch, now: () => Date.now(), readSought }, access, live);
}

async function fieldsToOdoo(): Promise<Set<string>> {
  const odoo = createOdooApi({ key: 'k', database: 'crm', contacts: [1, 2] });
  const { fetch, fields } = recordFields(async (url, { signal: _, ...init }) =>
    odoo.answer(new Request(url, init)),
  );
  const access = { address: 'https://odoo.example.com', key: 'k', database: 'crm' };
  await useAll(openWith('odoo', fetch, access), { type: 'res.partner', id: '1' });
  return fields;
}

async function fieldsToWebhook(): Promise<Set<string>> {
  const { fetch, fields } = recordFields(async () => new Response('{}'));
  const access = { address: 'https://hook.example.com', key: 'a secret of sixteen' };
  await useAll(openWith('webhook', fetch, access), { type: '', id: '' });
  return fields;
}

async function fieldsToTranscription(): Promise<Set<string>> {
  const { fetch, fields } = recordFields(async () => new Response('{}'));
  const url = 'https://stt.example.com/v1/audio/transcriptions';
  const request = { url, model: 'm', key: 'k', file: new Blob(['sound']), name: 'recording.wav' };
  await requestTranscript(fetch, request, live);
  return fields;
}

const LIST = 'https://lists.example.com/shared-list.json';

async function fieldsToSharedList(): Promise<Set<string>> {
  const { fetch, fields } = recordFields(async () => new Response('{}'));
  await fetchList(fetch, LIST, live);
  return fields;
}

describe.each(Object.keys(DECLARED))('what is sent to %s', (receiver) => {
  it('is declared, field by field', async () => {
    const fields = await sent[receiver]?.();
    const isFile = Object.keys(DECLARED[receiver] ?? {}).length === 0;
    if (isFile) expect([...(fields ?? ['not asked'])]).toEqual([]);
    else expect(fields?.size).toBeGreaterThan(4);
    const declared = categoriesOf(receiver);
    const fresh = [...(fields ?? [])].filter((field) => !declared.has(field)).sort();
    expect(
      fresh,
      'give it a category in declared-fields.ts, and say it in docs/privacy.md',
    ).toEqual([]);
  });
});

it('asks for the company’s list without cookies, referrer or anything that tells who asks', async () => {
  const asked: [string, RequestInit][] = [];
  await fetchList(
    async (url, init) => {
      asked.push([url, init]);
      return new Response('{}');
    },
    LIST,
    live,
  );
  const { signal: _, ...init } = asked[0]?.[1] ?? {};
  expect([asked.length, asked[0]?.[0]]).toEqual([1, LIST]);
  expect(init).toEqual({
    ...{ cache: 'no-cache', credentials: 'omit', redirect: 'error' },
    referrerPolicy: 'no-referrer',
  });
});

it('has no category that the manifest of Firefox does not name, and none too many', () => {
  const manifest = manifestFor('firefox', 'production') as {
    browser_specific_settings: { gecko: { data_collection_permissions: { required: string[] } } };
  };
  const { required } = manifest.browser_specific_settings.gecko.data_collection_permissions;
  const used = new Set(Object.keys(DECLARED).flatMap((each) => [...categoriesOf(each).values()]));
  used.delete('none');
  expect([...required].sort()).toEqual([...used].sort());
});

it.each(['chrome', 'firefox'])('keeps %s from running Handset in private windows', (browser) => {
  expect(manifestFor(browser, 'production')).toMatchObject({ incognito: 'not_allowed' });
});
