import {
  createPipedriveApi,
  type PipedriveOptions,
} from '@/sandbox/crm-apis/pipedrive/pipedrive-api';
import type { ContractCrm } from '@/test/crm/connectors/contract/contract';
import { startFake } from '@/test/crm/connectors/contract/fake-crm';

/** A person who is there. */
export const PIPEDRIVE_PERSON = { type: 'person', id: '7' } as const;

/** Starts a fake Pipedrive with a person. */
export async function startPipedrive(given: Partial<PipedriveOptions> = {}) {
  const fake = await startFake('pipedrive', 'token', (clock) =>
    createPipedriveApi({
      ...{ token: 'token', records: [PIPEDRIVE_PERSON], now: () => clock.now },
      ...given,
    }),
  );
  const entriesOf: ContractCrm['entriesOf'] = async (marker) =>
    fake.api.activities
      .filter(({ note }) => note?.includes(marker))
      .map(({ id, note = '', participants }) => ({
        id: String(id),
        text: note,
        isOnTarget: participants?.map(({ person_id }) => person_id).join() === '7',
      }));
  return { ...fake, target: PIPEDRIVE_PERSON, entriesOf };
}
