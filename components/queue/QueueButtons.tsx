import { i18n } from '#i18n';
import { campaignTitle } from '@/components/campaigns/campaign-title';
import type { DashboardModel } from '@/lib/state/dashboard/dashboard-model';

/** Queues the page that is shown, or everybody whom its filters leave. */
export function QueueButtons({ model }: { model: DashboardModel }) {
  const { audience, queue } = model;
  const page = audience.list.page.value;
  const asked = audience.list.answered.value;
  if (!asked || !page || page.rows.length === 0) return null;
  const { page: _page, limit: _limit, simple: _simple, ...filters } = asked;
  const wish = { ...filters, campaignName: campaignTitle(model, asked.campaignId).slice(0, 500) };
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
