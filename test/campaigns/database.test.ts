import '@/test/calls/support/database';
import Dexie from 'dexie';
import { expect, it } from 'vitest';
import { openCampaignDatabase, type StoredItem } from '@/lib/campaigns/database';

const contact = (e164: string): StoredItem => ({
  source: { kind: 'page', host: 'crm.example' },
  e164,
  data: {},
  dueAt: 0,
});

const freshCampaigns = () => openCampaignDatabase(`database-${crypto.randomUUID()}`);

it('numbers the queue in the order in which contacts were added', async () => {
  const { queue } = freshCampaigns();
  const first = await queue.add(contact('+12125550109'));
  expect(await queue.add(contact('+12125550103'))).toBeGreaterThan(first);
  const added = await queue.toArray();
  expect(added.map(({ e164 }) => e164)).toEqual(['+12125550109', '+12125550103']);
});

it('finds the contact of a gesture', async () => {
  const { queue } = freshCampaigns();
  const called = { ...contact('+12125550102'), gesture: 'gesture-1' };
  await queue.bulkAdd([contact('+12125550101'), called]);
  expect(await queue.where('gesture').equals('gesture-1').first()).toMatchObject(called);
});

it('keeps the queue of version 1: place, name, data and the mark of a call', async () => {
  const name = `database-${crypto.randomUUID()}`;
  const old = new Dexie(name);
  old.version(1).stores({
    queue: '++itemId, &[campaignId+recordId], gesture',
    agents: 'id, createdAt',
    catalogue: 'key',
  });
  const contactOf1 = { campaignId: 12, campaignName: 'Renewals', e164: '+12125550101', data: {} };
  await old.table('queue').bulkAdd([
    { ...contactOf1, recordId: 9, name: 'Ada Whitfield', data: { city: 'Westmark' } },
    { ...contactOf1, recordId: 3, gesture: 'gesture-1', claimedAt: 5 },
  ]);
  await old.table('agents').add({ id: 'a1', name: 'Renewals', createdAt: 1, request: {} });
  old.close();

  const database = openCampaignDatabase(name);
  const source = { kind: 'campaign', campaignId: 12, campaignName: 'Renewals' };
  const shared = { e164: '+12125550101', dueAt: 0 };
  expect(await database.queue.where('dueAt').equals(0).toArray()).toEqual([
    {
      ...shared,
      itemId: 1,
      source: { ...source, recordId: 9 },
      name: 'Ada Whitfield',
      data: { city: 'Westmark' },
    },
    {
      ...shared,
      itemId: 2,
      source: { ...source, recordId: 3 },
      data: {},
      gesture: 'gesture-1',
      claimedAt: 5,
    },
  ]);
  expect(await database.agents.count()).toBe(1);
});

it('keeps its data when it is opened again', async () => {
  const database = freshCampaigns();
  await database.agents.put({ id: 'a1', name: 'Renewals', createdAt: 1, request: {} });
  database.close();
  const again = openCampaignDatabase(database.name);
  expect(await again.agents.orderBy('createdAt').keys()).toEqual([1]);
});
