import type { CallDeps } from '@/lib/calls/deps';
import { Failure, problemOf } from '@/lib/calls/failure';
import type { ServiceClient } from '@/lib/service/client';
import type { CampaignDatabase } from './database';

/** What campaigns, audiences, agents and the queue need. */
export interface CampaignDeps extends CallDeps {
  campaigns: CampaignDatabase;
  client(): Promise<ServiceClient>;
}

/** Asks the service. Its errors become problems as data. */
export async function requestService<T>(
  deps: Pick<CampaignDeps, 'client'>,
  work: (client: ServiceClient) => Promise<T>,
): Promise<T> {
  return deps.client().then(work).catch(fail);
}

function fail(error: unknown): never {
  const { code, words } = problemOf(error);
  throw new Failure(code, words);
}
