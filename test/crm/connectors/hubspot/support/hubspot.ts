import { createHubspotApi, type HubspotOptions } from '@/sandbox/crm-apis/hubspot/hubspot-api';
import type { ContractCrm } from '@/test/crm/connectors/contract/contract';
import { startFake } from '@/test/crm/connectors/contract/fake-crm';

export const SCOPES = ['crm.objects.contacts.read', 'crm.objects.contacts.write'];
export const CONTACT = { type: 'contact', id: '7' };

/** Starts a fake HubSpot with a contact. */
export async function startHubspot(given: Partial<HubspotOptions> = {}) {
  const fake = await startFake('hubspot', 'pat', (clock) =>
    createHubspotApi({
      ...{ token: 'pat', portalId: 123, scopes: SCOPES, indexLagMs: 30_000 },
      records: [CONTACT],
      now: () => clock.now,
      ...given,
    }),
  );
  const { calls } = fake.api;
  const entriesOf: ContractCrm['entriesOf'] = async (marker) =>
    calls
      .filter(({ properties }) => properties.hs_call_external_id === marker)
      .map(({ id, properties, records }) => ({
        id,
        text: properties.hs_call_body ?? '',
        isOnTarget: records.join() === 'contact:7',
      }));
  return { ...fake, target: CONTACT, entriesOf };
}
