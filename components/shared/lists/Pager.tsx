import { i18n } from '#i18n';
import type { PageInfo } from '@/lib/campaigns/model';
import { countText } from './count-text';
import { pageSizes } from './filter-texts';

interface PagerProps {
  /** Number of the page, and totals if known. Without totals, a full page has a next one. */
  info: PageInfo;
  /** Rows on this page. */
  rows: number;
  onChange: (change: { page?: number; limit?: number }) => void;
}

/** Buttons for the pages of a list, and its page size. */
export function Pager({ info, rows, onChange }: PagerProps) {
  const { page, limit, totalPages, totalRecords } = info;
  const hasNext = totalPages === undefined ? rows >= limit : page < totalPages;
  return (
    <nav class="pager" aria-label={i18n.t('dashboard.pages')}>
      <p class="pager-total">
        {totalRecords !== undefined && i18n.t('dashboard.total', [countText(totalRecords)])}
      </p>
      <label class="pager-size">
        {i18n.t('dashboard.per_page')}
        <select
          class="control"
          value={limit}
          onChange={(event) => onChange({ limit: Number(event.currentTarget.value) })}
        >
          {pageSizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
      </label>
      <div class="pager-steps">
        <button
          type="button"
          class="ghost"
          disabled={page <= 1}
          onClick={() => onChange({ page: page - 1 })}
        >
          {i18n.t('dashboard.previous')}
        </button>
        <span>
          {totalPages === undefined
            ? i18n.t('dashboard.page', [countText(page)])
            : i18n.t('dashboard.page_of', [countText(page), countText(Math.max(totalPages, 1))])}
        </span>
        <button
          type="button"
          class="ghost"
          disabled={!hasNext}
          onClick={() => onChange({ page: page + 1 })}
        >
          {i18n.t('dashboard.next')}
        </button>
      </div>
    </nav>
  );
}
