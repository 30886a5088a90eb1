import { useId } from 'preact/hooks';
import { i18n } from '#i18n';
import { countText } from '@/components/shared/lists/count-text';
import type { LogSearchModel } from './log-search-model';
import '@/components/shared/controls/control.css';
import './log-search.css';

interface LogSearchProps {
  search: LogSearchModel;
  /** A call counts down, which Esc cancels. */
  isCounting: boolean;
}

/** The field that searches the log. Esc empties it, and closes the popup once it is empty. */
export function LogSearch({ search, isCounting }: LogSearchProps) {
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
        {active.value &&
          matching.value !== undefined &&
          i18n.t('log.found', [countText(matching.value)])}
      </p>
    </search>
  );
}
