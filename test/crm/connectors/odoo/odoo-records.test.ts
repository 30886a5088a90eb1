import { describe, expect, it } from 'vitest';
import { createOdooConnector } from '@/lib/crm/connectors/odoo/odoo-connector';
import { describeRecords, findByNumber } from '@/lib/crm/connectors/odoo/odoo-records';
import { ConnectorError } from '@/lib/outbox/connector';
import { soughtNumber } from '@/lib/phone/sought-number';
import { itFindsAllWritings } from '@/test/crm/connectors/contract/writings';
import { americanRep } from '@/test/crm/support/american-rep';
import { odooWith } from './support/odoo';

const NUMBER = '+12125550134';
const sought = soughtNumber(NUMBER, 'US');
const contact = (id: string) => ({ type: 'res.partner', id });

itFindsAllWritings('res.partner', async (written) => {
  const numbers = Object.fromEntries(written.map((each, nth) => [nth + 1, each]));
  const contacts = written.map((_, nth) => nth + 1);
  return { connector: createOdooConnector(americanRep, odooWith({ contacts, numbers }).json2) };
});

it('reads a number as Odoo does, in the country of its contact', async () => {
  const numbers = { 1: '020 7946 0134', 2: '020 7946 0134' };
  const { json2 } = odooWith({ numbers, sanitized: { 1: '+442079460134' } });
  expect(await findByNumber(json2, soughtNumber('+442079460134', 'US'))).toEqual({
    records: [contact('1'), { ...contact('2'), isUnclear: true }],
    hasMore: false,
  });
});

it('finds nothing where the user may not look', async () => {
  const { json2 } = odooWith({ numbers: { 1: NUMBER }, forbidden: ['res.partner'] });
  expect(await findByNumber(json2, sought)).toEqual({ records: [], hasMore: false });
});

it('does not treat a lost answer as no record', async () => {
  const lost = async () => {
    throw new ConnectorError('no-answer', 'crm-unreachable');
  };
  await expect(findByNumber(lost, sought)).rejects.toMatchObject({ kind: 'no-answer' });
});

describe('describeRecords', () => {
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
});
