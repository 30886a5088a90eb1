import type { CrmFault } from '@/sandbox/crm-apis/http/crm-server';
import type { PipedriveOptions } from '@/sandbox/crm-apis/pipedrive/pipedrive-api';
import { itCreatesContacts } from '@/test/crm/connectors/contract/new-contacts';
import { itReadsAllPages } from '@/test/crm/connectors/contract/pages';
import { startPipedrive } from './support/pipedrive';

async function start(given: Partial<PipedriveOptions> = {}) {
  // A search shows a new person after longer than a lost answer is waited for.
  const crm = await startPipedrive({ searchLagMs: 900_000, ...given });
  return {
    ...crm,
    created: () =>
      crm.api.created.map(({ name = '', phones = [] }) => ({ name, number: phones.join() })),
    failCreating: (fault: CrmFault) => crm.failNext(fault, /^POST \S+\/persons$/),
  };
}

itCreatesContacts(start);

itReadsAllPages((written) => {
  const person = (phone: string, nth: number) => ({
    ...{ type: 'person' as const, id: String(nth + 1), phones: [phone] },
  });
  return start({ records: written.map(person) });
});
