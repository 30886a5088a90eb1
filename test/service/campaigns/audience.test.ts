import { expect, it } from 'vitest';
import { spiedClient } from '@/test/service/support/service';

const PAGINATION = { totalRecords: 1, totalPages: 1, currentPage: 1, limit: 10 };

const LIST = {
  datalist: [{ id: 5, mobile_no: '+12125550101', input_data: { city: 'X' } }, { id: 'odd' }],
  headers: [{ key: 'mobile_no', label: 'Mobile Number' }, 'odd'],
  pagination: PAGINATION,
};

it.each([
  ['bare, as in the documented sample', LIST],
  ['in the envelope', { error: false, code: 200, message: '', timestamp: 1, data: LIST }],
])('reads an audience %s', async (_name, body) => {
  const { asked, client } = spiedClient(body);
  expect(await client.audience({ campaignId: 4, status: [0, 3], isNew: true })).toEqual({
    records: [{ id: 5, mobile_no: '+12125550101', input_data: { city: 'X' } }],
    unreadable: 1,
    headers: [{ key: 'mobile_no', label: 'Mobile Number' }],
    metadata: [],
    pagination: PAGINATION,
  });
  expect(asked[0]?.url.search).toBe(
    '?campaign_id=4&page=1&limit=10&status=%5B0%2C3%5D&is_new=true',
  );
  expect(new Headers(asked[0]?.init.headers).get('token')).toBe('secret');
});
