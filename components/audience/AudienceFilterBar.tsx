import { i18n } from '#i18n';
import { Switch } from '@/components/shared/controls/Switch';
import { ChipFilter, TextFilter } from '@/components/shared/lists/Filters';
import { audienceStatuses, hasRareFilters } from './audience-filters';
import type { AudienceModel } from './audience-model';

/** Filters of an audience. The rarer ones are collapsed until one is set. */
export function AudienceFilterBar({ audience }: { audience: AudienceModel }) {
  const { filters, set } = audience;
  return (
    <search class="filters" aria-label={i18n.t('dashboard.filters')}>
      <TextFilter
        label={i18n.t('audience.number_filter')}
        value={filters.value.number}
        inputMode="tel"
        onType={(number) => set({ number }, true)}
      />
      <ChipFilter
        label={i18n.t('audience.status')}
        chosen={filters.value.status}
        choices={audienceStatuses.map((name, value) => ({
          value,
          words: i18n.t(`audience.statuses.${name}`),
        }))}
        onChange={(status) => set({ status })}
      />
      <details class="more-filters" open={hasRareFilters(filters.value)}>
        <summary>{i18n.t('audience.more_filters')}</summary>
        <RareFilters audience={audience} />
      </details>
    </search>
  );
}

/** The rarer filters. The service does not document its call statuses, so they are typed. */
function RareFilters({ audience }: { audience: AudienceModel }) {
  const { filters, set, hasInvalidAttempts } = audience;
  const { call, first, last, attempt, hasFieldColumns } = filters.value;
  const words = i18n.t('audience.status_values_help');
  return (
    <div>
      <TextFilter
        label={i18n.t('audience.call_status')}
        value={call}
        words={words}
        onType={(text) => set({ call: text }, true)}
      />
      <TextFilter
        label={i18n.t('audience.first_call_status')}
        value={first}
        words={words}
        onType={(text) => set({ first: text }, true)}
      />
      <TextFilter
        label={i18n.t('audience.last_call_status')}
        value={last}
        words={words}
        onType={(text) => set({ last: text }, true)}
      />
      <TextFilter
        label={i18n.t('audience.attempts')}
        value={attempt}
        inputMode="numeric"
        isInvalid={hasInvalidAttempts.value}
        words={i18n.t('dashboard.numbers_only')}
        onType={(text) => set({ attempt: text }, true)}
      />
      <div class="filter wide">
        <Switch on={hasFieldColumns} onChange={(on) => set({ hasFieldColumns: on })}>
          {i18n.t('audience.column_per_field')}
        </Switch>
      </div>
    </div>
  );
}
