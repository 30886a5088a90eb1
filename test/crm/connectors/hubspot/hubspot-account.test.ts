import { expect, it } from 'vitest';
import { hubspotRecords } from '@/lib/crm/connectors/hubspot/hubspot-account';
import type { RestClient } from '@/lib/crm/connectors/rest/rest-client';

const answering =
  (answer: object): RestClient =>
  async (_, schema) =>
    schema.parse(answer);

it('builds the address of the records from the account', async () => {
  const client = answering({ portalId: 12, uiDomain: 'app.hubspot.com', timeZone: 'UTC' });
  expect(await hubspotRecords(client)).toBe('https://app.hubspot.com/contacts/12/');
});

it('takes no host but those of HubSpot', async () => {
  for (const uiDomain of ['evil.example', 'app.hubspot.com.evil.example', 'app.hubspot.com/x']) {
    await expect(hubspotRecords(answering({ portalId: 12, uiDomain }))).rejects.toThrow();
  }
});
