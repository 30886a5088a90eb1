import { expect, it } from 'vitest';
import { describeRecords } from '@/lib/crm/connectors/odoo/describe-records';
import { odooWith } from './support/odoo';

const contact = (id: string) => ({ type: 'res.partner', id });

it('reads the names of records and what tells them apart, and leaves out those that are gone', async () => {
  const names = { 1: { display_name: '<b>Ada</b>', email: 'ada@example.com' } };
  const { json2 } = odooWith({ names });
  expect(await describeRecords(json2, ['1', '2', '9'].map(contact))).toEqual([
    { ...contact('1'), name: '<b>Ada</b>', detail: 'ada@example.com' },
    contact('2'),
  ]);
});

it('asks nothing about no records', async () => {
  const never = async () => Promise.reject(new Error('asked'));
  expect(await describeRecords(never, [])).toEqual([]);
});
