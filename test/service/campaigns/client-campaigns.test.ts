import { expect, it } from 'vitest';
import type { ServiceClient } from '@/lib/service/client';
import type { Fetch } from '@/lib/service/http/transport';
import { clientOf, errorOf, fetchAnswering } from '@/test/service/support/service';

const PAGINATION = { totalRecords: 1, totalPages: 1, currentPage: 1, limit: 10 };

function spied(body: unknown): { asked: { url: URL; init: RequestInit }[]; client: ServiceClient } {
  const asked: { url: URL; init: RequestInit }[] = [];
  const fetch: Fetch = async (url, init) => {
    asked.push({ url: new URL(url), init });
    return Response.json(body);
  };
  return { asked, client: clientOf(fetch, { header: 'api_access_token' }) };
}

it('requests campaigns with arrays as JSON arrays', async () => {
  const { asked, client } = spied({
    error: false,
    data: { campaigns: [], pagination: PAGINATION },
  });
  await client.campaigns({
    page: 2,
    agentId: [1, 2],
    name: 'a b',
    status: ['draft', 'pause'],
    workspaceId: 3,
  });
  const { url, init } = asked[0] ?? { url: new URL('about:blank'), init: {} };
  expect(url.pathname).toBe('/api/v1/global/campaign-list');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    page: '2',
    limit: '10',
    agent_id: '[1,2]',
    campaign_name: 'a b',
    campaign_status: '["draft","pause"]',
    workspace_id: '3',
  });
  expect(new Headers(init.headers).get('api_access_token')).toBe('secret');
});

it('reads campaigns row by row and keeps the page despite invalid fields and rows', async () => {
  const campaigns = [
    { id: 1, campaign_name: 'A', progress: '1/2', extra: 'kept' },
    { id: 2, campaign_name: 7, is_published: 'yes', total_audience: 9 },
    { campaign_name: 'no id' },
    'odd',
  ];
  const { client } = spied({ data: { campaigns, pagination: PAGINATION } });
  expect(await client.campaigns({})).toEqual({
    campaigns: [
      { id: 1, campaign_name: 'A', progress: '1/2', extra: 'kept' },
      { id: 2, total_audience: 9 },
    ],
    unreadable: 2,
    pagination: PAGINATION,
  });
});

const LIST = {
  datalist: [{ id: 5, mobile_no: '+12125550101', input_data: { city: 'X' } }, { id: 'odd' }],
  headers: [{ key: 'mobile_no', label: 'Mobile Number' }, 'odd'],
  pagination: PAGINATION,
};

it.each([
  ['bare, as in the documented sample', LIST],
  ['in the envelope', { error: false, code: 200, message: '', timestamp: 1, data: LIST }],
])('reads an audience %s', async (_name, body) => {
  const { asked, client } = spied(body);
  expect(await client.audience({ campaignId: 4, status: [0, 3], isNew: true })).toEqual({
    records: [{ id: 5, mobile_no: '+12125550101', input_data: { city: 'X' } }],
    unreadable: 1,
    headers: [{ key: 'mobile_no', label: 'Mobile Number' }],
    metadata: [],
    pagination: PAGINATION,
  });
  expect(asked[0]?.url.search).toBe(
    '?campaign_id=4&page=1&limit=10&status=%5B0%2C3%5D&is_new=true',
  );
  expect(new Headers(asked[0]?.init.headers).get('token')).toBe('secret');
});

it('reads a given page and gives up when the caller aborts', async () => {
  const controller = new AbortController();
  const client = clientOf(async (url) => {
    const currentPage = Number(new URL(url).searchParams.get('page'));
    const pagination = { ...PAGINATION, totalPages: 3, currentPage };
    return Response.json({ data: { campaigns: [{ id: currentPage }], pagination } });
  });
  const { signal: abortSignal } = controller;
  expect(await client.campaigns({ page: 1 }, { abortSignal })).toMatchObject({
    campaigns: [{ id: 1 }],
  });
  expect(await client.campaigns({ page: 2 }, { abortSignal })).toMatchObject({
    campaigns: [{ id: 2 }],
  });
  controller.abort();
  expect(await errorOf(client.campaigns({ page: 3 }, { abortSignal }))).toMatchObject({
    code: 'aborted',
    placed: 'no',
  });
});

it.each([200, 201])('accepts a created agent with status %i', async (status) => {
  const made = { id: 9, agent_name: 'A', config: { prompt: 'p' }, created_at: 1_700_000_000 };
  const client = clientOf(fetchAnswering(made, status));
  expect(await client.createAgent({ agent_name: 'A', prompt: 'p' })).toEqual({ ...made, id: '9' });
});

it('keeps the field errors of a 422', async () => {
  const fields = [{ loc: ['body', 'voice', 'settings', 'speed'], msg: 'too fast', type: 'range' }];
  const client = clientOf(fetchAnswering({ detail: fields }, 422));
  expect(await errorOf(client.createAgent({ agent_name: 'A', prompt: 'p' }))).toMatchObject({
    code: 'refused',
    placed: 'no',
    fields,
  });
});

it('reports that an agent may exist if the response was lost', async () => {
  const client = clientOf(fetchAnswering('', 502));
  const error = await errorOf(client.createAgent({ agent_name: 'A', prompt: 'p' }));
  expect(error).toMatchObject({ code: 'server-error', placed: 'unknown' });
});
