import '@/test/calls/support/database';
import Dexie from 'dexie';
import { expect, it } from 'vitest';
import { openCampaignDatabase } from '@/lib/campaigns/database';
import type { StoredItem } from '@/lib/campaigns/stored-contact';

const contact = (e164: string): StoredItem => ({
  source: { kind: 'page', host: 'crm.example' },
  ...numbersOf(e164),
  data: {},
  dueAt: 0,
});

/** The one number of a contact, as it is stored now. */
function numbersOf(e164: string) {
  return { e164, numbers: [{ e164 }], keys: [`number:${e164}`] };
}

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
  const shared = { ...numbersOf('+12125550101'), dueAt: 0 };
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

it('keeps the queue of version 2: each contact with its number, and who was skipped', async () => {
  const name = `database-${crypto.randomUUID()}`;
  const old = new Dexie(name);
  old.version(2).stores({
    queue: '++itemId, e164, dueAt, gesture',
    skipped: '++skipId, e164',
    readiness: 'key',
    agents: 'id, createdAt',
    catalogue: 'key',
  });
  const waiting = {
    source: { kind: 'page', host: 'crm.example' },
    ...{ e164: '+12125550101', name: 'Ada Whitfield', data: { city: 'Westmark' }, dueAt: 7 },
    record: { crm: 'pipedrive', type: 'person', id: '31' },
    ...{ gesture: 'gesture-1', claimedAt: 5 },
  };
  const skip = {
    ...{ source: { kind: 'list', file: 'leads.csv' }, e164: '+447700900123', data: {}, dueAt: 0 },
    ...{ reason: 'not-now', skippedAt: 9 },
  };
  const readiness = { key: 'queue', paused: true, activeAt: 3 };
  await old.table('queue').bulkAdd([waiting, { ...waiting, gesture: undefined }]);
  await old.table('skipped').add(skip);
  await old.table('readiness').add(readiness);
  old.close();

  const database = openCampaignDatabase(name);
  expect(await database.queue.toArray()).toEqual([
    { ...waiting, ...numbersOf('+12125550101'), itemId: 1 },
    { ...waiting, ...numbersOf('+12125550101'), itemId: 2, gesture: undefined },
  ]);
  expect(await database.skipped.toArray()).toEqual([
    { ...skip, ...numbersOf('+447700900123'), skipId: 1 },
  ]);
  expect(await database.readiness.toArray()).toEqual([readiness]);
  expect(await database.queue.where('keys').equals('number:+12125550101').count()).toBe(2);
  expect(await database.queue.where('gesture').equals('gesture-1').count()).toBe(1);
  expect(await database.called.count()).toBe(0);
});

it('keeps its data when it is opened again', async () => {
  const database = freshCampaigns();
  await database.agents.put({ id: 'a1', name: 'Renewals', createdAt: 1, request: {} });
  database.close();
  const again = openCampaignDatabase(database.name);
  expect(await again.agents.orderBy('createdAt').keys()).toEqual([1]);
});
