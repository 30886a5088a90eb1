import { i18n } from '#i18n';
import type { TrustedRef } from '@/components/page/display/trusted-press';
import { type CardStep, cardStep, mayRetry } from '@/components/page/model/card-step';
import { decisionOn } from '@/components/page/model/say-decision';
import type { Problem } from '@/lib/calls/model';
import { locationText } from '@/lib/i18n/facts-text';
import { numberInSentence } from '@/lib/i18n/in-sentence';
import { problemText } from '@/lib/i18n/problem-text';
import { nextAllowedText, ruleSentence, ruleSource } from '@/lib/i18n/rule-text';
import type { Offer, ReadAs } from '@/lib/offers/model';
import type { Distrust } from '@/lib/page/trust/trust';
import type { RuleNotice } from '@/lib/problems/rule-notice';
import { CloseButton, distrustText, EyeIcon, PhoneIcon, PhoneText, StepButton } from './CardParts';

/** Props of `OfferCard`. */
export interface OfferCardProps {
  offer: Offer;
  /** Location and local time, as one line. */
  facts: string;
  isRequesting: boolean;
  problem: Problem | undefined;
  distrust: Distrust | undefined;
  trustedRef: TrustedRef;
  /** Lets only trusted presses say that this is no number, or always one. */
  decideRef: TrustedRef;
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
      <OfferHeader {...{ offer, facts, onClose }} decideRef={props.decideRef} />
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
  decideRef,
  onClose,
}: Pick<OfferCardProps, 'offer' | 'facts' | 'decideRef' | 'onClose'>) {
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
      {offer.recordTitle && (
        <small class="facts" data-text={i18n.t('card.on_record_of', [offer.recordTitle])} />
      )}
      <small class="facts" data-text={facts} />
      {offer.colleagueText && <small class="facts" data-text={offer.colleagueText} />}
      {offer.canDecide && <DecideButton {...{ offer, decideRef }} />}
      <CloseButton onClose={onClose} />
    </header>
  );
}

/**
 * Says that the text is no number on this site, or always one if it is doubtful. In a row of its own it would make
 * the card taller than the countdown. Its words appear under the pointer, and with the focus.
 */
function DecideButton({ offer, decideRef }: Pick<OfferCardProps, 'offer' | 'decideRef'>) {
  const isNone = decisionOn(offer) === 'none';
  const words = i18n.t(isNone ? 'card.not_number' : 'card.always_number');
  return (
    <button key={offer.offerId} type="button" class="decide" aria-label={words} ref={decideRef}>
      <span data-text={words} />
      <EyeIcon isCrossed={isNone} />
    </button>
  );
}

/** The number is on the button: it is what the rep looks at while pressing. */
function callText({ text }: Offer, isRequesting: boolean): string {
  return isRequesting
    ? i18n.t('card.requesting')
    : i18n.t('card.call_number', [numberInSentence(text)]);
}

interface CountryLineProps {
  readAs: ReadAs;
  /** The rep has just chosen a country, so the focus goes back to this button. */
  chosen: boolean;
  /** Whether the key C works now. */
  hint: boolean;
  onChange: () => void;
}

/** The country in which the number was read, the reason, and the button to change it. */
function CountryLine({ readAs, chosen, hint, onChange }: CountryLineProps) {
  const { country, source } = readAs;
  const words = [
    i18n.t('card.country_is', [locationText({ country })]),
    i18n.t(`card.country_source.${source}`),
  ];
  return (
    <p class="read-as">
      <small data-text={words.join(' · ')} />
      <button
        type="button"
        class="plain"
        aria-label={`${i18n.t('card.change_country')}${hint ? ' (C)' : ''}`}
        aria-keyshortcuts={hint ? 'C' : undefined}
        ref={chosen ? focusNow : null}
        onClick={onChange}
      >
        <span data-text={i18n.t('card.change')} />
        {hint && <kbd data-text="C" />}
      </button>
    </p>
  );
}

function focusNow(button: HTMLElement | null): void {
  button?.focus();
}

/** The rules that warn against a call, each with its source and date, and the next allowed time. */
function WarningLines({ notice }: { notice: RuleNotice }) {
  const next = nextAllowedText(notice, Date.now());
  return (
    <div class="problem warning">
      {notice.because.map((reason) => (
        <p key={reason.rule}>
          <span data-text={ruleSentence(reason)} />
          <small data-text={ruleSource(reason)} />
        </p>
      ))}
      {next && <p data-text={next} />}
    </div>
  );
}
