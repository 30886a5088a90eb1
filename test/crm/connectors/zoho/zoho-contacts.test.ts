import type { ZohoOptions } from '@/sandbox/crm-apis/zoho/zoho-api';
import { itCreatesContacts, itSaysWhyNoContact } from '@/test/crm/connectors/contract/new-contacts';
import { itReadsAllPages } from '@/test/crm/connectors/contract/pages';
import { startZoho, ZOHO_SCOPES } from './support/zoho';

const ACCOUNTS = 'ZohoCRM.modules.accounts.READ';
const CREATE = 'ZohoCRM.modules.contacts.CREATE';

async function start(scopes: string[], given: Partial<ZohoOptions> = {}) {
  // A search shows a new contact after longer than a lost answer is waited for.
  const all = [...ZOHO_SCOPES, ...scopes];
  const crm = await startZoho({ scopes: all, searchLagMs: 900_000, ...given });
  return {
    ...crm,
    created: () =>
      crm.api.created.map(({ fields = {} }) => ({
        ...{ name: fields.Last_Name ?? '', number: fields.Phone ?? '' },
      })),
    failCreating: (fault: Parameters<typeof crm.failNext>[0]) =>
      crm.failNext(fault, /^POST \S+\/Contacts$/),
  };
}

itCreatesContacts(() => start([ACCOUNTS, CREATE]));

itReadsAllPages((written) => {
  const contact = (Phone: string, nth: number) => ({
    ...{ module: 'Contacts' as const, id: String(nth + 1), fields: { Phone } },
  });
  return start([ACCOUNTS, CREATE], { records: written.map(contact) });
});

itSaysWhyNoContact('accounts may not be searched', () => start([CREATE]), {
  ...{ code: 'crm-missing-scope', words: ACCOUNTS },
});
itSaysWhyNoContact('contacts may not be created', () => start([ACCOUNTS]), {
  ...{ code: 'crm-missing-scope', words: CREATE },
});
