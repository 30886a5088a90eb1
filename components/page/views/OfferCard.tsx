import { i18n } from '#i18n';
import { type CardStep, cardStep, mayRetry } from '@/components/page/model/card-step';
import { CloseButton } from '@/components/page/parts/CloseButton';
import { PhoneIcon } from '@/components/page/parts/icons';
import { PhoneText } from '@/components/page/parts/PhoneText';
import { StepButton } from '@/components/page/parts/StepButton';
import { WarningLines } from '@/components/page/parts/WarningLines';
import type { Problem } from '@/lib/calls/model';
import { numberInSentence } from '@/lib/i18n/in-sentence';
import { problemText } from '@/lib/i18n/problem-text';
import type { Offer } from '@/lib/offers/model';
import type { Distrust } from '@/lib/page/trust/trust';
import { CountryLine } from './CountryLine';
import { distrustText } from './distrust-text';
import type { TrustedRef } from './trusted-ref';

/** Props of `OfferCard`. */
export interface OfferCardProps {
  offer: Offer;
  /** Location and local time, as one line. */
  facts: string;
  isRequesting: boolean;
  problem: Problem | undefined;
  distrust: Distrust | undefined;
  trustedRef: TrustedRef;
  /** The rep has just chosen a country. */
  chosen: boolean;
  /** The number can be offered again. */
  canOfferAgain: boolean;
  /** Whether the card gets letter keys, and not a field of the page. */
  lettersWork: boolean;
  onChangeCountry: () => void;
  onStep: (step: CardStep) => void;
  onClose: () => void;
}

/** The open card: the callee, who rings first, and Call. */
export function OfferCard(props: OfferCardProps) {
  const { offer, facts, isRequesting, distrust, trustedRef, onClose } = props;
  const problem = props.problem ?? offer.blocked;
  const step =
    problem &&
    cardStep(problem.code, { canOfferAgain: props.canOfferAgain, country: !!offer.readAs });
  const hasOnlyClose = problem && !step && !mayRetry(problem.code);
  return (
    <section class="card" role="dialog" aria-label={i18n.t('card.call_number', [offer.text])}>
      <OfferHeader offer={offer} facts={facts} onClose={onClose} />
      {offer.readAs && (
        <CountryLine
          readAs={offer.readAs}
          chosen={props.chosen}
          hint={props.lettersWork}
          onChange={props.onChangeCountry}
        />
      )}
      <p class="line" data-text={i18n.t('card.ringing_order')} />
      {offer.warning && <WarningLines notice={offer.warning} />}
      {offer.blocked && <p class="problem" data-text={problemText(offer.blocked)} />}
      {step && <StepButton step={step} onStep={props.onStep} />}
      {hasOnlyClose && (
        <button type="button" class="ghost main" onClick={onClose}>
          <span data-text={i18n.t('card.close')} />
        </button>
      )}
      {!step && !hasOnlyClose && (
        // The key gives each offer a new button: presses count once it was visible for a while.
        <button
          key={offer.offerId}
          type="button"
          class="go main"
          ref={trustedRef}
          aria-disabled={isRequesting}
        >
          <PhoneIcon />
          <span data-text={callText(offer, isRequesting)} />
        </button>
      )}
      {/* Below the button, so that the button stays under the pointer. */}
      {props.problem && <p class="problem" data-text={problemText(props.problem)} />}
      {distrust && <p class="problem" data-text={distrustText(distrust)} />}
    </section>
  );
}

/** Whom the card is about: name, number, location and local time. */
function OfferHeader({
  offer,
  facts,
  onClose,
}: Pick<OfferCardProps, 'offer' | 'facts' | 'onClose'>) {
  return (
    <header>
      {offer.calleeName && (
        <b class="name">
          <bdi data-text={offer.calleeName} />
        </b>
      )}
      <span class="number">
        <PhoneText text={offer.text} />
        {offer.ext && <small data-text={` ${i18n.t('card.extension', [offer.ext])}`} />}
      </span>
      <small class="facts" data-text={facts} />
      <CloseButton onClose={onClose} />
    </header>
  );
}

/** The number is on the button: it is what the rep looks at while pressing. */
function callText({ text }: Offer, isRequesting: boolean): string {
  return isRequesting
    ? i18n.t('card.requesting')
    : i18n.t('card.call_number', [numberInSentence(text)]);
}
