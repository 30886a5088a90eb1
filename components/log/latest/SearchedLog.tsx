import type { ReadonlySignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { i18n } from '#i18n';
import { Notice } from '@/components/shared/notices/Notice';
import { counted } from '@/lib/i18n/counted';
import type { Settings } from '@/lib/settings/table';
import { CallLog } from './CallLog';
import type { CallRowsModel } from './CallRow';
import type { LogModel } from './log-model';
import type { LogSearchModel } from './log-search-model';
import '@/components/shared/controls/control.css';
import './call-log.css';

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

interface LogSearchProps {
  search: LogSearchModel;
  /** A call counts down, which Esc cancels. */
  isCounting: boolean;
}

/** The field that searches the log. Esc empties it, and closes the popup once it is empty. */
function LogSearch({ search, isCounting }: LogSearchProps) {
  const id = useId();
  const { text, active, matching } = search;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isCounting || text.value === '') return;
    event.preventDefault();
    search.search('');
  };
  return (
    <search class="log-search">
      <label for={id} class="visually-hidden">
        {i18n.t('log.search')}
      </label>
      <input
        id={id}
        type="search"
        class="control"
        autoComplete="off"
        spellcheck={false}
        placeholder={i18n.t('log.search')}
        value={text.value}
        onFocus={search.prepareSearch}
        onKeyDown={onKeyDown}
        onInput={(event) => search.search(event.currentTarget.value)}
      />
      <p role="status" class="log-search-status">
        {active.value && matching.value !== undefined && counted('log.found', matching.value)}
      </p>
    </search>
  );
}
