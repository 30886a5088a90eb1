import { expect, it } from 'vitest';
import { addEntries } from '@/lib/do-not-call/list';
import { queueAudience, queueNumbers } from '@/lib/queue/add-to-queue';
import { readQueue } from '@/lib/queue/read-queue';
import { campaignDeps } from '@/test/campaigns/support/deps';
import { doNotCallEntry } from '@/test/do-not-call/support';
import { clientOf, fetchAnswering } from '@/test/service/support/service';
import { e164, queueOf, SOURCE, waitingNames } from './support/queue';

it('takes each number once, and counts those that wait already or come twice', async () => {
  const deps = await queueOf(2);
  const numbers = [e164(2), e164(3), e164(3), e164(4)].map((each) => ({ e164: each }));
  expect(await queueNumbers(deps, SOURCE, numbers)).toEqual({
    added: 2,
    already: 2,
    forbidden: 0,
    uncallable: 0,
  });
  expect(await deps.campaigns.queue.count()).toBe(4);
});

it('leaves out the numbers on the do-not-call list, and counts them', async () => {
  const deps = await queueOf(0);
  await addEntries(deps.database, [doNotCallEntry({ key: `number:${e164(1)}`, text: e164(1) })]);
  const numbers = [{ e164: e164(1) }, { e164: e164(2), name: 'Ada Whitfield' }];
  expect(await queueNumbers(deps, SOURCE, numbers)).toMatchObject({ added: 1, forbidden: 1 });
  expect(await waitingNames(deps)).toEqual(['Ada Whitfield']);
});

it('adds each number once when two tabs queue the same page', async () => {
  const deps = await queueOf(0);
  const numbers = [1, 2, 3].map((at) => ({ e164: e164(at) }));
  const added = await Promise.all([1, 2].map(() => queueNumbers(deps, SOURCE, numbers)));
  expect(added.map((each) => each.added).sort()).toEqual([0, 3]);
});

it('keeps where a number was found', async () => {
  const deps = await queueOf(1);
  const { items } = await readQueue(deps, { offset: 0, limit: 1 });
  expect(items).toMatchObject([{ source: SOURCE, name: 'n1', callee: { e164: e164(1) } }]);
});

it('keeps the audience’s data of a contact, and counts contacts that cannot be called', async () => {
  const datalist = [
    { id: 1, mobile_no: '12125550134', input_data: { name: 'Ada Whitfield', city: 'Westmark' } },
    { id: 2, mobile_no: 'none', input_data: {} },
  ];
  const client = clientOf(fetchAnswering({ datalist }));
  const url = 'https://voice.example.com';
  const deps = { ...campaignDeps({ url, token: '' }), client: async () => client };
  const request = { campaignId: 12, page: 1, limit: 25 };
  expect(await queueAudience(deps, request, 'Renewals')).toMatchObject({
    ...{ page: 1, limit: 25 },
    ...{ added: 1, already: 0, forbidden: 0, uncallable: 1 },
  });
  expect((await readQueue(deps, { offset: 0, limit: 5 })).items).toMatchObject([
    {
      source: { kind: 'campaign', campaignId: 12, campaignName: 'Renewals', recordId: 1 },
      name: 'Ada Whitfield',
      data: { city: 'Westmark' },
    },
  ]);
});
