import { i18n } from '#i18n';
import { addedText } from '@/components/queue/contact/queue-texts';
import type { QueueingModel, QueueingProgress } from '@/components/queue/queueing-model';
import { Icon } from '@/components/shared/icons/Icon';
import { countText } from '@/components/shared/lists/count-text';
import { Remark, type Tone } from '@/components/shared/notices/Remark';
import { requestProblemText } from '@/lib/i18n/problem-text';
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

const tones: Record<QueueingProgress['state'], Tone> = {
  running: 'soft',
  done: 'call',
  stopped: 'warn',
  failed: 'stop',
};

/** The progress of adding to the queue, with Stop, and how many were left out. */
export function QueueProgress({ queueing }: { queueing: QueueingModel }) {
  const progress = queueing.progress.value;
  return (
    <div role="status" class="queue-progress">
      {progress && (
        <Remark
          tone={tones[progress.state]}
          {...(progress.state === 'running' && { icon: 'dots' as const })}
        >
          <div class="remark-row">
            <p>{sentencesOf(progress).join(' ')}</p>
            {progress.state === 'running' ? (
              <button type="button" class="ghost" onClick={() => queueing.stop()}>
                {i18n.t('audience.stop_queueing')}
              </button>
            ) : (
              <button
                type="button"
                class="plain"
                aria-label={i18n.t('call.close')}
                onClick={() => queueing.dismiss()}
              >
                <Icon name="cross" />
              </button>
            )}
          </div>
        </Remark>
      )}
    </div>
  );
}

function sentencesOf(progress: QueueingProgress): string[] {
  const { state, page, pages, problem } = progress;
  const sums = addedText(progress);
  if (state === 'stopped') return [i18n.t('audience.queueing_stopped'), sums];
  if (state === 'failed') return [problem ? requestProblemText(problem) : '', sums];
  if (state === 'done') return [sums];
  const where =
    pages === undefined
      ? i18n.t('audience.queueing_page', [countText(page)])
      : i18n.t('audience.queueing', [countText(page), countText(pages)]);
  return [where, sums];
}
