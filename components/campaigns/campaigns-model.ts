/**
 * The campaigns of the workspace, filtered and paged; each links to its audience.
 * The dashboard starts it; it asks the background for a page when the campaigns view is shown.
 * The filters are read from the address and written to it.
 * It remembers the names of campaigns for other views, and it never changes a campaign.
 */

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { createListModel, type ListModel, type Timer } from '@/components/shared/lists/list-model';
import type { RouteModel } from '@/components/shared/models/route-model';
import { reactTo } from '@/components/shared/react-to';
import type { CampaignRow, CampaignsPage } from '@/lib/campaigns/model';
import type { Ask } from '@/lib/messages/client';
import type { Requests } from '@/lib/messages/table';
import {
  type CampaignFilters,
  campaignFiltersFrom,
  campaignQueryOf,
  campaignsRequest,
  invalidCampaignFilters,
} from './campaign-filters';

/** Pause in typing before the service is asked, in milliseconds. */
export const SERVICE_TYPING_PAUSE_MS = 250;

/** The list of campaigns with its filters. */
export interface CampaignsModel {
  filters: ReadonlySignal<CampaignFilters>;
  /** Filters with an invalid text. */
  invalid: ReadonlySignal<('agent' | 'workspace')[]>;
  list: ListModel<Requests['campaigns'], CampaignsPage>;
  /** Changes filters, and goes to page 1 unless a page is given. Typed text waits for a pause. */
  set(change: Partial<CampaignFilters>, typed?: boolean): void;
  /** Returns a campaign's name, if a loaded page had it. */
  nameOf(id: number): string | undefined;
  /** Loads names of campaigns if this one is unknown. */
  wantName(id: number): Promise<void>;
}

/** Creates the model of the campaign list, which loads when its view is shown. */
export function createCampaignsModel(
  deps: { ask: Ask; later: Timer; route: RouteModel },
  abortSignal: AbortSignal,
): CampaignsModel {
  const { ask, later, route } = deps;
  const filters = signal(campaignFiltersFrom({}));
  const invalid = computed(() => invalidCampaignFilters(filters.value));
  const names = signal<ReadonlyMap<number, string>>(new Map());
  const read = async (body: Requests['campaigns']) => {
    const answer = await ask('campaigns', body);
    if (answer.ok) keepNames(answer.value.campaigns);
    return answer;
  };
  const list = createListModel({ read, later }, abortSignal);
  let shown: string | undefined;

  function keepNames(rows: readonly CampaignRow[]): void {
    const named = rows.flatMap(({ id, name }) => (name ? [[id, name] as const] : []));
    names.value = new Map([...names.peek(), ...named]);
  }

  function showNow(next: CampaignFilters, pauseMs = 0): void {
    const body = campaignsRequest(next);
    const key = JSON.stringify(body);
    filters.value = next;
    if (key === shown || invalidCampaignFilters(next).length > 0) return;
    shown = key;
    list.show(body, pauseMs);
  }

  reactTo(
    () => route.route.value,
    ({ view, query }) => {
      if (view === 'campaigns') showNow(campaignFiltersFrom(query));
    },
    abortSignal,
  );

  return {
    filters,
    invalid,
    list,
    set(change, typed = false) {
      const next = { ...filters.peek(), page: 1, ...change };
      const pauseMs = typed ? SERVICE_TYPING_PAUSE_MS : 0;
      showNow(next, pauseMs);
      route.saveFilters(campaignQueryOf(next), change.page !== undefined, pauseMs);
    },
    nameOf: (id) => names.value.get(id),
    async wantName(id) {
      if (!names.peek().has(id)) await read({ page: 1, limit: 100 });
    },
  };
}
