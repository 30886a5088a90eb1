import { i18n } from '#i18n';
import { CallFileButtons, CallsImportReport } from '@/components/log/files/CallFiles';
import type { CallsImportModel } from '@/components/log/files/import-model';
import type { CallRowsModel } from '@/components/log/latest/CallRow';
import { Skeleton } from '@/components/shared/lists/ListFrame';
import { Pager } from '@/components/shared/lists/Pager';
import { ViewHeader } from '@/components/shared/lists/ViewHeader';
import { Notice } from '@/components/shared/notices/Notice';
import { CallsFilters } from './CallsFilters';
import { CallsTable } from './CallsTable';
import type { CallsTableModel } from './calls-table-model';
import './calls-view.css';

interface CallsViewProps {
  table: CallsTableModel;
  files: CallsImportModel;
  rows: CallRowsModel;
  /** Epoch ms. */
  now: () => number;
}

/** The whole log: searched, sorted, paged, exported. */
export function CallsView({ table, files, rows, now }: CallsViewProps) {
  return (
    <section class="view">
      <ViewHeader title={i18n.t('log.title')}>
        <CallFileButtons
          table={table}
          files={files}
          dispositions={rows.settings.value.value?.dispositions ?? []}
        />
      </ViewHeader>
      <CallsImportReport files={files} />
      <CallsFilters table={table} rows={rows} />
      {table.failed.value ? <Failed table={table} /> : <Log {...{ table, rows, now }} />}
    </section>
  );
}

function Log({ table, rows, now }: Omit<CallsViewProps, 'files'>) {
  const { page, query } = table;
  if (!page.value) return <Skeleton />;
  const { calls, matching, total } = page.value;
  if (total === 0) {
    return <Notice icon="phone" title={i18n.t('log.none')} next={i18n.t('log.none_hint')} />;
  }
  if (matching === 0) return <NoMatch table={table} />;
  const { page: at, limit } = query.value;
  const info = { page: at, limit, ...(matching !== undefined && totals(matching, limit)) };
  return (
    <>
      <CallsTable {...{ calls, table, rows, now }} />
      <Pager info={info} rows={calls.length} onChange={(change) => table.set(change)} />
    </>
  );
}

function totals(matching: number, limit: number) {
  return { totalPages: Math.ceil(matching / limit), totalRecords: matching };
}

function NoMatch({ table }: { table: CallsTableModel }) {
  return (
    <Notice
      icon="search"
      title={i18n.t('dashboard.no_matches')}
      next={i18n.t('dashboard.no_matches_hint')}
    >
      <button type="button" class="ghost" onClick={() => table.clearFilters()}>
        {i18n.t('dashboard.clear_filters')}
      </button>
    </Notice>
  );
}

function Failed({ table }: { table: CallsTableModel }) {
  return (
    <Notice icon="alert" title={i18n.t('log.failed')}>
      <button type="button" class="ghost" onClick={() => table.retry()}>
        {i18n.t('dashboard.try_again')}
      </button>
    </Notice>
  );
}
