import { i18n } from '#i18n';
import { CalleeCell } from '@/components/queue/contact/CalleeCell';
import type { CalledModel } from '@/components/row-calls/called-model';
import { RowProblem } from '@/components/row-calls/RowNotices';
import { contactKey, type RowCallsModel } from '@/components/row-calls/row-calls-model';
import { PhoneNumber } from '@/components/shared/controls/PhoneNumber';
import { Icon } from '@/components/shared/icons/Icon';
import type { CalledCampaign } from '@/lib/calls/model';
import type { AudienceColumn, AudienceRow } from '@/lib/campaigns/model';
import { whomAndNumber } from '@/lib/i18n/in-sentence';
import { audienceStatuses } from './audience-filters';

interface ContactRowProps {
  row: AudienceRow;
  columns: readonly AudienceColumn[];
  /** Simplified mode: every column but the number is a field of the contact. */
  hasFieldColumns: boolean;
  campaign: CalledCampaign;
  rowCalls: RowCallsModel;
  called: CalledModel;
}

/** One contact, with Call at the end. */
export function ContactRow(props: ContactRowProps) {
  const { row, columns, hasFieldColumns, campaign, rowCalls, called } = props;
  return (
    <tr>
      {columns.map(({ key, label }) => (
        <td key={key} data-label={label} class={`column-${key}`}>
          <Cell column={key} row={row} hasFieldColumns={hasFieldColumns} called={called} />
        </td>
      ))}
      <td class="end pinned">
        <CallContactButton row={row} campaign={campaign} rowCalls={rowCalls} />
        {row.problem && <p class="not-callable">{i18n.t('audience.not_callable')}</p>}
        {row.callee && (
          <RowProblem
            rowCalls={rowCalls}
            of={contactKey(row.id)}
            whom={whomAndNumber(row.name, row.callee.text)}
          />
        )}
      </td>
    </tr>
  );
}

interface CellProps extends Omit<ContactRowProps, 'columns' | 'rowCalls' | 'campaign'> {
  /** Key of the column. */
  column: string;
}

function Cell({ column, row, hasFieldColumns, called }: CellProps) {
  if (column === 'mobile_no') return <NumberCell row={row} called={called} />;
  if (column === 'input_data') return <ContactPairs row={row} />;
  const text = row.cells[column];
  if (!text) return null;
  if (column === 'duration' && !hasFieldColumns && isUncalled(row)) return <NotCalled />;
  if (column === 'duration') return <bdi class="duration">{text}</bdi>;
  return <bdi>{column === 'status' && !hasFieldColumns ? leadStatusText(text) : text}</bdi>;
}

/** Replaces the service's `0 min 0 sec` for a contact that was never called. */
function NotCalled() {
  return (
    <span class="muted" title={i18n.t('audience.not_called')}>
      <span aria-hidden="true">—</span>
      <span class="visually-hidden">{i18n.t('audience.not_called')}</span>
    </span>
  );
}

function NumberCell({ row, called }: Pick<ContactRowProps, 'row' | 'called'>) {
  if (!row.callee) return <PhoneNumber text={row.cells.mobile_no ?? ''} />;
  return <CalleeCell callee={row.callee} called={called} />;
}

function CallContactButton({
  row,
  campaign,
  rowCalls,
}: Pick<ContactRowProps, 'row' | 'campaign' | 'rowCalls'>) {
  if (!row.callee) return null;
  const busy = rowCalls.busy.value;
  return (
    <button
      type="button"
      class="ghost contact-call"
      aria-disabled={busy}
      aria-label={i18n.t('audience.call_contact', [whomAndNumber(row.name, row.callee.text)])}
      onClick={() => {
        if (!busy) void rowCalls.callContact(row, campaign);
      }}
    >
      <Icon name="phone" />
      {i18n.t('audience.call')}
    </button>
  );
}

/** The contact's data in one cell: the name, then pairs of key and text. */
function ContactPairs({ row }: { row: AudienceRow }) {
  const pairs = Object.entries(row.data).filter(([, text]) => !row.name?.includes(text));
  if (pairs.length === 0 && !row.name) return <>{row.cells.input_data ?? ''}</>;
  return (
    <div>
      {row.name && (
        <p class="contact-name">
          <bdi>{row.name}</bdi>
        </p>
      )}
      <p class="contact-pairs" title={row.cells.input_data}>
        {pairs.map(([key, text], index) => (
          <span key={key}>
            {index > 0 && ' · '}
            <bdi>{key}</bdi>{' '}
            <b>
              <bdi>{text}</bdi>
            </b>
          </span>
        ))}
      </p>
    </div>
  );
}

/** Translates a documented lead status; returns any other word as the service wrote it. */
function leadStatusText(word: string): string {
  const status = audienceStatuses.find((name) => name === word.trim().toLowerCase());
  return status ? i18n.t(`audience.statuses.${status}`) : word;
}

/** Returns whether the service says that nobody called this contact yet: `0/3` attempts. */
function isUncalled({ cells }: AudienceRow): boolean {
  return /^\s*0\s*\//.test(cells.total_attempt ?? '');
}
