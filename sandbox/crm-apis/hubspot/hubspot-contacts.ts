import type { CreatedRecords } from '@/sandbox/crm-apis/http/created-records';
import { invalid, objectAnswer, requiredMissing } from './hubspot-answers';
import { createSchema, type HubspotRecord } from './hubspot-schemas';

/** What an account demands. */
interface ContactOptions {
  requiredOfContacts?: readonly string[];
  now(): number;
}

/** The properties of a contact that the fake accepts. HubSpot has more. */
const PROPERTIES = ['firstname', 'lastname', 'phone', 'mobilephone', 'email', 'company'];

/** "Create contacts". HubSpot requires no property, but an account may; unknown ones are refused. */
export function createContact(
  body: unknown,
  contacts: CreatedRecords<HubspotRecord>,
  { requiredOfContacts, now }: ContactOptions,
): Response {
  const { properties } = createSchema.parse(body);
  const unknown = Object.keys(properties).find((name) => !PROPERTIES.includes(name));
  if (unknown) return invalid(`Property "${unknown}" does not exist`);
  const missing = requiredMissing('CONTACT', properties, requiredOfContacts);
  if (missing) return missing;
  const id = String(9_001 + contacts.created.length);
  contacts.add({ type: 'contact', id, properties });
  return objectAnswer({ id, properties, createdAt: now() }, 201);
}
