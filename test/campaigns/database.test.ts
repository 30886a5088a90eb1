import '@/test/calls/support/database';
import { expect, it } from 'vitest';
import { openCampaignDatabase, type StoredItem } from '@/lib/campaigns/database';

const contact = (recordId: number): StoredItem => ({
  campaignId: 12,
  campaignName: 'Renewals',
  recordId,
  e164: '+12125550101',
  data: {},
});

const freshCampaigns = () => openCampaignDatabase(`database-${crypto.randomUUID()}`);

it('numbers the queue in the order in which contacts were added', async () => {
  const { queue } = freshCampaigns();
  const first = await queue.add(contact(9));
  expect(await queue.add(contact(3))).toBeGreaterThan(first);
  expect((await queue.toArray()).map(({ recordId }) => recordId)).toEqual([9, 3]);
});

it('queues a contact of a campaign once', async () => {
  const { queue } = freshCampaigns();
  await queue.add(contact(9));
  await expect(queue.add(contact(9))).rejects.toMatchObject({ name: 'ConstraintError' });
  await queue.add({ ...contact(9), campaignId: 13 });
  expect(await queue.count()).toBe(2);
});

it('finds the contact of a gesture', async () => {
  const { queue } = freshCampaigns();
  await queue.bulkAdd([contact(1), { ...contact(2), gesture: 'gesture-1' }]);
  expect(await queue.where('gesture').equals('gesture-1').first()).toMatchObject({ recordId: 2 });
});

it('keeps its data when it is opened again', async () => {
  const database = freshCampaigns();
  await database.agents.put({ id: 'a1', name: 'Renewals', createdAt: 1, request: {} });
  database.close();
  const again = openCampaignDatabase(database.name);
  expect(await again.agents.orderBy('createdAt').keys()).toEqual([1]);
});
