import {
  commaSeparated,
  pagingFrom,
  pagingQuery,
  wholeNumbers,
  withoutEmptyLists,
} from '@/components/shared/lists/filter-texts';
import type { Requests } from '@/lib/messages/table';

/** Campaign statuses that the service can filter by. */
export const campaignStatuses = [
  'draft',
  'inprogress',
  'hold',
  'pause',
  'force_completed',
  'deleted',
] as const;

/** One status. */
export type CampaignStatusFilter = (typeof campaignStatuses)[number];

/** The filters of the campaign list, as typed. */
export interface CampaignFilters {
  name: string;
  status: CampaignStatusFilter[];
  agent: string;
  workspace: string;
  page: number;
  limit: number;
}

/** Reads filters from a URL query. */
export function campaignFiltersFrom(query: Readonly<Record<string, string>>): CampaignFilters {
  const named = commaSeparated(query.status ?? '');
  return {
    name: query.name ?? '',
    status: campaignStatuses.filter((status) => named.includes(status)),
    agent: query.agent ?? '',
    workspace: query.workspace ?? '',
    ...pagingFrom(query),
  };
}

/** Writes filters as a URL query. */
export function campaignQueryOf(filters: CampaignFilters): Record<string, string> {
  const { name, status, agent, workspace } = filters;
  return { name, status: status.join(','), agent, workspace, ...pagingQuery(filters) };
}

/** Returns the fields that are not a list of whole numbers. Then nothing is requested. */
export function invalidCampaignFilters(filters: CampaignFilters): ('agent' | 'workspace')[] {
  return (['agent', 'workspace'] as const).filter((field) => !wholeNumbers(filters[field]));
}

/** Returns the request for the background. */
export function campaignsRequest(filters: CampaignFilters): Requests['campaigns'] {
  const { name, status, page, limit } = filters;
  return {
    page,
    limit,
    ...(name.trim() && { name: name.trim() }),
    ...withoutEmptyLists({
      status,
      agentId: wholeNumbers(filters.agent) ?? [],
      workspaceId: wholeNumbers(filters.workspace) ?? [],
    }),
  };
}
