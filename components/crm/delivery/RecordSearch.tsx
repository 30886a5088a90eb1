import { useEffect, useId, useRef } from 'preact/hooks';
import { i18n } from '#i18n';
import { connectorForms } from '@/components/crm/connectors/connector-forms';
import { countText } from '@/components/shared/lists/count-text';
import { problemText } from '@/lib/i18n/problem-text';
import type { ConnectorId } from '@/lib/outbox/model/connector';
import { MAX_SEARCH_TEXT, type RecordMatch } from '@/lib/outbox/model/entry';
import type { DeliveryModel } from './delivery-model';
import { RecordLine } from './RecordLine';
import './record-search.css';

interface RecordSearchProps {
  connector: ConnectorId;
  model: DeliveryModel;
}

/**
 * Searches the CRM by name, as a combobox: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/. No record is
 * chosen before the rep reaches it: Enter alone chooses none.
 */
export function RecordSearch({ connector, model }: RecordSearchProps) {
  const { search } = model;
  const id = useId();
  const shown = search.shown.value;
  const records = shown?.state === 'found' ? shown.records : [];
  const reached = search.reached.value;
  const crm = connectorForms[connector].name;
  const optionId = (nth: number) => `${id}-${nth}`;
  const choose = (record: RecordMatch) => void model.logOn(connector, record);
  return (
    <div class="field record-search">
      <label for={id}>{i18n.t('logging.search_by_name', [crm])}</label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        spellcheck={false}
        maxLength={MAX_SEARCH_TEXT}
        value={search.text.value}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={records.length > 0}
        aria-controls={records.length > 0 ? `${id}-list` : undefined}
        aria-activedescendant={reached === undefined ? undefined : optionId(reached)}
        aria-describedby={`${id}-status`}
        onInput={(event) => search.type(event.currentTarget.value, connector)}
        onKeyDown={(event) => onSearchKey(event, { connector, model, choose })}
      />
      {records.length > 0 && (
        <div id={`${id}-list`} role="listbox" aria-label={i18n.t('logging.named_matches')}>
          {records.map((record, nth) => (
            <Option
              key={`${record.type} ${record.id}`}
              {...{ id: optionId(nth), record, records, isReached: nth === reached, choose }}
            />
          ))}
        </div>
      )}
      <p id={`${id}-status`} class="field-notes live" role="status">
        {statusText(model, crm)}
      </p>
    </div>
  );
}

interface OptionProps {
  id: string;
  record: RecordMatch;
  records: readonly RecordMatch[];
  isReached: boolean;
  choose: (record: RecordMatch) => void;
}

function Option({ id, record, records, isReached, choose }: OptionProps) {
  const element = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isReached) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isReached]);
  return (
    <button
      ref={element}
      id={id}
      type="button"
      role="option"
      tabIndex={-1}
      aria-selected={isReached}
      // The field keeps the focus: its keys choose, too.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => choose(record)}
    >
      <RecordLine record={record} records={records} />
    </button>
  );
}

interface SearchKeys extends RecordSearchProps {
  choose: (record: RecordMatch) => void;
}

function onSearchKey(event: KeyboardEvent, keys: SearchKeys): void {
  if (event.isComposing || event.defaultPrevented) return;
  const { connector, model, choose } = keys;
  const { search } = model;
  const { key } = event;
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    if (search.shown.value) search.move(key === 'ArrowDown' ? 1 : -1);
    else search.type(search.text.value, connector);
  } else if (key === 'Enter') {
    const record = search.reachedRecord();
    if (record) choose(record);
  } else if (key === 'Escape') {
    closeOneLayer(model);
    event.stopPropagation();
  } else return;
  event.preventDefault();
}

/** First the list, then the text, then the choice. */
function closeOneLayer({ search, closeMatches }: DeliveryModel): void {
  if (search.shown.value) search.close();
  else if (search.text.value) search.clear();
  else closeMatches();
}

function statusText({ search }: DeliveryModel, crm: string): string {
  const shown = search.shown.value;
  if (!shown) return '';
  if (shown.state === 'searching') return i18n.t('logging.searching');
  if (shown.state === 'failed') return problemText(shown.problem);
  const { records, hasMore } = shown;
  if (records.length === 0) return i18n.t('logging.none_named', [crm]);
  const count = countText(records.length);
  return hasMore ? i18n.t('logging.more_named', [count]) : i18n.t('logging.count_named', [count]);
}
