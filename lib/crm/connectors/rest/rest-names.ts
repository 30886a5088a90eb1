import { firstOfEach } from '@/lib/crm/connectors/names/named-record';
import type { FoundByName, RecordMatch } from '@/lib/outbox/model/entry';
import type { NameSearch, RestApi, RestClient } from './rest-api';
import { isScopeMissing } from './rest-records';

/** Finds records of all types by name. Rejects with a `ConnectorError`. */
export async function searchNames(
  { nameSearches }: Pick<RestApi, 'nameSearches'>,
  client: RestClient,
  text: string,
  abortSignal: AbortSignal,
): Promise<FoundByName> {
  const searchOne = async ({ request, found, isOptional }: NameSearch): Promise<RecordMatch[]> => {
    try {
      return await client(request(text), found, abortSignal);
    } catch (error) {
      if (!isOptional || !isScopeMissing(error)) throw error;
      return [];
    }
  };
  return firstOfEach(await Promise.all(nameSearches.map(searchOne)));
}
