import { i18n } from '#i18n';
import { Icon } from '@/components/shared/icons/Icon';
import type { FramedList } from './ListFrame';

/** Loads the list again. */
export function RefreshButton<P>({ list }: { list: FramedList<P> }) {
  return (
    <button
      type="button"
      class="ghost"
      disabled={list.loading.value}
      onClick={() => list.refresh()}
    >
      <Icon name="again" />
      {list.loading.value ? i18n.t('dashboard.refreshing') : i18n.t('dashboard.refresh')}
    </button>
  );
}
