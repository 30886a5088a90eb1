import { z } from 'zod';
import type { ContractEntry } from '@/test/crm/connectors/contract/contract';
import type { Account } from './account';

const espocrmCalls = z.object({
  list: z.array(z.object({ id: z.string(), description: z.string().nullish() })),
});
const espocrmCall = z.object({
  parentType: z.string().nullish(),
  parentId: z.string().nullish(),
  contactsIds: z.array(z.string()),
  leadsIds: z.array(z.string()),
});

/** Reads the calls with a marker from EspoCRM. */
export async function espocrmEntries(account: Account, marker: string): Promise<ContractEntry[]> {
  const ask = async (path: string): Promise<unknown> => {
    const headers = { 'x-api-key': account.token };
    return (await fetch(`${account.address}/api/v1/Call${path}`, { headers })).json();
  };
  const query = new URLSearchParams({
    ...{ 'where[0][type]': 'contains', 'where[0][attribute]': 'description' },
    ...{ 'where[0][value]': marker, select: 'id,description' },
  });
  const { list } = espocrmCalls.parse(await ask(`?${query}`));
  return Promise.all(
    list.map(async ({ id, description }) => {
      const call = espocrmCall.parse(await ask(`/${id}`));
      const people = [...call.contactsIds, ...call.leadsIds];
      const { type, id: target } = account.record;
      const isOnTarget = call.parentType === type && call.parentId === target;
      return {
        // EspoCRM shows a description as text.
        ...{ id, text: (description ?? '').replaceAll('<', '&lt;') },
        isOnTarget: isOnTarget && people.every((each) => each === target),
      };
    }),
  );
}

const suitecrmCalls = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      attributes: z.object({
        description: z.string().nullish(),
        parent_type: z.string().nullish(),
        parent_id: z.string().nullish(),
      }),
    }),
  ),
});

/** Reads the calls with a marker from SuiteCRM. */
export async function suitecrmEntries(account: Account, marker: string): Promise<ContractEntry[]> {
  const query = new URLSearchParams({
    ...{ 'fields[Calls]': 'description,parent_type,parent_id', 'page[size]': '10' },
    'filter[description][like]': `%${marker}%`,
  });
  const headers = { authorization: `Bearer ${account.token}` };
  const answer = await fetch(`${account.address}/Api/V8/module/Calls?${query}`, { headers });
  return suitecrmCalls.parse(await answer.json()).data.map(({ id, attributes }) => ({
    // SuiteCRM shows a description as text.
    ...{ id, text: (attributes.description ?? '').replaceAll('<', '&lt;') },
    isOnTarget: attributes.parent_id === account.record.id,
  }));
}
