import { expect, it } from 'vitest';
import { ConnectorError } from '@/lib/outbox/connector';
import { holdConnector } from '@/lib/outbox/hold-connector';
import type { StoredConnector } from '@/lib/outbox/model/connector';
import { NOON } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';
import { sampleConnector } from './support/deliveries';

const refused = new ConnectorError('unauthorised', 'crm-unauthorised');

it.each<[ConnectorError, Partial<StoredConnector>]>([
  [refused, { stopped: { code: 'crm-unauthorised' } }],
  [
    new ConnectorError('rate-limited', 'crm-busy', { retryAfterMs: 7_000 }),
    { notBefore: NOON + 7_000 },
  ],
  [new ConnectorError('rate-limited', 'crm-busy'), { notBefore: NOON + 60_000 }],
  [
    new ConnectorError('rate-limited', 'crm-busy', { retryAfterMs: 0 }),
    { notBefore: NOON + 60_000 },
  ],
  [
    new ConnectorError('no-answer', 'crm-failed', { retryAfterMs: 9_000 }),
    { notBefore: NOON + 9_000 },
  ],
  [new ConnectorError('no-answer', 'crm-failed'), {}],
  [new ConnectorError('refused', 'crm-refused'), {}],
])('leaves the CRM alone as it asked: %s', async (error, change) => {
  const database = freshDatabase();
  await database.connectors.add(sampleConnector());
  await holdConnector(database, sampleConnector(), error, NOON);
  expect(await database.connectors.get('odoo')).toEqual(sampleConnector(change));
});

it('says once that the logging stopped', async () => {
  const database = freshDatabase();
  await database.connectors.add(sampleConnector());
  const busy = new ConnectorError('rate-limited', 'crm-busy');
  const held: boolean[] = [];
  for (const error of [busy, refused, refused])
    held.push(await holdConnector(database, sampleConnector(), error, NOON));
  expect(held).toEqual([false, true, false]);
});

it('ignores an answer to an earlier key', async () => {
  const database = freshDatabase();
  await database.connectors.add(sampleConnector({ changes: 2 }));
  expect(await holdConnector(database, sampleConnector({ changes: 1 }), refused, NOON)).toBe(false);
  expect((await database.connectors.get('odoo'))?.stopped).toBeUndefined();
});
