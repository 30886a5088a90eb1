import { signInIfNeeded } from '@/lib/crm/connectors/connect';
import { createSuitecrmApi, type SuitecrmOptions } from '@/sandbox/crm-apis/suitecrm/suitecrm-api';
import type { ContractCrm } from '@/test/crm/connectors/contract/contract';
import { startFake } from '@/test/crm/connectors/contract/fake-crm';
import { noSignInPage } from '@/test/crm/connectors/contract/no-page';

/** A client that an administrator made for the user. */
export const SUITECRM_CLIENT = { id: '11111111-1111-4111-8111-111111111111', secret: 's3cret' };

export const suitecrmId = (nth: number) =>
  `65f0c0ff-0000-4000-8000-${String(nth).padStart(12, '0')}`;

/** A contact who is there. */
export const SUITECRM_CONTACT = { type: 'Contacts', id: suitecrmId(7) };

const { signal: abortSignal } = new AbortController();

/** Starts a fake SuiteCRM 7 with a contact, that somebody signed in to. */
export async function startSuitecrm(given: Partial<SuitecrmOptions> = {}) {
  const fake = await startFake(
    'suitecrm',
    async ({ url: address, deps }) => {
      const userClient = { clientId: SUITECRM_CLIENT.id, clientSecret: SUITECRM_CLIENT.secret };
      const typed = { address, key: '', userClient };
      return (await signInIfNeeded({ ...deps, ...noSignInPage }, typed, abortSignal)).key;
    },
    (clock) =>
      createSuitecrmApi({
        ...{ client: SUITECRM_CLIENT, now: () => clock.now },
        records: [{ module: 'Contacts', id: SUITECRM_CONTACT.id, attributes: {} }],
        ...given,
      }),
  );
  // SuiteCRM shows a description as text.
  const entriesOf: ContractCrm['entriesOf'] = async (marker) =>
    fake.api.calls
      .filter(({ attributes }) => String(attributes.description).includes(marker))
      .map(({ id, attributes: { description, parent_id, contact_id } }) => ({
        ...{ id, text: String(description).replaceAll('<', '&lt;') },
        isOnTarget: parent_id === SUITECRM_CONTACT.id && contact_id === SUITECRM_CONTACT.id,
      }));
  return { ...fake, target: SUITECRM_CONTACT, entriesOf };
}
