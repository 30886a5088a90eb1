import type { Requests } from '@/lib/messages/table';
import {
  pagingFrom,
  pagingQuery,
  wholeNumbers,
  withoutEmptyLists,
  wordsIn,
} from '@/lib/state/list/filter-texts';

/** Audience statuses; the place in the list is the code that is asked for. */
export const audienceStatuses = ['fresh', 'completed', 'halted', 'inqueue'] as const;

/** What the filters of an audience hold, as they were typed. */
export interface AudienceFilters {
  number: string;
  /** Codes: places in {@link audienceStatuses}. */
  status: number[];
  call: string;
  first: string;
  last: string;
  attempt: string;
  /** One column for each field of the contact. */
  simple: boolean;
  page: number;
  limit: number;
}

const texts = ['number', 'call', 'first', 'last', 'attempt'] as const;

/** Filters from an address. */
export function audienceFiltersFrom(query: Readonly<Record<string, string>>): AudienceFilters {
  const [number = '', call = '', first = '', last = '', attempt = ''] = texts.map(
    (name) => query[name] ?? '',
  );
  return {
    number,
    status: (wholeNumbers(query.status ?? '') ?? []).filter((code) => code in audienceStatuses),
    call,
    first,
    last,
    attempt,
    simple: query.simple === '1',
    ...pagingFrom(query),
  };
}

/** Filters for an address. */
export function audienceQueryOf(filters: AudienceFilters): Record<string, string> {
  const typed = texts.map((name) => [name, filters[name]] as const);
  return {
    status: filters.status.join(','),
    ...Object.fromEntries(typed),
    ...(filters.simple && { simple: '1' }),
    ...pagingQuery(filters),
  };
}

/** Whether the attempts are no list of whole numbers; nothing is asked as long as that is so. */
export function areAttemptsInvalid(filters: AudienceFilters): boolean {
  return wholeNumbers(filters.attempt) === undefined;
}

/** Whether the rarer filters, which are folded away, hold anything. */
export function hasRareFilters({ call, first, last, attempt }: AudienceFilters): boolean {
  return [call, first, last, attempt].some((text) => text !== '');
}

/** Filters as the background is asked, without the format. */
export function audienceRequest(
  campaignId: number,
  filters: AudienceFilters,
): Omit<Requests['audience'], 'simple'> {
  const { number, status, page, limit } = filters;
  return {
    campaignId,
    page,
    limit,
    ...(number.trim() && { mobileNo: number.trim() }),
    ...withoutEmptyLists({
      status,
      callStatus: wordsIn(filters.call),
      firstStatus: wordsIn(filters.first),
      lastStatus: wordsIn(filters.last),
      attempt: wholeNumbers(filters.attempt) ?? [],
    }),
  };
}
