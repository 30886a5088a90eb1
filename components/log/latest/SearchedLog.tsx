import type { ReadonlySignal } from '@preact/signals';
import { i18n } from '#i18n';
import { Notice } from '@/components/shared/notices/Notice';
import type { Settings } from '@/lib/settings/table';
import { CallLog } from './CallLog';
import type { CallRowsModel } from './call-rows';
import { LogSearch } from './LogSearch';
import type { LogModel } from './log-model';
import type { LogSearchModel } from './log-search-model';

interface SearchedLogProps {
  log: LogModel;
  search: LogSearchModel;
  rows: CallRowsModel;
  /** The rows of the calls found. */
  foundRows: CallRowsModel;
  now: () => number;
  settings: ReadonlySignal<Settings | undefined>;
  isCounting: boolean;
}

/** The log with its search. While the rep searches, it lists what was found. */
export function SearchedLog(props: SearchedLogProps) {
  const { log, search, rows, foundRows, now, settings, isCounting } = props;
  const isSearching = search.active.value;
  const isEmpty = log.calls.value?.length === 0;
  return (
    <>
      {(!isEmpty || isSearching) && <LogSearch search={search} isCounting={isCounting} />}
      {isSearching ? (
        <CallLog
          log={search.found}
          rows={foundRows}
          now={now}
          settings={settings}
          empty={<NoMatch search={search} />}
        />
      ) : (
        <CallLog log={log} rows={rows} now={now} settings={settings} />
      )}
    </>
  );
}

function NoMatch({ search }: Pick<SearchedLogProps, 'search'>) {
  return (
    <Notice icon="search" title={i18n.t('log.no_match')}>
      <button type="button" class="ghost" onClick={() => search.search('')}>
        {i18n.t('log.clear_search')}
      </button>
    </Notice>
  );
}
