import { expect, it } from 'vitest';
import { calledCampaigns } from '@/components/log/table/called-campaigns';
import { NOON, placedCall } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';

const named = (id: number, name: string, nth: number, workspace?: string) =>
  placedCall({
    ...{ id: `c${nth}`, createdAt: NOON + nth, record: { campaign: { id, name } } },
    ...(workspace && { workspace }),
  });

it('reads each campaign once, by name', async () => {
  const database = freshDatabase();
  await database.calls.bulkAdd([
    placedCall(),
    placedCall({ record: { objectId: 7 } }),
    named(12, 'Renewals', 1),
    named(9, 'Winback', 2),
    named(12, 'Renewals 2', 3),
    named(11, 'Renewals 10', 4),
  ]);
  const workspace = 'first';
  expect(await calledCampaigns(database)).toEqual([
    { key: '12', name: 'Renewals 2', workspace },
    { key: '11', name: 'Renewals 10', workspace },
    { key: '9', name: 'Winback', workspace },
  ]);
});

it('keeps campaigns of two workspaces apart, which may have the same id', async () => {
  const database = freshDatabase();
  await database.calls.bulkAdd([
    named(12, 'Renewals', 1),
    named(12, 'Winback', 2, 'bolt'),
    named(12, 'Winback', 3, 'bolt'),
    named(9, 'Trials', 4, 'bolt'),
    named(9, 'Upgrades', 5, 'cog'),
  ]);
  expect(await calledCampaigns(database)).toEqual([
    { key: '12', name: 'Renewals', workspace: 'first' },
    { key: '9@bolt', name: 'Trials', workspace: 'bolt' },
    { key: '9@cog', name: 'Upgrades', workspace: 'cog' },
    { key: '12@bolt', name: 'Winback', workspace: 'bolt' },
  ]);
});
