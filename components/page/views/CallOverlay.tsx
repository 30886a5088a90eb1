import type { ReadonlySignal } from '@preact/signals';
import { i18n } from '#i18n';
import type { CountdownModel } from '@/components/countdown/countdown-model';
import type { UsableKeys } from '@/components/page/display/card-keys';
import type { TrustedRef } from '@/components/page/display/trusted-press';
import type { CallContent } from '@/components/page/model/card-content';
import type { CardModel } from '@/components/page/model/card-model';
import { type CardStep, cardStep } from '@/components/page/model/card-step';
import { locationText } from '@/lib/i18n/facts-text';
import { problemText } from '@/lib/i18n/problem-text';
import { calleeClockTime } from '@/lib/i18n/times';
import type { Offer } from '@/lib/offers/model';
import { CallButton } from './CallButton';
import type { StepButtonProps } from './CardParts';
import { CardStatus } from './CardStatus';
import { CountdownCard } from './CountdownCard';
import { CountryChoice } from './CountryChoice';
import { OfferCard } from './OfferCard';
import { OutcomeCard, SentenceCard } from './OutcomeCard';

/** Props of `CallOverlay`. */
export interface CallOverlayProps {
  model: CardModel;
  countdown: CountdownModel;
  /** Lets only trusted presses act on a button. */
  trustedRef: TrustedRef;
  /** The same for the button that says whether a text is a number. */
  decideRef: TrustedRef;
  /** Which keys the card can use. */
  keys: ReadonlySignal<UsableKeys>;
}

/** Draws what the card's model shows, and tells it to screen readers. */
export function CallOverlay(props: CallOverlayProps) {
  return (
    <>
      <ShownContent {...props} />
      <CardStatus model={props.model} countdown={props.countdown} />
    </>
  );
}

/** Button, card, choice of a country, call or sentence. */
function ShownContent({ model, countdown, trustedRef, decideRef, keys }: CallOverlayProps) {
  const shown = model.shown.value;
  const distrust = model.distrust.value;
  const onStep = (step: CardStep) => void model.takeStep(step);
  if (shown?.kind === 'button') {
    return <CallButton offer={shown.offer} distrust={distrust} trustedRef={trustedRef} />;
  }
  if (shown?.kind === 'card' && shown.choice === 'open' && shown.offer.readAs) {
    return (
      <CountryChoice
        text={shown.offer.text}
        readAs={shown.offer.readAs}
        isRequesting={shown.isRequesting ?? false}
        problem={shown.problem}
        onChoose={(country) => void model.readAs(country)}
        onClose={model.close}
      />
    );
  }
  if (shown?.kind === 'card') {
    return (
      <OfferCard
        offer={shown.offer}
        facts={factsLine(shown.offer)}
        isRequesting={shown.isRequesting ?? false}
        problem={shown.problem}
        distrust={distrust}
        trustedRef={trustedRef}
        decideRef={decideRef}
        chosen={shown.choice === 'done'}
        canOfferAgain={shown.anchor?.offerAgain !== undefined}
        lettersWork={keys.value === 'all'}
        onStep={onStep}
        onChangeCountry={model.chooseCountry}
        onClose={model.close}
      />
    );
  }
  if (shown?.kind === 'sentence') {
    return (
      <SentenceCard
        sentence={shown.sentence}
        step={shown.step}
        text={shown.text}
        onStep={onStep}
        onClose={model.close}
      />
    );
  }
  return shown ? (
    <CallProgress shown={shown} {...{ countdown, keys, onStep }} onClose={model.close} />
  ) : null;
}

type CallProgressProps = Pick<CallOverlayProps, 'countdown' | 'keys'> &
  Pick<StepButtonProps, 'onStep'> & { shown: CallContent; onClose: () => void };

function CallProgress({ shown, countdown, keys, onStep, onClose }: CallProgressProps) {
  const { counting, remainingMs, isTooLate, problem, outcome, cancel } = countdown;
  const canOfferAgain = shown.anchor?.offerAgain !== undefined;
  if (counting.value) {
    return (
      <CountdownCard
        counting={counting.value}
        facts={shown.offer && factsLine(shown.offer)}
        left={remainingMs.value}
        isTooLate={isTooLate.value}
        problem={problem.value}
        escapeWorks={keys.value !== 'none'}
        onCancel={() => void cancel()}
      />
    );
  }
  if (outcome.value) {
    return (
      <OutcomeCard
        call={outcome.value}
        text={shown.text}
        looked={shown.looked}
        canOfferAgain={canOfferAgain}
        {...{ onStep, onClose }}
      />
    );
  }
  if (!problem.value) return null;
  const step = cardStep(problem.value.code, { canOfferAgain, country: false, call: true });
  return (
    <SentenceCard
      sentence={problemText(problem.value)}
      text={shown.text}
      {...{ step, onStep, onClose }}
    />
  );
}

/** Returns what is known about a callee, as one line: `New York · 10:24 there`. */
function factsLine(offer: Offer): string {
  const { localMinutes } = offer;
  const time =
    localMinutes !== undefined && i18n.t('card.local_time', [calleeClockTime(localMinutes)]);
  return [locationText(offer), time].filter(Boolean).join(' · ');
}
