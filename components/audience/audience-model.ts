/**
 * The audience of one campaign: a page of contacts, filtered, to be called or queued.
 * The dashboard starts it; it asks the background for a page when the address names an audience.
 * The filters are read from the address and written to it, so that Back and bookmarks work.
 * It stores nothing, and it never calls: components/row-calls does, at a press of Call.
 */

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { SERVICE_TYPING_PAUSE_MS } from '@/components/campaigns/campaigns-model';
import { createListModel, type ListModel, type Timer } from '@/components/shared/lists/list-model';
import type { RouteModel } from '@/components/shared/models/route-model';
import { reactTo } from '@/components/shared/react-to';
import type { AudiencePage } from '@/lib/campaigns/model';
import type { Ask } from '@/lib/messages/client';
import type { Requests } from '@/lib/messages/table';
import {
  type AudienceFilters,
  areAttemptsInvalid,
  audienceFiltersFrom,
  audienceQueryOf,
  audienceRequest,
} from './audience-filters';

/** The audience of one campaign with its filters. */
export interface AudienceModel {
  campaignId: ReadonlySignal<number | undefined>;
  filters: ReadonlySignal<AudienceFilters>;
  hasInvalidAttempts: ReadonlySignal<boolean>;
  list: ListModel<Requests['audience'], AudiencePage>;
  /** Changes filters, and goes to page 1 unless a page is given. Typed text waits for a pause. */
  set(change: Partial<AudienceFilters>, typed?: boolean): void;
}

/** Creates the model of an audience, which holds one page of it. */
export function createAudienceModel(
  deps: { ask: Ask; later: Timer; route: RouteModel },
  abortSignal: AbortSignal,
): AudienceModel {
  const { ask, later, route } = deps;
  const campaignId = signal<number>();
  const filters = signal(audienceFiltersFrom({}));
  const read = (body: Requests['audience']) => ask('audience', body);
  const list = createListModel({ read, later }, abortSignal);
  let shown: string | undefined;

  function showNow(id: number, next: AudienceFilters, pauseMs = 0): void {
    if (id !== campaignId.peek()) {
      list.clear();
      shown = undefined;
    }
    campaignId.value = id;
    filters.value = next;
    const body = { ...audienceRequest(id, next), hasFieldColumns: next.hasFieldColumns };
    const key = JSON.stringify(body);
    if (key === shown || areAttemptsInvalid(next)) return;
    shown = key;
    list.show(body, pauseMs);
  }

  reactTo(
    () => route.route.value,
    ({ view, campaignId: id, query }) => {
      if (view === 'audience' && id !== undefined) showNow(id, audienceFiltersFrom(query));
    },
    abortSignal,
  );

  return {
    campaignId,
    filters,
    hasInvalidAttempts: computed(() => areAttemptsInvalid(filters.value)),
    list,
    set(change, typed = false) {
      const id = campaignId.peek();
      if (id === undefined) return;
      const next = { ...filters.peek(), page: 1, ...change };
      const pauseMs = typed ? SERVICE_TYPING_PAUSE_MS : 0;
      showNow(id, next, pauseMs);
      route.saveFilters(audienceQueryOf(next), change.page !== undefined, pauseMs);
    },
  };
}
