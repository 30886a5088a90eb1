import { useId } from 'preact/hooks';
import { i18n } from '#i18n';
import { TextFilter } from '@/components/list/TextFilter';
import { callStates } from '@/lib/calls/model';
import type { CallsTableModel } from '@/lib/state/log/calls-table-model';

/** Search by name or number, and by state. */
export function CallsFilters({ table }: { table: CallsTableModel }) {
  const id = useId();
  const { search, state } = table.query.value;
  const stateOf = (text: string) => callStates.find((name) => name === text) ?? '';
  return (
    <search class="filters">
      <TextFilter
        label={i18n.t('log.search')}
        value={search}
        inputMode="search"
        onType={(text) => table.set({ search: text }, true)}
      />
      <div class="filter">
        <label for={id}>{i18n.t('log.state')}</label>
        <select
          id={id}
          class="control"
          value={state}
          onChange={(event) => table.set({ state: stateOf(event.currentTarget.value) })}
        >
          <option value="">{i18n.t('log.any_state')}</option>
          {callStates.map((name) => (
            <option key={name} value={name}>
              {i18n.t(`call.state.${name}`)}
            </option>
          ))}
        </select>
      </div>
    </search>
  );
}
