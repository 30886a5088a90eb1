import { i18n } from '#i18n';
import { TextFilter } from '@/components/shared/lists/Filters';
import { ListFrame } from '@/components/shared/lists/ListFrame';
import { Pager } from '@/components/shared/lists/Pager';
import { ViewHeader } from '@/components/shared/lists/ViewHeader';
import { Notice } from '@/components/shared/notices/Notice';
import type { DoNotCallListing } from '@/lib/do-not-call/model';
import { DoNotCallTable } from './DoNotCallTable';
import type { DoNotCallModel } from './do-not-call-model';
import { ForbidForm } from './ForbidForm';
import { FileButtons, ImportReport } from './ListFiles';
import { Registries } from './registries/Registries';
import './do-not-call.css';

interface DoNotCallViewProps {
  model: DoNotCallModel;
  openOptions: () => void;
}

/** The do-not-call list: added to, searched, and taken from for a reason. */
export function DoNotCallView({ model, openOptions }: DoNotCallViewProps) {
  return (
    <section class="view">
      <ViewHeader title={i18n.t('do_not_call.title')}>
        <FileButtons files={model.files} />
      </ViewHeader>
      <p class="do-not-call-help">{i18n.t('do_not_call.help')}</p>
      <ImportReport files={model.files} />
      <Fingerprint of={model.files.fingerprint.value} />
      <Registries model={model.registries} />
      <ForbidForm model={model} />
      <search class="filters">
        <TextFilter
          label={i18n.t('do_not_call.search')}
          value={model.filters.value.search}
          inputMode="search"
          onType={(search) => model.filter({ search }, true)}
        />
      </search>
      <ListFrame list={model.list} openOptions={openOptions}>
        {(page) => <Page page={page} model={model} />}
      </ListFrame>
    </section>
  );
}

function Page({ page, model }: { page: DoNotCallListing; model: DoNotCallModel }) {
  if (page.total === 0) {
    return (
      <Notice
        icon="ban"
        title={i18n.t('do_not_call.none')}
        next={i18n.t('do_not_call.none_hint')}
      />
    );
  }
  if (page.matching === 0) {
    return (
      <Notice
        icon="search"
        title={i18n.t('dashboard.no_matches')}
        next={i18n.t('dashboard.no_matches_hint')}
      >
        <button type="button" class="ghost" onClick={() => model.filter({ search: '' })}>
          {i18n.t('dashboard.clear_filters')}
        </button>
      </Notice>
    );
  }
  const { page: number, limit } = model.filters.value;
  const totalPages = Math.ceil(page.matching / limit);
  return (
    <>
      <DoNotCallTable entries={page.entries} model={model} />
      <Pager
        info={{ page: number, limit, totalPages, totalRecords: page.matching }}
        rows={page.entries.length}
        onChange={(change) => model.filter(change)}
      />
    </>
  );
}

/** The key that signed the export: an auditor compares it. */
function Fingerprint({ of }: { of: string | undefined }) {
  if (!of) return null;
  return (
    <p class="do-not-call-fingerprint">
      {i18n.t('do_not_call.fingerprint')} <code>{of}</code>
    </p>
  );
}
