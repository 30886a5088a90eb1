import { expect, it } from 'vitest';
import { findByNumber } from '@/lib/crm/connectors/odoo/find-by-number';
import { ConnectorError } from '@/lib/outbox/connector-error';
import { odooWith } from './support/odoo';

const NUMBER = '+12125550134';
const contact = (id: string) => ({ type: 'res.partner', id });

it.each([
  ['none', {}, []],
  ['the only one', { 2: NUMBER }, [contact('2')]],
  ['all', { 1: NUMBER, 2: NUMBER, 3: NUMBER }, [contact('1'), contact('2'), contact('3')]],
])('finds %s', async (_, numbers, found) => {
  const { json2 } = odooWith({ contacts: [1, 2, 3], numbers });
  expect(await findByNumber(json2, NUMBER)).toEqual(found);
});

it('finds nothing where the user may not look', async () => {
  const { json2 } = odooWith({ numbers: { 1: NUMBER }, forbidden: ['res.partner'] });
  expect(await findByNumber(json2, NUMBER)).toEqual([]);
});

it('does not take a lost answer for no record', async () => {
  const lost = async () => {
    throw new ConnectorError('no-answer', 'crm-unreachable');
  };
  await expect(findByNumber(lost, NUMBER)).rejects.toMatchObject({ kind: 'no-answer' });
});
