import { i18n } from '#i18n';
import { Pager } from '@/components/list/Pager';
import { Skeleton } from '@/components/list/Skeleton';
import { ViewHead } from '@/components/list/ViewHeader';
import { Notice } from '@/components/ui/Notice';
import type { DashboardModel } from '@/lib/state/dashboard/dashboard-model';
import type { CallsTableModel } from '@/lib/state/log/calls-table-model';
import { CallsFilters } from './CallsFilters';
import { CallsTable } from './CallsTable';
import { ExportButton } from './ExportButton';
import './calls-view.css';

/** The whole log: searched, sorted, paged, exported. */
export function CallsView({ model }: { model: DashboardModel }) {
  const { callsTable } = model;
  return (
    <section class="view">
      <ViewHead title={i18n.t('log.title')}>
        <ExportButton model={model} />
      </ViewHead>
      <CallsFilters table={callsTable} />
      {callsTable.failed.value ? <Failed table={callsTable} /> : <Log model={model} />}
    </section>
  );
}

function Log({ model }: { model: DashboardModel }) {
  const { callsTable } = model;
  const { page, query } = callsTable;
  if (!page.value) return <Skeleton />;
  const { calls, matching, total } = page.value;
  if (total === 0) {
    return <Notice icon="phone" title={i18n.t('log.none')} next={i18n.t('log.none_hint')} />;
  }
  if (matching === 0) return <NoMatch table={callsTable} />;
  const { limit } = query.value;
  const totalPages = Math.ceil(matching / limit);
  const mark = { page: query.value.page, limit, totalPages, totalRecords: matching };
  return (
    <>
      <CallsTable calls={calls} model={model} />
      <Pager mark={mark} rows={calls.length} onChange={(place) => callsTable.set(place)} />
    </>
  );
}

function NoMatch({ table }: { table: CallsTableModel }) {
  return (
    <Notice
      icon="search"
      title={i18n.t('dashboard.no_matches')}
      next={i18n.t('dashboard.no_matches_hint')}
    >
      <button type="button" class="ghost" onClick={() => table.set({ search: '', state: '' })}>
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
