import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { expect, it } from 'vitest';
import { openCallDatabase } from '@/lib/calls/database';
import { versions } from '@/test/calls/support/database-versions';
import { sampleConnector } from '@/test/outbox/support/deliveries';

const portal = {
  ...sampleConnector({ id: 'hubspot', address: 'https://api.hubapi.com' }),
  records: 'https://app.hubspot.com/contacts/1/',
};
const account = `${portal.address} ${portal.records}`;
const at = (address: string) => ({ connector: 'hubspot', address });

it('gives rows of the connected address the connected account, and others their address', async () => {
  const name = `accounts-${crypto.randomUUID()}`;
  const old = new Dexie(name);
  // The last version before rows named accounts.
  old.version(18).stores(versions[18] ?? {});
  await old.table('connectors').add(portal);
  await old.table('outbox').add({
    ...{ callId: 'call-1', connector: 'hubspot', state: 'waiting', revision: 1 },
    ...{ attempts: 0, dueAt: 1 },
    target: { type: 'contact', id: '1', address: portal.address },
  });
  await old.table('createdContacts').bulkAdd([
    { ...at(portal.address), number: '+12125550134', askedAt: 1 },
    { ...at('https://old.example.com'), number: '+12125550135', askedAt: 1 },
  ]);
  old.close();
  const database = openCallDatabase(name);
  expect(await database.outbox.toArray()).toMatchObject([
    { account, target: { type: 'contact', id: '1', account } },
  ]);
  expect(await database.createdContacts.toArray()).toEqual([
    { connector: 'hubspot', number: '+12125550134', askedAt: 1, account },
    {
      connector: 'hubspot',
      number: '+12125550135',
      askedAt: 1,
      account: 'https://old.example.com',
    },
  ]);
});
