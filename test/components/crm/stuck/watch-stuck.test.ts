import { expect, it } from 'vitest';
import { readStuck, type Stuck, watchStuck } from '@/components/crm/stuck/watch-stuck';
import type { Delivery } from '@/lib/outbox/model/delivery';
import { NOON } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';
import { sampleConnector, sampleDelivery } from '@/test/outbox/support/deliveries';
import { loggedCall } from '@/test/support/own-pages/own-samples';

const failed = { code: 'crm-failed' } as const;

async function databaseWith(rows: Record<string, Partial<Delivery>>, connector = {}) {
  const database = freshDatabase();
  await database.connectors.add(sampleConnector(connector));
  const ids = Object.keys(rows);
  for (const [nth, id] of ids.entries()) {
    await database.calls.add(loggedCall({ id, gesture: id, createdAt: NOON + nth }));
    await database.outbox.add(sampleDelivery({ callId: id, ...rows[id] }));
  }
  return database;
}

const idsOf = ({ deliveries }: Stuck) => deliveries.map(({ call }) => call.id);

it('reads what needs a choice, failed or waits after an attempt, the latest first', async () => {
  const database = await databaseWith({
    fresh: {},
    sent: { state: 'sent' },
    kept: { state: 'kept' },
    choice: { state: 'choice' },
    failed: { state: 'failed', problem: failed },
    tried: { attempts: 2, problem: failed },
    removed: { state: 'removed' },
    other: { connector: 'hubspot', state: 'failed' },
  });
  await database.outbox.add(sampleDelivery({ callId: 'gone', state: 'failed' }));
  expect(idsOf(await readStuck(database))).toEqual(['tried', 'failed', 'choice']);
});

it('reads all that waits for a CRM that refused its key, and follows changes', async () => {
  const database = await databaseWith({ fresh: {} }, { stopped: { code: 'crm-unauthorised' } });
  const seen: string[][] = [];
  const end = new AbortController();
  await new Promise<void>((resolve) => {
    watchStuck(
      database,
      (stuck) => {
        seen.push(idsOf(stuck));
        if (seen.length === 2) resolve();
        void database.connectors.put(sampleConnector());
      },
      end.signal,
    );
  });
  end.abort();
  expect(seen).toEqual([['fresh'], []]);
});
