import {
  commaSeparated,
  pagingFrom,
  pagingQuery,
  wholeNumbers,
  withoutEmptyLists,
} from '@/components/shared/lists/filter-texts';
import type { Requests } from '@/lib/messages/table';

/** Audience statuses. The index is the service's status code. */
export const audienceStatuses = ['fresh', 'completed', 'halted', 'inqueue'] as const;

/** The filters of an audience, as typed. */
export interface AudienceFilters {
  number: string;
  /** Status codes: indexes of {@link audienceStatuses}. */
  status: number[];
  call: string;
  first: string;
  last: string;
  attempt: string;
  /** One column for each field of the contact. */
  hasFieldColumns: boolean;
  page: number;
  limit: number;
}

const texts = ['number', 'call', 'first', 'last', 'attempt'] as const;

/** Reads filters from a URL query. */
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
    hasFieldColumns: query.simple === '1',
    ...pagingFrom(query),
  };
}

/** Writes filters as a URL query. */
export function audienceQueryOf(filters: AudienceFilters): Record<string, string> {
  const typed = texts.map((name) => [name, filters[name]] as const);
  return {
    status: filters.status.join(','),
    ...Object.fromEntries(typed),
    ...(filters.hasFieldColumns && { simple: '1' }),
    ...pagingQuery(filters),
  };
}

/** Returns whether the attempts are not a list of whole numbers. Then nothing is requested. */
export function areAttemptsInvalid(filters: AudienceFilters): boolean {
  return wholeNumbers(filters.attempt) === undefined;
}

/** Returns whether one of the rarer, collapsed filters is set. */
export function hasRareFilters({ call, first, last, attempt }: AudienceFilters): boolean {
  return [call, first, last, attempt].some((text) => text !== '');
}

/** Returns the request for the background, without the format. */
export function audienceRequest(
  campaignId: number,
  filters: AudienceFilters,
): Omit<Requests['audience'], 'hasFieldColumns'> {
  const { number, status, page, limit } = filters;
  return {
    campaignId,
    page,
    limit,
    ...(number.trim() && { mobileNo: number.trim() }),
    ...withoutEmptyLists({
      status,
      callStatus: commaSeparated(filters.call),
      firstStatus: commaSeparated(filters.first),
      lastStatus: commaSeparated(filters.last),
      attempt: wholeNumbers(filters.attempt) ?? [],
    }),
  };
}
