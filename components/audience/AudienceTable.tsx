import { useMemo } from 'preact/hooks';
import { i18n } from '#i18n';
import type { CalledModel } from '@/components/row-calls/called-model';
import type { RowCallsModel } from '@/components/row-calls/row-calls-model';
import { useIncrementalRows } from '@/components/shared/lists/LongList';
import type { CalledCampaign } from '@/lib/calls/model';
import type { AudienceColumn, AudiencePage } from '@/lib/campaigns/model';
import { nameInSentence } from '@/lib/i18n/in-sentence';
import { ContactRow } from './ContactRow';

/** Columns that fit side by side; a table with more scrolls. */
const MAX_FITTING_COLUMNS = 9;

interface AudienceTableProps {
  page: AudiencePage;
  /** One column for each field of the contact. */
  hasFieldColumns: boolean;
  campaign: CalledCampaign;
  rowCalls: RowCallsModel;
  called: CalledModel;
}

/** A page of an audience; its columns are the service's, in the rep's language where documented. */
export function AudienceTable(props: AudienceTableProps) {
  const { page, hasFieldColumns, campaign, rowCalls, called } = props;
  const { rows } = page;
  const { id, name } = campaign;
  const columns = useMemo(
    () => translateColumns(page.columns, hasFieldColumns),
    [page.columns, hasFieldColumns],
  );
  const title = i18n.t('audience.title', [nameInSentence(campaign.name)]);
  // The same elements in each frame, so that rows already shown are not rendered again.
  const contacts = useMemo(
    () =>
      rows.map((row) => (
        <ContactRow
          key={row.id}
          row={row}
          columns={columns}
          hasFieldColumns={hasFieldColumns}
          campaign={{ id, name }}
          rowCalls={rowCalls}
          called={called}
        />
      )),
    [rows, columns, hasFieldColumns, id, name, rowCalls, called],
  );
  return (
    <div class="table-frame wide">
      <div class="table-scroll">
        <table
          class={columns.length > MAX_FITTING_COLUMNS ? 'table audience long' : 'table audience'}
        >
          <caption class="visually-hidden">{title}</caption>
          <thead>
            <tr>
              {columns.map(({ key, label }) => (
                <th key={key} scope="col">
                  {label}
                </th>
              ))}
              <th scope="col" class="end pinned">
                <span class="visually-hidden">{i18n.t('audience.call')}</span>
              </th>
            </tr>
          </thead>
          <tbody>{useIncrementalRows(contacts)}</tbody>
        </table>
      </div>
    </div>
  );
}

/** Titles of the columns that the service documents. */
const COLUMN_TITLES: Readonly<Record<string, () => string>> = {
  mobile_no: () => i18n.t('audience.columns.mobile_no'),
  input_data: () => i18n.t('audience.columns.input_data'),
  status: () => i18n.t('audience.columns.status'),
  total_attempt: () => i18n.t('audience.columns.total_attempt'),
  last_call_status: () => i18n.t('audience.columns.last_call_status'),
  duration: () => i18n.t('audience.columns.duration'),
  last_disposition: () => i18n.t('audience.columns.last_disposition'),
  last_attempt: () => i18n.t('audience.columns.last_attempt'),
  updated_by: () => i18n.t('audience.columns.updated_by'),
};

/**
 * Translates the titles of documented columns; other columns keep the service's label. In the
 * simplified mode every key but the number's is a field of the contact, whatever its name.
 */
function translateColumns(
  columns: readonly AudienceColumn[],
  hasFieldColumns: boolean,
): AudienceColumn[] {
  return columns.map(({ key, label }) => {
    const title = hasFieldColumns && key !== 'mobile_no' ? undefined : COLUMN_TITLES[key];
    return { key, label: title?.() ?? label };
  });
}
