import { expect, it } from 'vitest';
import { clientOf, errorOf, spiedClient } from '@/test/service/support/service';

const PAGINATION = { totalRecords: 1, totalPages: 1, currentPage: 1, limit: 10 };

it('requests campaigns with arrays as JSON arrays', async () => {
  const { asked, client } = spiedClient({
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
  const { client } = spiedClient({ data: { campaigns, pagination: PAGINATION } });
  expect(await client.campaigns({})).toEqual({
    campaigns: [
      { id: 1, campaign_name: 'A', progress: '1/2', extra: 'kept' },
      { id: 2, total_audience: 9 },
    ],
    unreadable: 2,
    pagination: PAGINATION,
  });
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
