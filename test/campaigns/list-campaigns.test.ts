import { expect, it } from 'vitest';
import { listCampaigns } from '@/lib/campaigns/list-campaigns';
import { testSandbox } from '@/test/sandbox/support/sandbox';
import { clientOf, fetchAnswering } from '@/test/service/support/service';
import { campaignDeps } from './support/deps';

async function deps(token?: string) {
  const sandbox = await testSandbox();
  return campaignDeps({ url: sandbox.url, token: token ?? sandbox.token(0) });
}

it('lists the workspace’s campaigns with progress, schedule and status', async () => {
  const page = await listCampaigns(await deps(), { page: 1, limit: 100 });
  expect(page.campaigns.length).toBeGreaterThan(3);
  expect(page.totalRecords).toBe(page.campaigns.length);
  expect(page.unreadable).toBe(0);
  const [first] = page.campaigns;
  expect(first).toMatchObject({ id: expect.any(Number), name: expect.any(String) });
  expect(first?.progress).toEqual({ called: expect.any(Number), total: first?.audience });
  expect(page.campaigns.every(({ status }) => status !== 'deleted')).toBe(true);
});

it('hands every filter and the page on', async () => {
  const here = await deps();
  const all = await listCampaigns(here, { page: 1, limit: 100 });
  const [first] = all.campaigns;
  const named = await listCampaigns(here, { page: 1, limit: 10, name: first?.name ?? '' });
  expect(named.campaigns.map(({ id }) => id)).toContain(first?.id);
  const deleted = await listCampaigns(here, { page: 1, limit: 10, status: ['deleted'] });
  expect(deleted.campaigns.every(({ status }) => status === 'deleted')).toBe(true);
  const ofAgent = await listCampaigns(here, { page: 1, limit: 50, agentId: [first?.agentId ?? 0] });
  expect(new Set(ofAgent.campaigns.map(({ agentId }) => agentId))).toEqual(
    new Set([first?.agentId]),
  );
  const second = await listCampaigns(here, { page: 2, limit: 2 });
  expect(second.campaigns[0]?.id).toBe(all.campaigns[2]?.id);
  expect(second).toMatchObject({ page: 2, limit: 2 });
});

it('says a refused token as a problem that may cross worlds', async () => {
  await expect(listCampaigns(await deps('wrong'), { page: 1, limit: 10 })).rejects.toMatchObject({
    problem: { code: 'unauthorised' },
  });
});

it('draws no progress that is none, and counts rows that cannot be read', async () => {
  const campaigns = [
    { id: 1, progress: 'soon', campaign_status: 3, campaign_status_name: 'Completed' },
    { campaign_name: 'without an id' },
  ];
  const client = clientOf(fetchAnswering({ error: false, data: { campaigns } }));
  const page = await listCampaigns({ client: async () => client }, { page: 1, limit: 10 });
  expect(page).toEqual({
    campaigns: [{ id: 1, status: 'pause', statusName: 'Completed' }],
    unreadable: 1,
    page: 1,
    limit: 10,
  });
});
