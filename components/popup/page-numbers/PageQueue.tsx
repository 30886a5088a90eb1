import { i18n } from '#i18n';
import { addedText } from '@/components/queue/contact/added-text';
import { problemText } from '@/lib/i18n/problem-text';
import type { PageQueueModel } from './page-queue-model';

/** Adds the listed numbers to the queue, and says how many were added and how many were left out. */
export function PageQueue({ queue }: { queue: PageQueueModel }) {
  const result = queue.result.value;
  return (
    <div class="page-queue">
      <button
        type="button"
        class="ghost"
        disabled={queue.busy.value}
        onClick={() => void queue.add()}
      >
        {i18n.t('queue.add_page')}
      </button>
      <button
        type="button"
        class="ghost"
        disabled={queue.busy.value}
        onClick={() => void queue.addSelected()}
      >
        {i18n.t('queue.add_selected')}
      </button>
      <p role="status">
        {result && ('code' in result ? problemText(result) : addedText(result, countryUnknown))}
      </p>
    </div>
  );
}

function countryUnknown(count: string): string {
  return i18n.t('queue.country_unknown', [count]);
}
