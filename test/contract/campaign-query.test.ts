import { describe, expect, it } from 'vitest';
import { campaignsOf, firstOf, type ListedRow } from './support/shapes';
import { get, isSandbox, useService } from './support/target';

useService();

const STATUSES = ['draft', 'inprogress', 'hold', 'pause', 'force_completed', 'deleted'];

async function list(query: Record<string, unknown> = {}, as = 0): Promise<ListedRow[]> {
  const answer = await get('campaign-list', { limit: 100, ...query }, { as });
  expect(answer.status).toBe(200);
  return campaignsOf(answer.body);
}

const idsOf = (rows: ListedRow[]) => rows.map(({ id }) => id);
const workspacesOf = (rows: ListedRow[]) =>
  [...new Set(rows.map(({ workspace_id }) => Number(workspace_id)))].sort();

describe('Pagination object', () => {
  it.each(['totalRecords', 'totalPages', 'currentPage', 'limit'])('has `%s`', async (field) => {
    const { body } = await get('campaign-list', { limit: 3 });
    expect(body).toMatchObject({ data: { pagination: { [field]: expect.any(Number) } } });
  });
  it('counts pages by `limit`', async () => {
    const { body } = await get('campaign-list', { limit: 3 });
    expect(body).toMatchObject({
      data: {
        pagination: expect.toSatisfy(
          (p: Record<string, number>) =>
            p.limit === 3 && p.totalPages === Math.ceil((p.totalRecords ?? 0) / 3),
        ),
      },
    });
  });
});

describe('Parameters', () => {
  it('`page` is 1 and `limit` 10 by default', async () => {
    const { body } = await get('campaign-list');
    expect(body).toMatchObject({ data: { pagination: { currentPage: 1, limit: 10 } } });
    expect(campaignsOf(body).length).toBeLessThanOrEqual(10);
  });
  it('`page` and `limit` cut the list without gap or double', async () => {
    const whole = idsOf(await list());
    const pages = await Promise.all([1, 2, 3].map((page) => list({ page, limit: 3 })));
    expect(pages.flatMap(idsOf)).toEqual(whole.slice(0, 9));
  });
  it('`agent_id` takes an integer', async (context) => {
    const { agent_id } = firstOf(await list(), context);
    const found = await list({ agent_id });
    expect(found.length).toBeGreaterThan(0);
    for (const campaign of found) expect(campaign.agent_id).toBe(agent_id);
  });
  it('`agent_id` takes a JSON array of integers', async (context) => {
    const campaigns = await list();
    firstOf(campaigns, context);
    const agents = [...new Set(campaigns.map(({ agent_id }) => agent_id))];
    expect(idsOf(await list({ agent_id: agents }))).toEqual(idsOf(campaigns));
  });
  it('`campaign_name` is a partial match', async (context) => {
    const name = String(firstOf(await list(), context).campaign_name);
    const part = name.slice(1, -1);
    const found = await list({ campaign_name: part });
    expect(found.length).toBeGreaterThan(0);
    for (const campaign of found) {
      expect(String(campaign.campaign_name).toLowerCase()).toContain(part.toLowerCase());
    }
    expect(await list({ campaign_name: 'no campaign has this name' })).toEqual([]);
  });
  it.each(STATUSES)('`campaign_status` takes `%s`', async (status) => {
    for (const campaign of await list({ campaign_status: status })) {
      expect(campaign.campaign_status).toBe(STATUSES.indexOf(status));
    }
  });
  it('`campaign_status` takes a JSON array of strings', async () => {
    const found = await list({ campaign_status: ['hold', 'pause'] });
    for (const campaign of found) expect([2, 3]).toContain(campaign.campaign_status);
  });
  it('`campaign_status` is all except `deleted` by default', async () => {
    const usual = idsOf(await list());
    expect(idsOf(await list({ campaign_status: STATUSES.slice(0, 5) }))).toEqual(usual);
  });
  it.runIf(isSandbox)('there are deleted ones to be left out', async () => {
    const company = { workspace_id: [1, 2, 3] };
    expect((await list({ ...company, campaign_status: 'deleted' })).length).toBeGreaterThan(0);
    for (const campaign of await list(company)) expect(campaign.campaign_status).not.toBe(5);
  });
  it.runIf(isSandbox)('`campaign_status` of another word is a 400 (declared status)', async () => {
    expect((await get('campaign-list', { campaign_status: 'finished' })).status).toBe(400);
    expect((await get('campaign-list', { agent_id: 'x' })).status).toBe(400);
    expect((await get('campaign-list', { page: 0 })).status).toBe(400);
  });
  it.runIf(isSandbox)('`campaign_name` takes % and _ for themselves', async () => {
    expect(await list({ campaign_name: '%' })).toEqual([]);
    expect(await list({ campaign_name: '_' })).toEqual([]);
  });
});

describe('Rules of scope', () => {
  it('1: without `workspace_id` one workspace only', async (context) => {
    const campaigns = await list();
    firstOf(campaigns, context);
    expect(workspacesOf(campaigns)).toHaveLength(1);
  });
  it.runIf(isSandbox)('1: and that is the token’s own', async () => {
    expect(workspacesOf(await list())).toEqual([1]);
    expect(workspacesOf(await list({}, 4))).toEqual([5]);
  });
  it.runIf(isSandbox)('2: a named workspace, single, in place of the own', async () => {
    expect(workspacesOf(await list({ workspace_id: 2 }))).toEqual([2]);
  });
  it.runIf(isSandbox)('2: named workspaces, as a JSON array', async () => {
    expect(workspacesOf(await list({ workspace_id: [2, 3] }))).toEqual([2, 3]);
  });
  it.runIf(isSandbox)('3: another company’s workspace yields no records', async () => {
    expect(await list({ workspace_id: 7 })).toEqual([]);
    expect(workspacesOf(await list({ workspace_id: [1, 4, 7] }))).toEqual([1]);
    expect(await list({ workspace_id: 999_999 })).toEqual([]);
  });
});
