import { useEffect, useRef } from 'preact/hooks';
import { i18n } from '#i18n';
import { Icon } from '@/components/shared/icons/Icon';
import type { Queue } from '@/lib/queue/model';
import type { ReadyModel } from './ready-model';
import './ready.css';

/** Pauses the queue: the rep is not ready. */
export function PauseButton({ setReady }: Pick<ReadyModel, 'setReady'>) {
  return (
    <button type="button" class="ghost" onClick={() => void setReady(false)}>
      <Icon name="pause" />
      {i18n.t('queue.pause')}
    </button>
  );
}

interface PausedActionsProps extends Pick<ReadyModel, 'setReady'> {
  paused: NonNullable<Queue['paused']>;
}

const PAUSE_TEXTS = {
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
        {i18n.t(PAUSE_TEXTS[paused])}
      </p>
      <button ref={button} type="button" class="primary" onClick={() => void setReady(true)}>
        {i18n.t('queue.ready')}
      </button>
    </div>
  );
}
