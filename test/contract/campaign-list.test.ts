import { describe, expect, it } from 'vitest';
import { seedCampaigns } from '@/sandbox/seed/campaigns';
import { campaignsOf, expectType, firstOf, type ListedRow } from './support/shapes';
import { get, isSandbox, useService } from './support/target';

useService();

const DAY_MONTH = '\\d{1,2} \\p{L}+';
const STATUSES = ['draft', 'inprogress', 'hold', 'pause', 'force_completed', 'deleted'];
const LABELS = ['Draft', 'Inprogress', 'Hold', 'Pause', 'Force Completed', 'Deleted'];

async function list(query: Record<string, unknown> = {}, as = 0): Promise<ListedRow[]> {
  const answer = await get('campaign-list', { limit: 100, ...query }, { as });
  expect(answer.status).toBe(200);
  return campaignsOf(answer.body);
}

/** Every campaign of the company, deleted ones too. */
const everywhere = { workspace_id: [1, 2, 3], campaign_status: STATUSES };

describe('Response envelope', () => {
  it.each([
    ['error', false],
    ['code', 200],
    ['message', ''],
    ['timestamp', expect.any(Number)],
    ['data', expect.any(Object)],
  ])('`%s` on success', async (field, value) => {
    expect((await get('campaign-list')).body).toMatchObject({ [field]: value });
  });
  it.runIf(isSandbox)('`timestamp` is epoch milliseconds', async () => {
    const { body } = await get('campaign-list');
    const now = Date.now();
    expect(body).toMatchObject({
      timestamp: expect.toSatisfy((at: number) => Math.abs(at - now) < 60_000),
    });
  });
});

describe('Campaign', () => {
  it.for([
    ['id', 'integer'],
    ['campaign_name', 'string'],
    ['is_published', 'integer'],
    ['is_legacy', 'integer'],
    ['agent_id', 'integer'],
    ['agent_name', 'string'],
    ['workspace_id', 'integer'],
    ['workspace_name', 'string'],
    ['start_end_date', 'string or null'],
    ['max_retry', 'integer'],
    ['max_delay', 'string or null'],
    ['total_audience', 'integer'],
    ['progress', 'string'],
    ['has_audience', 'boolean'],
    ['has_fresh_inqueue_audience', 'boolean'],
    ['campaign_status_name', 'string'],
    ['campaign_status', 'integer'],
    ['last_updated', 'string or null'],
  ])('`%s` is %s', async ([field = '', type = ''], context) => {
    const campaigns = await list({ campaign_status: STATUSES });
    firstOf(campaigns, context);
    for (const campaign of campaigns) expectType(campaign[field], type);
  });

  it('`start_end_date` reads `<day> <month> - <day> <month>`', async () => {
    const form = new RegExp(`^${DAY_MONTH} - ${DAY_MONTH}$`, 'u');
    for (const { start_end_date: text } of await list()) if (text) expect(text).toMatch(form);
  });
  it('`max_delay` reads `<n>m - <n>m`', async () => {
    for (const { max_delay: text } of await list()) if (text) expect(text).toMatch(/^\d+m - \d+m$/);
  });
  it('`progress` reads `<called>/<total>`, and total is `total_audience`', async () => {
    for (const { progress, total_audience: total } of await list()) {
      const [called, of] = String(progress).split('/').map(Number);
      expect(of).toBe(total);
      expect(called).toBeLessThanOrEqual(Number(total));
    }
  });
  it('`has_audience` is true when any audience exists', async () => {
    for (const campaign of await list()) {
      expect(campaign.has_audience).toBe(Number(campaign.total_audience) > 0);
    }
  });
  it('`campaign_status` is 0 to 5, `campaign_status_name` its label or `Completed`', async () => {
    for (const campaign of await list({ campaign_status: STATUSES })) {
      const label = LABELS[Number(campaign.campaign_status)];
      expect([label, 'Completed']).toContain(campaign.campaign_status_name);
    }
  });
  it('`last_updated` is a relative time', async () => {
    for (const { last_updated: text } of await list()) if (text) expect(text).toMatch(/ago$/);
  });
  it.runIf(isSandbox)('`has_fresh_inqueue_audience` is true when contacts still wait', async () => {
    const campaigns = await list(everywhere);
    for (const { id, has_fresh_inqueue_audience: waits } of campaigns.slice(0, 8)) {
      const { body } = await get('audience-list', { campaign_id: id, status: [0, 3], limit: 1 });
      expect(body).toMatchObject({ datalist: waits ? [{}] : [] });
    }
  });
  it.runIf(isSandbox)('is `Completed` after its end date, its number kept', async () => {
    const seeded = seedCampaigns('handset', 20_000, Date.now());
    const over = new Set(
      seeded.filter(({ endsAt }) => endsAt !== null && endsAt < Date.now()).map(({ id }) => id),
    );
    const campaigns = await list(everywhere);
    const completed = campaigns.filter((c) => c.campaign_status_name === 'Completed');
    expect(completed.length).toBeGreaterThan(0);
    for (const campaign of campaigns) {
      expect(campaign.campaign_status_name === 'Completed').toBe(over.has(Number(campaign.id)));
    }
    const statusOf = new Map(seeded.map(({ id, status }) => [id, STATUSES.indexOf(status)]));
    for (const { id, campaign_status: status } of completed) {
      expect(status).toBe(statusOf.get(Number(id)));
    }
  });
});

describe('Order', () => {
  it.runIf(isSandbox)('is by creation date, newest first', async () => {
    const seeded = seedCampaigns('handset', 20_000, Date.now());
    const newest = seeded
      .filter(({ workspaceId }) => workspaceId <= 3)
      .sort((a, b) => b.createdAt - a.createdAt)
      .map(({ id }) => id);
    expect((await list(everywhere)).map(({ id }) => id)).toEqual(newest);
  });
});
