import { expect, it } from 'vitest';
import { calledCampaigns } from '@/components/log/table/called-campaigns';
import { NOON, placedCall } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';

it('reads each campaign once, by name', async () => {
  const database = freshDatabase();
  const named = (id: number, name: string, nth: number) =>
    placedCall({ id: `c${nth}`, createdAt: NOON + nth, record: { campaign: { id, name } } });
  await database.calls.bulkAdd([
    placedCall(),
    placedCall({ record: { objectId: 7 } }),
    named(12, 'Renewals', 1),
    named(9, 'Winback', 2),
    named(12, 'Renewals 2', 3),
    named(11, 'Renewals 10', 4),
  ]);
  expect(await calledCampaigns(database)).toEqual([
    { id: 12, name: 'Renewals 2' },
    { id: 11, name: 'Renewals 10' },
    { id: 9, name: 'Winback' },
  ]);
});
