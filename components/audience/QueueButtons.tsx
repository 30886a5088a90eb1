import { i18n } from '#i18n';
import type { QueueingModel } from '@/components/queue/queueing-model';
import type { AudienceModel } from './audience-model';

interface QueueButtonsProps {
  list: AudienceModel['list'];
  queueing: QueueingModel;
  /** Returns a campaign's name by its id. */
  titleOf: (campaignId: number) => string;
}

/** Queues the page that is shown, or every contact that its filters match. */
export function QueueButtons({ list, queueing, titleOf }: QueueButtonsProps) {
  const page = list.page.value;
  const asked = list.answered.value;
  if (!asked || !page || page.rows.length === 0) return null;
  const { page: _page, limit: _limit, hasFieldColumns: _columns, ...filters } = asked;
  const request = { ...filters, campaignName: titleOf(asked.campaignId).slice(0, 500) };
  const running = queueing.progress.value?.state === 'running';
  return (
    <>
      <button
        type="button"
        class="ghost"
        disabled={running}
        onClick={() => void queueing.addPage(request, page.page, page.limit)}
      >
        {i18n.t('audience.queue_page')}
      </button>
      <button
        type="button"
        class="ghost"
        disabled={running}
        onClick={() => void queueing.addAll(request)}
      >
        {i18n.t('audience.queue_all')}
      </button>
    </>
  );
}
