import type { Requests } from '@/lib/messages/table';
import {
  pagingFrom,
  pagingQuery,
  wholeNumbers,
  withoutEmptyLists,
  wordsIn,
} from '@/lib/state/list/filter-texts';

/** Statuses of campaigns that can be asked for. */
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

/** What the filters of the campaign list hold, as they were typed. */
export interface CampaignFilters {
  name: string;
  status: CampaignStatusFilter[];
  agent: string;
  workspace: string;
  page: number;
  limit: number;
}

/** Filters from an address. */
export function campaignFiltersFrom(query: Readonly<Record<string, string>>): CampaignFilters {
  const named = wordsIn(query.status ?? '');
  return {
    name: query.name ?? '',
    status: campaignStatuses.filter((status) => named.includes(status)),
    agent: query.agent ?? '',
    workspace: query.workspace ?? '',
    ...pagingFrom(query),
  };
}

/** Filters for an address. */
export function campaignQueryOf(filters: CampaignFilters): Record<string, string> {
  const { name, status, agent, workspace } = filters;
  return { name, status: status.join(','), agent, workspace, ...pagingQuery(filters) };
}

/** Fields whose text is no list of whole numbers; nothing is asked while there is one. */
export function invalidCampaignFilters(filters: CampaignFilters): ('agent' | 'workspace')[] {
  return (['agent', 'workspace'] as const).filter((field) => !wholeNumbers(filters[field]));
}

/** Filters as the background is asked. */
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
