import { expect, it } from 'vitest';
import { listAudience } from '@/lib/campaigns/list-audience';
import { listCampaigns } from '@/lib/campaigns/list-campaigns';
import { placedCall } from '@/test/calls/support/calls';
import { testSandbox } from '@/test/sandbox/support/sandbox';
import { clientOf, fetchAnswering } from '@/test/service/support/service';
import { campaignDeps } from './support/deps';

async function biggest() {
  const sandbox = await testSandbox();
  const deps = campaignDeps({ url: sandbox.url, token: sandbox.token(0) });
  const { campaigns } = await listCampaigns(deps, { page: 1, limit: 100 });
  const [campaign] = campaigns.toSorted((a, b) => (b.audience ?? 0) - (a.audience ?? 0));
  return { deps, campaignId: campaign?.id ?? 0, size: campaign?.audience ?? 0 };
}

it('reads contacts with the columns of the service and the number that a call would ring', async () => {
  const { deps, campaignId, size } = await biggest();
  const page = await listAudience(deps, { campaignId, page: 1, limit: 25 });
  expect(page.rows).toHaveLength(25);
  expect(page.totalRecords).toBe(size);
  expect(page.columns.map(({ key }) => key).slice(0, 2)).toEqual(['mobile_no', 'input_data']);
  for (const row of page.rows) {
    expect(row.callee?.e164 ?? row.problem?.code).toBeTruthy();
    expect(row.cells.mobile_no).toBeTruthy();
    expect(Object.keys(row.data).length).toBeGreaterThan(0);
  }
});

it('reads the simplified mode, one column for each field', async () => {
  const { deps, campaignId } = await biggest();
  const request = { campaignId, page: 1, limit: 5 };
  const plain = await listAudience(deps, request);
  const simple = await listAudience(deps, { ...request, isNew: true });
  expect(simple.columns.length).toBeGreaterThan(1);
  expect(simple.rows.map((row) => row.data)).toEqual(plain.rows.map((row) => row.data));
  expect(simple.columns.slice(1).map(({ key }) => key)).toEqual(
    Object.keys(simple.rows[0]?.data ?? {}),
  );
});

it('tells that somebody was called before', async () => {
  const { deps, campaignId } = await biggest();
  const request = { campaignId, page: 1, limit: 10 };
  const before = await listAudience(deps, request);
  const callee = before.rows.find((row) => row.callee)?.callee;
  await deps.database.calls.add(placedCall({ callee: callee?.e164 ?? '', createdAt: 5 }));
  const after = await listAudience(deps, request);
  const again = after.rows.find((row) => row.callee?.e164 === callee?.e164);
  expect(again?.callee?.lastCalledAt).toBe(5);
});

it('keeps its columns where the service names none', async () => {
  const sandbox = await testSandbox();
  const deps = campaignDeps({ url: sandbox.url, token: '' });
  const bare = clientOf(
    fetchAnswering({ datalist: [{ id: 1, mobile_no: '+12125550134', city: 'W' }] }),
  );
  const page = await listAudience(
    { ...deps, client: async () => bare },
    { campaignId: 1, page: 1, limit: 10, isNew: true },
  );
  expect(page.columns).toEqual([
    { key: 'mobile_no', label: 'mobile_no' },
    { key: 'city', label: 'city' },
  ]);
});
