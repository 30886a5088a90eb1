import { i18n } from '#i18n';
import { Icon } from '@/components/ui/Icon';
import { PhoneNumber } from '@/components/ui/PhoneNumber';
import type { AudienceRow, Column } from '@/lib/messages/answers';
import type { DashboardModel } from '@/lib/state/dashboard/dashboard-model';
import { contactKey } from '@/lib/state/dashboard/gesture-model';
import { whomInSentence } from '@/lib/words/in-sentence';
import { problemText } from '@/lib/words/problem-text';
import { Callee } from './Callee';
import { ContactPairs } from './ContactPairs';

/** Columns of the default mode whose texts are short and belong on one line. */
const TIGHT = new Set(['status', 'total_attempt', 'last_call_status', 'last_attempt']);

interface ContactProps {
  row: AudienceRow;
  columns: readonly Column[];
  model: DashboardModel;
}

/** One contact, and Call at its end. */
export function Contact({ row, columns, model }: ContactProps) {
  const { refused } = model.gesture;
  const mine = refused.value?.key === contactKey(row.id) ? refused.value.problem : undefined;
  return (
    <tr>
      {columns.map(({ key, label }) => (
        <td key={key} data-label={label} class={TIGHT.has(key) ? 'tight' : ''}>
          <Cell of={key} row={row} model={model} />
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

function Cell({ of, row, model }: { of: string; row: AudienceRow; model: DashboardModel }) {
  if (of === 'mobile_no') return <Mobile row={row} model={model} />;
  if (of === 'input_data') return <ContactPairs row={row} />;
  return row.cells[of] ? <bdi>{row.cells[of]}</bdi> : null;
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
      class="ghost call-row-button"
      aria-disabled={busy}
      aria-label={i18n.t('audience.call_whom', [whomInSentence(row.name, row.callee.text)])}
      onClick={() => {
        if (!busy) void gesture.callContact(row);
      }}
    >
      <Icon name="phone" />
      {i18n.t('audience.call')}
    </button>
  );
}
