import type { HubspotOptions } from '@/sandbox/crm-apis/hubspot/hubspot-api';
import { itCreatesContacts, itSaysWhyNoContact } from '@/test/crm/connectors/contract/new-contacts';
import { itReadsAllPages } from '@/test/crm/connectors/contract/pages';
import { SCOPES, startHubspot } from './support/hubspot';

const ALL = [...SCOPES, 'crm.objects.companies.read'];

async function start(given: Partial<HubspotOptions> = {}) {
  const crm = await startHubspot({ scopes: ALL, ...given });
  return {
    ...crm,
    created: () =>
      crm.api.created.map(({ properties = {} }) => ({
        ...{ name: properties.lastname ?? '', number: properties.phone ?? '' },
      })),
    failCreating: (fault: Parameters<typeof crm.failNext>[0]) =>
      crm.failNext(fault, /^POST \S+\/contacts$/),
  };
}

itCreatesContacts(start);

itReadsAllPages((written) => {
  const contact = (phone: string, nth: number) => ({
    ...{ type: 'contact', id: String(nth + 1), properties: { phone } },
  });
  return start({ records: written.map(contact) });
});

itSaysWhyNoContact('companies may not be searched', () => start({ scopes: SCOPES }), {
  ...{ code: 'crm-missing-scope', words: 'crm.objects.companies.read' },
});
itSaysWhyNoContact('a required property', () => start({ requiredOfContacts: ['email'] }), {
  ...{ code: 'crm-contact-field', words: 'email' },
});
