import { signInIfNeeded } from '@/lib/crm/connectors/connect';
import { createZohoApi, type ZohoOptions } from '@/sandbox/crm-apis/zoho/zoho-api';
import type { ContractCrm } from '@/test/crm/connectors/contract/contract';
import { startFake } from '@/test/crm/connectors/contract/fake-crm';
import { noSignInPage } from '@/test/crm/connectors/contract/no-page';

const CLIENT = { id: '1000.ABC', secret: 's3cret', code: '1000.code' };
export const MODULES = ['contacts.READ', 'leads.READ'].map((each) => `ZohoCRM.modules.${each}`);
export const ZOHO_SCOPES = [
  ...MODULES,
  ...['ZohoCRM.modules.calls.ALL', 'ZohoSearch.securesearch.READ', 'ZohoCRM.org.READ'],
];
export const ZOHO_CONTACT = { type: 'contact', id: '7' };
const { signal: abortSignal } = new AbortController();

/** Starts a fake Zoho CRM with a contact, that somebody signed in to. */
export async function startZoho(given: Partial<ZohoOptions> = {}) {
  const fake = await startFake(
    'zoho',
    async ({ url: address, deps }) => {
      const client = { clientId: CLIENT.id, clientSecret: CLIENT.secret, code: CLIENT.code };
      return (
        await signInIfNeeded(
          { ...deps, ...noSignInPage },
          { address, key: '', client },
          abortSignal,
        )
      ).key;
    },
    (clock) =>
      createZohoApi({
        ...{ client: CLIENT, scopes: ZOHO_SCOPES, now: () => clock.now },
        records: [{ module: 'Contacts', id: '7' }],
        ...given,
      }),
  );
  // Zoho shows a description as text.
  const entriesOf: ContractCrm['entriesOf'] = async (marker) =>
    fake.api.calls
      .filter(({ Description }) => Description?.includes(marker))
      .map(({ id, Description = '', Who_Id, What_Id }) => ({
        ...{ id, text: Description.replaceAll('<', '&lt;') },
        isOnTarget: Who_Id?.id === '7' && What_Id === undefined,
      }));
  return { ...fake, target: ZOHO_CONTACT, entriesOf };
}
