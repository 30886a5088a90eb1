import { i18n } from '#i18n';
import { contactsBody } from '@/lib/state/dashboard/audience-filters';
import type { DashboardModel } from '@/lib/state/dashboard/dashboard-model';
import { campaignTitle } from './campaign-title';

/** Queues this page, or everybody whom the filters leave. */
export function QueueButtons({ model }: { model: DashboardModel }) {
  const { audience, queue } = model;
  const id = audience.campaignId.value;
  const page = audience.list.page.value;
  if (id === undefined || !page || page.rows.length === 0) return null;
  const { page: _page, limit: _limit, ...filters } = contactsBody(id, audience.filters.value);
  const wish = { ...filters, campaignName: campaignTitle(model, id).slice(0, 500) };
  const running = queue.queueing.progress.value?.state === 'running';
  return (
    <>
      <button
        type="button"
        class="ghost"
        disabled={running}
        onClick={() => void queue.queueing.addPage(wish, page.page, page.limit)}
      >
        {i18n.t('audience.queue_page')}
      </button>
      <button
        type="button"
        class="ghost"
        disabled={running}
        onClick={() => void queue.queueing.addAll(wish)}
      >
        {i18n.t('audience.queue_all')}
      </button>
    </>
  );
}
