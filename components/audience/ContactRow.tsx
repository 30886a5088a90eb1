import { i18n } from '#i18n';
import { isUncalled, leadStatusText } from '@/components/campaigns/audience-words';
import { Callee } from '@/components/queue/CalleeCell';
import { Icon } from '@/components/ui/Icon';
import { PhoneNumber } from '@/components/ui/PhoneNumber';
import type { AudienceRow, Column } from '@/lib/campaigns/model';
import { whomAndNumber } from '@/lib/i18n/in-sentence';
import { problemText } from '@/lib/i18n/problem-text';
import { contactKey } from '@/lib/state/campaigns/gesture-model';
import type { DashboardModel } from '@/lib/state/dashboard/dashboard-model';
import { ContactPairs } from './ContactPairs';

interface ContactProps {
  row: AudienceRow;
  columns: readonly Column[];
  /** The simplified mode: every column but the number is a field of the contact. */
  simple: boolean;
  model: DashboardModel;
}

/** One contact, and Call at its end. */
export function Contact({ row, columns, simple, model }: ContactProps) {
  const { refused } = model.gesture;
  const mine = refused.value?.key === contactKey(row.id) ? refused.value.problem : undefined;
  return (
    <tr>
      {columns.map(({ key, label }) => (
        <td key={key} data-label={label} class={`column-${key}`}>
          <Cell of={key} row={row} simple={simple} model={model} />
        </td>
      ))}
      <td class="end pinned">
        <CallButton row={row} model={model} />
        {row.problem && <p class="not-callable">{i18n.t('audience.not_callable')}</p>}
        {mine && (
          <p class="row-problem" role="alert">
            {problemText(mine)}
          </p>
        )}
      </td>
    </tr>
  );
}

interface CellProps extends Omit<ContactProps, 'columns'> {
  of: string;
}

function Cell({ of, row, simple, model }: CellProps) {
  if (of === 'mobile_no') return <Mobile row={row} model={model} />;
  if (of === 'input_data') return <ContactPairs row={row} />;
  const text = row.cells[of];
  if (!text) return null;
  if (of === 'duration' && !simple && isUncalled(row)) return <NotCalled />;
  return <bdi>{of === 'status' && !simple ? leadStatusText(text) : text}</bdi>;
}

/** Stands where the service writes `0 min 0 sec` of a call that never was. */
function NotCalled() {
  return (
    <span class="muted" title={i18n.t('audience.not_called')}>
      <span aria-hidden="true">—</span>
      <span class="visually-hidden">{i18n.t('audience.not_called')}</span>
    </span>
  );
}

function Mobile({ row, model }: { row: AudienceRow; model: DashboardModel }) {
  if (!row.callee) return <PhoneNumber text={row.cells.mobile_no ?? ''} />;
  return <Callee callee={row.callee} model={model} />;
}

function CallButton({ row, model }: { row: AudienceRow; model: DashboardModel }) {
  if (!row.callee) return null;
  const { gesture, countdown } = model;
  const busy = gesture.busy.value || countdown.counting.value !== undefined;
  return (
    <button
      type="button"
      class="ghost contact-call"
      aria-disabled={busy}
      aria-label={i18n.t('audience.call_contact', [whomAndNumber(row.name, row.callee.text)])}
      onClick={() => {
        if (!busy) void gesture.callContact(row);
      }}
    >
      <Icon name="phone" />
      {i18n.t('audience.call')}
    </button>
  );
}
