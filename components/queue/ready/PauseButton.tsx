import { i18n } from '#i18n';
import { Icon } from '@/components/shared/icons/Icon';
import type { ReadyModel } from './ready-model';

/** Pauses the queue: the rep is not ready. */
export function PauseButton({ setReady }: Pick<ReadyModel, 'setReady'>) {
  return (
    <button type="button" class="ghost" onClick={() => void setReady(false)}>
      <Icon name="pause" />
      {i18n.t('queue.pause')}
    </button>
  );
}
