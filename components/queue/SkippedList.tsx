import { i18n } from '#i18n';
import { whomAndNumber } from '@/lib/i18n/in-sentence';
import type { SkippedItem } from '@/lib/queue/model';
import { skipReasonText } from './contact/queue-texts';
import type { QueueModel } from './queue-model';

interface SkippedListProps {
  skipped: readonly SkippedItem[];
  putBack: QueueModel['putBack'];
}

/** The contacts that were skipped, with the reason, and a way back into the queue. */
export function SkippedList({ skipped, putBack }: SkippedListProps) {
  if (skipped.length === 0) return null;
  return (
    <details class="skipped">
      <summary>{i18n.t('queue.skipped')}</summary>
      <ul>
        {skipped.map((item) => (
          <SkippedRow key={item.skipId} item={item} putBack={putBack} />
        ))}
      </ul>
    </details>
  );
}

interface SkippedRowProps extends Pick<SkippedListProps, 'putBack'> {
  item: SkippedItem;
}

function SkippedRow({ item, putBack }: SkippedRowProps) {
  const { name, text, reason } = item;
  return (
    <li>
      <span>
        {name && <bdi>{name}</bdi>} <bdi>{text}</bdi>
        <span class="muted"> · {skipReasonText(reason)}</span>
      </span>
      <button
        type="button"
        class="ghost"
        aria-label={i18n.t('queue.put_back_whom', [whomAndNumber(name, text)])}
        onClick={() => void putBack(item)}
      >
        {i18n.t('queue.put_back')}
      </button>
    </li>
  );
}
