import { expect, it } from 'vitest';
import {
  type CrmEntryDeps,
  readCrmEntry,
  readLatestCrmEntry,
  sampleCrmEntry,
} from '@/lib/calls/crm-entry';
import { type Call, callSchema } from '@/lib/calls/model';
import type { StoredConnector } from '@/lib/outbox/model/connector';
import { placedCall } from './support/calls';
import { freshDatabase } from './support/database';
import { sampleSettings } from './support/settings';

const odoo: StoredConnector = { id: 'odoo', address: 'https://crm.example', since: 0, changes: 0 };
const earlier = placedCall({ id: 'a', createdAt: 1 });
const later = placedCall({ id: 'b', createdAt: 2 });

/** Words that name what they were written from. */
const write: CrmEntryDeps['write'] = (call, wrapUp) =>
  ({ title: `${call.id} ${wrapUp?.note ?? ''}` }) as never;

async function entries(targetOf: CrmEntryDeps['targetOf'] = () => ({ number: '+12125550134' })) {
  const database = freshDatabase();
  await database.calls.bulkAdd([earlier, later]);
  await database.wrapUps.put({ callId: 'b', note: 'Likes tea', savedAt: 3, version: 1 });
  return { database, readSettings: async () => sampleSettings(), targetOf, write };
}

it('returns the call with its wrap-up and its target', async () => {
  expect(await readCrmEntry(await entries(), 'b', odoo)).toEqual({
    target: { number: '+12125550134' },
    entry: { title: 'b Likes tea' },
  });
});

it('returns the reason why the call has no target', async () => {
  const none = { problem: { code: 'crm-other-record' } } as const;
  expect(await readCrmEntry(await entries(() => none), 'a', odoo)).toEqual({
    target: none,
    entry: { title: 'a ' },
  });
});

it('is undefined once the call is deleted', async () => {
  expect(await readCrmEntry(await entries(), 'c', odoo)).toBeUndefined();
});

it('shows the latest call of the log, and none while the log is empty', async () => {
  const deps = await entries();
  expect(await readLatestCrmEntry(deps)).toEqual({ id: 'b', entry: { title: 'b Likes tea' } });
  await deps.database.calls.clear();
  expect(await readLatestCrmEntry(deps)).toBeUndefined();
});

it('is a sample call to a reserved fictional number if the log is empty', async () => {
  const deps = await entries();
  const told: Call[] = [];
  const write = (call: Call) => {
    told.push(call);
    return deps.write(call, undefined, sampleSettings());
  };
  await sampleCrmEntry({ ...deps, write }, 5);
  expect(callSchema.parse(told[0])).toMatchObject({ callee: '+12125550134', requestedAt: 5 });
});
