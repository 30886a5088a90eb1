import { expect, it } from 'vitest';
import '@/test/calls/support/database';
import { openCampaignDatabase } from '@/lib/campaigns/database';
import { modulesUnder, textOf } from '@/test/support/tree';

it('is used by every database', () => {
  const opening = modulesUnder('lib', 'components', 'entrypoints').filter((path) =>
    textOf(path).includes('new Dexie('),
  );
  expect(opening.length).toBeGreaterThan(3);
  expect(opening.filter((path) => !textOf(path).includes('leaveOutUnreadable('))).toEqual([]);
});

it('changes an unreadable row where it is told to, and deletes none', async () => {
  const { queue } = openCampaignDatabase(`changed-${crypto.randomUUID()}`);
  await queue.put({ itemId: 1, dueAt: 5 } as never);
  await queue.update(1, { dueAt: 7 });
  await queue.where({ itemId: 1 }).modify({ gesture: 'g' });
  expect(await queue.get(1)).toBeUndefined();
  expect(await queue.where('dueAt').equals(7).primaryKeys()).toEqual([1]);
});

it('reads on until there are as many readable rows as asked for', async () => {
  const { skipped } = openCampaignDatabase(`skipped-${crypto.randomUUID()}`);
  const good = {
    ...{ source: { kind: 'page', host: 'crm.example' } as const, dueAt: 0, data: {} },
    ...{ e164: '+12125550134', numbers: [{ e164: '+12125550134' }], keys: ['a'] },
    ...{ reason: 'other' as const, skippedAt: 1 },
  };
  await skipped.bulkAdd([good, good, ...(Array.from({ length: 20 }, () => ({})) as never[])]);
  const ids = async (limit: number) =>
    (await skipped.reverse().limit(limit).toArray()).map(({ skipId }) => skipId);
  expect(await ids(1)).toEqual([2]);
  expect(await ids(2)).toEqual([2, 1]);
  expect(await ids(30)).toEqual([2, 1]);
  expect((await skipped.toCollection().last())?.skipId).toBe(2);
});
