import { i18n } from '#i18n';
import { Notice } from '@/components/shared/notices/Notice';
import { audienceFiltersFrom, audienceQueryOf } from './audience-filters';
import type { AudienceModel } from './audience-model';

/** An audience without rows: it is empty, or the filters match nobody. */
export function NoContacts({ audience }: { audience: AudienceModel }) {
  const { filters, set } = audience;
  const { hasFieldColumns, limit } = filters.value;
  const untouched = { ...audienceFiltersFrom({}), hasFieldColumns, limit };
  const filtered =
    JSON.stringify(audienceQueryOf(filters.value)) !== JSON.stringify(audienceQueryOf(untouched));
  if (!filtered) {
    return (
      <Notice icon="page" title={i18n.t('audience.none')} next={i18n.t('audience.none_hint')} />
    );
  }
  return (
    <Notice
      icon="search"
      title={i18n.t('dashboard.no_matches')}
      next={i18n.t('dashboard.no_matches_hint')}
    >
      <button type="button" class="ghost" onClick={() => set(untouched)}>
        {i18n.t('dashboard.clear_filters')}
      </button>
    </Notice>
  );
}
