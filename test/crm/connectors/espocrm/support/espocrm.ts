import { createEspocrmApi, type EspocrmOptions } from '@/sandbox/crm-apis/espocrm/espocrm-api';
import type { ContractCrm } from '@/test/crm/connectors/contract/contract';
import { startFake } from '@/test/crm/connectors/contract/fake-crm';

/** Ids have 17 hexadecimal digits. */
export const espocrmId = (nth: number) => `65f0c0ffee${String(nth).padStart(7, '0')}`;

/** A contact who is there. */
export const ESPOCRM_CONTACT = { type: 'Contact', id: espocrmId(7) };

/** Starts a fake EspoCRM with a contact. */
export async function startEspocrm(given: Partial<EspocrmOptions> = {}) {
  const fake = await startFake('espocrm', 'key', (clock) =>
    createEspocrmApi({
      ...{ key: 'key', now: () => clock.now },
      records: [{ entity: 'Contact', id: ESPOCRM_CONTACT.id }],
      ...given,
    }),
  );
  const { id: target } = ESPOCRM_CONTACT;
  // EspoCRM shows a description as text.
  const entriesOf: ContractCrm['entriesOf'] = async (marker) =>
    fake.api.calls
      .filter(({ description }) => description?.includes(marker))
      .map(({ id, description = '', parentId, contactsIds }) => ({
        ...{ id, text: description.replaceAll('<', '&lt;') },
        isOnTarget: parentId === target && contactsIds?.join() === target,
      }));
  return { ...fake, target: ESPOCRM_CONTACT, entriesOf };
}
