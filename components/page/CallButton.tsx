import { i18n } from '#i18n';
import type { Offer } from '@/lib/messages/answers';
import type { Guard } from './guard';
import { PhoneIcon } from './icons';

/** The small button beside a number: opens the card, calls nobody. */
export function CallButton({ offer, guard }: { offer: Offer; guard: Guard }) {
  const label = i18n.t('card.call_number', [offer.calleeName ?? offer.text]);
  return (
    <button type="button" class="pill" aria-label={label} ref={guard}>
      <PhoneIcon />
    </button>
  );
}
