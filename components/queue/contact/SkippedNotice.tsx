import { i18n } from '#i18n';
import { whomAndNumber } from '@/lib/i18n/in-sentence';
import type { QueueItem } from '@/lib/queue/model';
import { dueText } from './queue-texts';

interface SkippedNoticeProps {
  item: QueueItem;
  now: () => number;
  onPutBack: () => void;
}

/** Says that a contact is skipped because a colleague called, and until when, with a way to call anyway. */
export function SkippedNotice({ item, now, onPutBack }: SkippedNoticeProps) {
  const { name, callee, skippedFor } = item;
  if (!skippedFor) return null;
  return (
    <p class="skipped-for">
      <span>{i18n.t('queue.skipped_for', [dueText(skippedFor.until, now())])}</span>
      <button
        type="button"
        class="ghost"
        aria-label={i18n.t('queue.put_back_whom', [whomAndNumber(name, callee.text)])}
        onClick={onPutBack}
      >
        {i18n.t('queue.put_back')}
      </button>
    </p>
  );
}
