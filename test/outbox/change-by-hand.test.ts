import { expect, it } from 'vitest';
import { dropDelivery, retryDelivery, takeBackEntry } from '@/lib/outbox/change-by-hand';
import type { Delivery } from '@/lib/outbox/model/delivery';
import { NOON } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';
import { sampleDelivery } from './support/deliveries';

const key: [string, 'odoo'] = ['call-1', 'odoo'];

async function after(
  change: typeof retryDelivery,
  row: Partial<Delivery>,
): Promise<Delivery | undefined> {
  const database = freshDatabase();
  await database.outbox.add(sampleDelivery({ dueAt: NOON + 9_000, attempts: 3, ...row }));
  await change(database, key, NOON);
  return database.outbox.get(key);
}

it('tries again at once', async () => {
  const problem = { code: 'crm-failed' } as const;
  for (const state of ['failed', 'waiting', 'kept', 'choice'] as const) {
    expect(await after(retryDelivery, { state, problem, unsettledUntil: NOON + 5 })).toEqual(
      sampleDelivery({ unsettledUntil: NOON + 5 }),
    );
  }
});

it('creates an entry again that was deleted in the CRM', async () => {
  const problem = { code: 'crm-entry-gone' } as const;
  expect(await after(retryDelivery, { state: 'failed', entryId: '7', problem })).toEqual(
    sampleDelivery(),
  );
});

it('takes an entry back, also while it is on its way', async () => {
  expect(await after(takeBackEntry, { state: 'sent', entryId: '7' })).toEqual(
    sampleDelivery({ entryId: '7', isUnwanted: true }),
  );
  expect(await after(takeBackEntry, { state: 'sending' })).toEqual(
    sampleDelivery({ state: 'sending', isUnwanted: true }),
  );
  for (const state of ['kept', 'choice'] as const) {
    expect((await after(takeBackEntry, { state }))?.isUnwanted).toBeUndefined();
  }
});

it('gives up a call that is neither on its way nor logged', async () => {
  const dropped = { state: 'kept', problem: { code: 'crm-dropped' } };
  for (const state of ['waiting', 'choice', 'failed', 'kept'] as const) {
    expect(await after(dropDelivery, { state })).toMatchObject(dropped);
  }
  for (const state of ['sending', 'sent', 'removed'] as const) {
    expect(await after(dropDelivery, { state })).toMatchObject({ state });
  }
  const moving = { entryId: '7', isUnwanted: true, isMoving: true } as const;
  expect((await after(dropDelivery, moving))?.isUnwanted).toBeUndefined();
});

it('changes nothing of a call that is not logged', async () => {
  const database = freshDatabase();
  await takeBackEntry(database, key, NOON);
  await retryDelivery(database, key, NOON);
  expect(await database.outbox.count()).toBe(0);
});
