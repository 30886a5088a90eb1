import { expect, it } from 'vitest';
import { queueAudience } from '@/lib/queue/queue-audience';
import { readQueue } from '@/lib/queue/read-queue';
import { campaignDeps } from '@/test/campaigns/support/deps';
import { clientOf, fetchAnswering } from '@/test/service/support/service';

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
