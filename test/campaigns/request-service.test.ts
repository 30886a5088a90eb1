import { expect, it } from 'vitest';
import { Failure } from '@/lib/calls/failure';
import { pageInfo, requestService } from '@/lib/campaigns/request-service';
import { testSandbox } from '@/test/sandbox/support/sandbox';
import { clientOf, fetchAnswering } from '@/test/service/support/service';
import { campaignDeps } from './support/deps';

it('returns what the service answers', async () => {
  const sandbox = await testSandbox();
  const deps = campaignDeps({ url: sandbox.url, token: sandbox.token() });
  const page = await requestService(deps, (client) => client.campaigns({ page: 1, limit: 1 }));
  expect(page.campaigns).toHaveLength(1);
});

it('turns a refusal of the service into a problem with its words', async () => {
  const sandbox = await testSandbox();
  const deps = campaignDeps({ url: sandbox.url, token: 'wrong' });
  const asked = requestService(deps, (client) => client.campaigns({}));
  await expect(asked).rejects.toBeInstanceOf(Failure);
  await expect(asked).rejects.toMatchObject({
    problem: { code: 'unauthorised', words: expect.any(String) },
  });
});

it('turns an answer without words into a problem without words', async () => {
  const client = clientOf(fetchAnswering('<html>', 502));
  const asked = requestService({ client: async () => client }, (service) => service.history({}));
  const error = await asked.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Failure);
  expect(error).toHaveProperty('problem', { code: 'server-error' });
});

it('reports why there is no client', async () => {
  const client = () => Promise.reject(new Failure('no-token'));
  await expect(requestService({ client }, async () => 'never')).rejects.toMatchObject({
    problem: { code: 'no-token' },
  });
});

const asked = { page: 3, limit: 25 };

it('adds the totals that the service sends', () => {
  const pagination = { totalPages: 4, totalRecords: 90 };
  expect(pageInfo(asked, pagination)).toEqual({ ...asked, ...pagination });
});

it('keeps the requested page, for any count of the service', () => {
  expect(pageInfo(asked, { currentPage: 1, limit: 10, totalPages: 4 })).toEqual({
    ...asked,
    totalPages: 4,
  });
});

it.each([undefined, {}])('leaves out totals that are missing: %j', (pagination) => {
  const info = pageInfo(asked, pagination);
  expect(info).toEqual(asked);
  expect(Object.keys(info)).toEqual(['page', 'limit']);
});
