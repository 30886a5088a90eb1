import { pagingFrom, pagingQuery } from '@/components/shared/lists/filter-texts';
import { type CallState, callStates } from '@/lib/calls/model';
import { type SpeechGroup, speechGroups } from './speech-group';

const SORTS = ['time', 'name', 'number', 'state', 'voice', 'pause'] as const;

/** Sort keys of the calls table. */
export type CallSort = (typeof SORTS)[number];

/** Which calls of the log are shown. Empty texts filter nothing. */
export interface CallsFilter {
  /** Words of a name or note, or digits of a number. */
  search: string;
  state: CallState | '';
  /** E.164. */
  did: string;
  /** Id of a disposition. */
  disposition: string;
  /** Key of a campaign (campaign-key.ts). */
  campaign: string;
  /** What the recording tells. */
  speech: SpeechGroup | '';
  /** First and last day in the rep's time zone: `2026-11-23`. */
  from: string;
  to: string;
}

/** A query of the log: filters, order and page. */
export interface CallsQuery extends CallsFilter {
  sort: CallSort;
  descending: boolean;
  page: number;
  limit: number;
}

/** No filter. */
export const noFilter: CallsFilter = {
  search: '',
  state: '',
  did: '',
  disposition: '',
  campaign: '',
  speech: '',
  from: '',
  to: '',
};

/** Returns whether a filter lets every call through. */
export function isUnfiltered(filter: CallsFilter): boolean {
  const { search, state, did, disposition, campaign, speech, from, to } = filter;
  return [search.trim(), state, did, disposition, campaign, speech, from, to].every(
    (text) => text === '',
  );
}

/** Reads a query from a URL query. */
export function callsQueryFrom(query: Readonly<Record<string, string>>): CallsQuery {
  const state = callStates.find((name) => name === query.state) ?? '';
  const speech = speechGroups.find((name) => name === query.speech) ?? '';
  const sort = SORTS.find((name) => name === query.sort) ?? 'time';
  const descending = (query.order ?? (sort === 'time' ? 'down' : 'up')) === 'down';
  const { search = '', did = '', disposition = '', campaign = '' } = query;
  const days = { from: dayFrom(query.from), to: dayFrom(query.to) };
  return {
    search,
    state,
    did,
    disposition,
    campaign,
    speech,
    ...days,
    sort,
    descending,
    ...pagingFrom(query),
  };
}

/** Writes a query as a URL query. */
export function callsAddressOf(query: CallsQuery): Record<string, string> {
  const { search, state, did, disposition, campaign, speech, from, to, sort, descending } = query;
  const isDefaultOrder = descending === (sort === 'time');
  return {
    search,
    state,
    ...(did && { did }),
    ...(disposition && { disposition }),
    ...(campaign && { campaign }),
    ...(speech && { speech }),
    ...(from && { from }),
    ...(to && { to }),
    ...(sort !== 'time' && { sort }),
    ...(!isDefaultOrder && { order: descending ? 'down' : 'up' }),
    ...pagingQuery(query),
  };
}

function dayFrom(text = ''): string {
  return /^\d{4}-\d\d-\d\d$/.test(text) ? text : '';
}
