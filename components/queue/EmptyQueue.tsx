import { useRef } from 'preact/hooks';
import { i18n } from '#i18n';

/** A button that empties the queue after a confirmation. */
export function EmptyQueue({ onEmpty }: { onEmpty: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" class="ghost" onClick={() => dialog.current?.showModal()}>
        {i18n.t('audience.clear_queue')}
      </button>
      <dialog ref={dialog} class="confirm-dialog" aria-labelledby="empty-queue">
        <p id="empty-queue">{i18n.t('audience.clear_queue_confirm')}</p>
        <form method="dialog" class="confirm-actions">
          <button type="submit" class="ghost">
            {i18n.t('audience.keep_queue')}
          </button>
          <button type="submit" class="primary" onClick={onEmpty}>
            {i18n.t('audience.clear_queue')}
          </button>
        </form>
      </dialog>
    </>
  );
}
