import type { SalesforceOptions } from '@/sandbox/crm-apis/salesforce/salesforce-api';
import { itCreatesContacts, itSaysWhyNoContact } from '@/test/crm/connectors/contract/new-contacts';
import { itReadsAllPages } from '@/test/crm/connectors/contract/pages';
import { startSalesforce } from './support/salesforce';

async function start(given: Partial<SalesforceOptions> = {}) {
  // A search shows a new contact after longer than a lost answer is waited for.
  const crm = await startSalesforce({ indexLagMs: 900_000, ...given });
  return {
    ...crm,
    created: () =>
      crm.api.created.map(({ fields = {} }) => ({
        ...{ name: String(fields.LastName), number: String(fields.Phone) },
      })),
    failCreating: (fault: Parameters<typeof crm.failNext>[0]) =>
      crm.failNext(fault, /^POST \S+\/Contact$/),
  };
}

itCreatesContacts(start);

itReadsAllPages(async (written) => {
  const idOf = (nth: number) => `003${String(nth).padStart(12, '0')}AAA`;
  const contact = (Phone: string, nth: number) => ({
    ...{ type: 'Contact', id: idOf(nth + 1), fields: { Phone } },
  });
  return { ...(await start({ records: written.map(contact) })), idOf };
});

itSaysWhyNoContact('leads may not be searched', () => start({ hiddenObjects: ['Lead'] }), {
  code: 'crm-missing-scope',
});
itSaysWhyNoContact('contacts may not be created', () => start({ mayNotCreate: ['Contact'] }), {
  ...{ code: 'crm-refused', words: 'entity type cannot be inserted: Contact' },
});
