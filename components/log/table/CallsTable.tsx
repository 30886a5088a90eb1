import { i18n } from '#i18n';
import type { CallRowsModel } from '@/components/log/latest/CallRow';
import { groupByDay } from '@/components/log/latest/days';
import type { CallSort } from '@/components/log/query/calls-query';
import { Icon } from '@/components/shared/icons/Icon';
import type { Call } from '@/lib/calls/model';
import { dayHeading } from '@/lib/i18n/times';
import type { CallsTableModel } from './calls-table-model';
import { LoggedCallRow } from './LoggedCallRow';

const columns: readonly { sort: CallSort; words: () => string }[] = [
  { sort: 'name', words: () => i18n.t('log.contact') },
  { sort: 'number', words: () => i18n.t('log.number') },
  { sort: 'time', words: () => i18n.t('log.when') },
  { sort: 'state', words: () => i18n.t('log.state') },
];

/** What recordings tell. */
const speechColumns: typeof columns = [
  { sort: 'voice', words: () => i18n.t('speech.first_voice') },
  { sort: 'pause', words: () => i18n.t('speech.longest_pause') },
];

/** Number of columns, with the duration. */
const COLUMN_COUNT = columns.length + 1 + speechColumns.length;

interface CallsTableProps {
  calls: readonly Call[];
  table: Pick<CallsTableModel, 'query' | 'sortBy'>;
  rows: CallRowsModel;
  /** Epoch ms. */
  now: () => number;
}

/** A page of the log; by day if it is sorted by time. */
export function CallsTable({ calls, table, rows, now }: CallsTableProps) {
  const isByDay = table.query.value.sort === 'time';
  return (
    <div class="table-frame">
      <table class="table calls">
        <caption class="visually-hidden">{i18n.t('log.title')}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <SortHeader key={column.sort} column={column} table={table} />
            ))}
            <th scope="col">{i18n.t('log.duration')}</th>
            {speechColumns.map((column) => (
              <SortHeader key={column.sort} column={column} table={table} kind="speech-column" />
            ))}
          </tr>
        </thead>
        {isByDay ? (
          groupByDay(calls).map((day) => (
            <tbody key={day.start}>
              <tr class="day-row">
                <th colSpan={COLUMN_COUNT} scope="rowgroup">
                  {dayHeading(day.start, now())}
                </th>
              </tr>
              <CallRows calls={day.calls} rows={rows} />
            </tbody>
          ))
        ) : (
          <tbody>
            <CallRows calls={calls} rows={rows} />
          </tbody>
        )}
      </table>
    </div>
  );
}

function CallRows({ calls, rows }: Pick<CallsTableProps, 'calls' | 'rows'>) {
  return (
    <>
      {calls.map((call) => (
        <LoggedCallRow key={call.id} call={call} rows={rows} columnCount={COLUMN_COUNT} />
      ))}
    </>
  );
}

function orderOf(descending: boolean): 'descending' | 'ascending' {
  return descending ? 'descending' : 'ascending';
}

interface SortHeaderProps extends Pick<CallsTableProps, 'table'> {
  column: (typeof columns)[number];
  /** A class of the column. */
  kind?: string;
}

/** Header of a sortable column. A second press reverses the order. */
function SortHeader({ column, table: { query, sortBy }, kind }: SortHeaderProps) {
  const { sort, words } = column;
  const order = query.value.sort === sort ? orderOf(query.value.descending) : 'none';
  return (
    <th scope="col" class={kind} aria-sort={order}>
      <button type="button" class="sort" onClick={() => sortBy(sort)}>
        {words()}
        <Icon name={order === 'ascending' ? 'up' : 'down'} />
      </button>
    </th>
  );
}
