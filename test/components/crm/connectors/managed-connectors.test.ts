import { expect, it } from 'vitest';
import { managedConnectors } from '@/components/crm/connectors/managed-connectors';
import { connectorIds } from '@/lib/outbox/model/connector';
import { parsePolicy } from '@/lib/settings/policy';

const connectors = [
  { connector: 'odoo' as const, address: 'https://odoo.example.com', database: 'crm' },
];

it('offers every CRM without a policy', () => {
  const { offered, isLocked, fieldsOf } = managedConnectors();
  expect([offered, isLocked, fieldsOf('odoo')]).toEqual([connectorIds, false, {}]);
});

it('suggests those of the company', () => {
  const { offered, isLocked, fieldsOf } = managedConnectors(connectors);
  expect([offered, isLocked]).toEqual([connectorIds, false]);
  expect(fieldsOf('odoo')).toEqual({ address: 'https://odoo.example.com', database: 'crm' });
  expect(fieldsOf('zoho')).toEqual({});
});

it('offers nothing else once they are locked', () => {
  const policy = parsePolicy({ connectors, locked: ['connectors'] });
  expect(managedConnectors(connectors, policy)).toMatchObject({
    offered: ['odoo'],
    isLocked: true,
  });
});
