import { i18n } from '#i18n';
import { CloseIcon } from './icons';

/** The button that closes the card. */
export function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <button type="button" class="close" aria-label={i18n.t('card.close')} onClick={onClose}>
      <CloseIcon />
    </button>
  );
}
