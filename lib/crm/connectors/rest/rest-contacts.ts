import { z } from 'zod';
import type { ContactMaker } from '@/lib/outbox/connector';
import { ConnectorError } from '@/lib/outbox/connector-error';
import type { RestApi } from './rest-api';
import type { RestClient } from './rest-client';
import { allSearchChecks } from './rest-records';

/** Creates contacts in a CRM with a REST API. */
export function createRestContacts(
  { contacts, numberSearches }: Pick<RestApi, 'contacts' | 'numberSearches'>,
  client: RestClient,
): ContactMaker {
  const { type } = contacts;
  const targetOf = (id: string) => ({ type, id });
  return {
    async find(number) {
      // A record that the key may not search may have the number, so this must be refused.
      const optional = numberSearches.filter(({ isOptional }) => isOptional);
      for (const request of allSearchChecks(optional)) await client(request, z.unknown());
      const ids = await client(contacts.find(number), contacts.found(number));
      return ids.map(targetOf);
    },
    create: async (contact) => {
      const created = client(contacts.create(contact), contacts.createdId);
      return targetOf(await created.catch(sayOfContact));
    },
  };
}

/** Fixed texts are for entries. A field that a contact lacks is named, and filled in by hand. */
function sayOfContact(error: unknown): never {
  const { problem } = error instanceof ConnectorError ? error : {};
  if (problem?.code !== 'crm-field-required') throw error;
  const words = problem.words ? { words: problem.words } : {};
  throw new ConnectorError('refused', 'crm-contact-field', words, error);
}
