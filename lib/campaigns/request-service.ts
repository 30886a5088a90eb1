import type { CallDeps } from '@/lib/calls/deps';
import { Failure, problemOf } from '@/lib/calls/failure';
import type { AnyPagination } from '@/lib/service/campaigns/list-page';
import type { ServiceClient } from '@/lib/service/client';
import type { CampaignDatabase } from './database';
import type { PageInfo } from './model';
import { withoutUndefined } from './without-undefined';

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

/** The requested page and limit, with the totals if the service sends them. */
export function pageInfo(
  { page, limit }: { page: number; limit: number },
  pagination: AnyPagination | undefined,
): PageInfo {
  const { totalPages, totalRecords } = pagination ?? {};
  return { page, limit, ...withoutUndefined({ totalPages, totalRecords }) };
}
