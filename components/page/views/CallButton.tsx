import { i18n } from '#i18n';
import { PhoneIcon } from '@/components/page/parts/icons';
import type { Offer } from '@/lib/offers/model';
import type { Distrust } from '@/lib/page/trust/trust';
import { distrustText } from './distrust-text';
import type { TrustedRef } from './trusted-ref';

/** Props of `CallButton`. */
export interface CallButtonProps {
  offer: Offer;
  /** Why the last press was rejected. */
  distrust: Distrust | undefined;
  trustedRef: TrustedRef;
}

/**
 * The small button beside a number. It opens the card and calls nobody. The reason for a rejected
 * press is shown outside of its box, so that the button neither moves nor grows under the pointer.
 */
export function CallButton({ offer, distrust, trustedRef }: CallButtonProps) {
  const callee = offer.calleeName ?? offer.text;
  const label = i18n.t(offer.asksCountry ? 'card.ask_country' : 'card.call_number', [callee]);
  return (
    <>
      <button type="button" class="pill" aria-label={label} ref={trustedRef}>
        <PhoneIcon />
      </button>
      {distrust && <p class="note" role="status" data-text={distrustText(distrust)} />}
    </>
  );
}
