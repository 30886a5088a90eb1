import { i18n } from '#i18n';
import type { TrustedRef } from '@/components/page/display/trusted-press';
import { distrustText, PhoneIcon, PhoneText } from '@/components/page/views/CardParts';
import type { Offer } from '@/lib/offers/model';
import type { Distrust } from '@/lib/page/trust/trust';

/** Props of `CallButton`. */
export interface CallButtonProps {
  offer: Offer;
  /** Why the last press was rejected. */
  distrust: Distrust | undefined;
  trustedRef: TrustedRef;
}

/**
 * The small button beside a number. It opens the card, or calls at once if the rep skips the card; then it
 * shows the number. The reason for a rejected press is shown outside its box, so that the button does not
 * move or grow under the pointer.
 */
export function CallButton({ offer, distrust, trustedRef }: CallButtonProps) {
  const { calleeName, text, countsDownAtOnce } = offer;
  const callee = countsDownAtOnce
    ? [calleeName, text].filter(Boolean).join(' ')
    : (calleeName ?? text);
  const label = i18n.t(offer.asksCountry ? 'card.ask_country' : 'card.call_number', [callee]);
  return (
    <>
      <button
        type="button"
        class={countsDownAtOnce ? 'call-button wide' : 'call-button'}
        aria-label={label}
        ref={trustedRef}
      >
        <PhoneIcon />
        {countsDownAtOnce && <PhoneText text={text} />}
      </button>
      {distrust && <p class="note" data-text={distrustText(distrust)} />}
    </>
  );
}
