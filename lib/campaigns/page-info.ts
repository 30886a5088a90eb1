import type { AnyPagination } from '@/lib/service/campaigns/pagination';
import { defined } from './defined';
import type { PageInfo } from './model';

/** Where a page stands: what was asked for, and what the service says beyond that. */
export function pageInfo(
  { page, limit }: { page: number; limit: number },
  pagination: AnyPagination | undefined,
): PageInfo {
  const { totalPages, totalRecords } = pagination ?? {};
  return { page, limit, ...defined({ totalPages, totalRecords }) };
}
