import { expect, it, vi } from 'vitest';
import { crmOpeners } from '@/lib/crm/connectors/crm-openers';
import { connectorIds } from '@/lib/outbox/model/connector';
import { americanRep } from '@/test/crm/support/american-rep';

const ADDRESSES: Partial<Record<string, string>> = {
  salesforce: 'https://acme.my.salesforce.com',
  zoho: 'https://crm.zoho.com',
};

function open(id: (typeof connectorIds)[number], address = ADDRESSES[id] ?? 'https://crm.example') {
  const fetch = vi.fn<typeof globalThis.fetch>();
  const deps = { ...americanRep, fetch, now: () => 0 };
  const crm = crmOpeners[id](deps, { address, key: 'key' }, new AbortController().signal);
  return { crm, fetch };
}

it.each(connectorIds)('opens %s without sending anything', (id) => {
  const { crm, fetch } = open(id);
  expect(crm.connector).toBeDefined();
  expect(fetch).not.toHaveBeenCalled();
});

it.each(['salesforce', 'zoho'] as const)('opens %s at no host but its own', (id) => {
  expect(() => open(id, 'https://crm.example')).toThrow('crm-wrong-host');
});
