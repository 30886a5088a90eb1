import type { AnyPagination } from '@/lib/service/campaigns/pagination';
import type { PageInfo } from './model';
import { withoutUndefined } from './without-undefined';

/** The requested page and limit, with the totals if the service sends them. */
export function pageInfo(
  { page, limit }: { page: number; limit: number },
  pagination: AnyPagination | undefined,
): PageInfo {
  const { totalPages, totalRecords } = pagination ?? {};
  return { page, limit, ...withoutUndefined({ totalPages, totalRecords }) };
}
