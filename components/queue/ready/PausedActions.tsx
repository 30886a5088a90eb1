import { useEffect, useRef } from 'preact/hooks';
import { i18n } from '#i18n';
import type { QueueModel } from '@/components/queue/queue-model';
import type { Queue } from '@/lib/queue/model';
import './paused.css';

interface PausedActionsProps extends Pick<QueueModel, 'setReady'> {
  paused: NonNullable<Queue['paused']>;
}

const keys = {
  rep: 'queue.paused',
  away: 'queue.paused_away',
  note: 'queue.paused_note',
} as const;

/** Says why the queue makes no calls, and how to continue. */
export function PausedActions({ paused, setReady }: PausedActionsProps) {
  const button = useRef<HTMLButtonElement>(null);
  // The pressed button is gone: the focus would start again at the top of the page.
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus();
  }, []);
  return (
    <div class="queue-actions">
      <p class="queue-paused" role="status">
        {i18n.t(keys[paused])}
      </p>
      <button ref={button} type="button" class="primary" onClick={() => void setReady(true)}>
        {i18n.t('queue.ready')}
      </button>
    </div>
  );
}
