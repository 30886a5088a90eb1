import { expect, it } from 'vitest';
import { pageInfo } from '@/lib/campaigns/page-info';

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
