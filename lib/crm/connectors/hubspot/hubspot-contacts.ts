import { z } from 'zod';
import type { RestContacts } from '@/lib/crm/connectors/rest/rest-api';
import { equalsFilter, searchRequest } from './hubspot-searches';

/** https://developers.hubspot.com/docs/api-reference/legacy/crm/objects/contacts/guide */
const CONTACTS = '/crm/v3/objects/contacts';

const idSchema = z.object({ id: z.string().regex(/^\d+$/) }).transform(({ id }) => id);
const idsSchema = z.object({ results: z.array(idSchema) }).transform(({ results }) => results);

/**
 * Creates contacts: "Create contacts" of the guide to contacts, and
 * PublicApiSpecs/CRM/Contacts/Rollouts/424/v3/contacts.json of
 * https://github.com/HubSpot/HubSpot-public-api-spec-collection. The whole name is the last name
 * (docs/decisions/0026).
 */
export const hubspotContacts: RestContacts = {
  type: 'contact',
  create: ({ name, number }) => ({
    method: 'POST',
    path: CONTACTS,
    scope: 'crm.objects.contacts.write',
    body: { properties: { lastname: name, phone: number }, associations: [] },
  }),
  createdId: idSchema,
  find: (number) => searchRequest(CONTACTS, { filters: [equalsFilter('phone', number)] }),
  found: () => idsSchema,
};
