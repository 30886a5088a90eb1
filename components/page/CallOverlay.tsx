import type { CountdownModel } from '@/lib/state/countdown-model';
import { problemText } from '@/lib/words/problem-text';
import { CallButton } from './CallButton';
import { CountdownCard } from './CountdownCard';
import { CountryChoice } from './CountryChoice';
import type { CardModel } from './card-model';
import { factsLine } from './facts-line';
import type { Guard } from './guard';
import { OfferCard } from './OfferCard';
import { OutcomeCard, SentenceCard } from './OutcomeCard';

/** What the overlay draws and does. */
export interface CallOverlayProps {
  model: CardModel;
  countdown: CountdownModel;
  /** Puts a button under guard. */
  guard: Guard;
  now: () => number;
}

/** Whatever of the call card is shown on a page now. */
export function CallOverlay({ model, countdown, guard, now }: CallOverlayProps) {
  const shown = model.shown.value;
  const distrust = model.distrust.value;
  if (shown?.kind === 'button') {
    return <CallButton offer={shown.offer} distrust={distrust} guard={guard} />;
  }
  if (shown?.kind === 'card' && shown.choice === 'open' && shown.offer.readAs) {
    return (
      <CountryChoice
        text={shown.offer.text}
        readAs={shown.offer.readAs}
        asking={shown.asking ?? false}
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
        facts={factsLine(shown.offer, now())}
        asking={shown.asking ?? false}
        problem={shown.problem}
        distrust={distrust}
        guard={guard}
        chosen={shown.choice === 'over'}
        onChangeCountry={model.choose}
        onClose={model.close}
      />
    );
  }
  if (shown?.kind === 'sentence') {
    return <SentenceCard sentence={shown.sentence} onClose={model.close} />;
  }
  return shown ? (
    <CallProgress text={shown.text} countdown={countdown} onClose={model.close} />
  ) : null;
}

function CallProgress(props: { text: string; countdown: CountdownModel; onClose: () => void }) {
  const { counting, left, late, problem, outcome, cancel } = props.countdown;
  if (counting.value) {
    return (
      <CountdownCard
        counting={counting.value}
        left={left.value}
        late={late.value}
        problem={problem.value}
        onCancel={() => void cancel()}
      />
    );
  }
  if (outcome.value) {
    return <OutcomeCard call={outcome.value} text={props.text} onClose={props.onClose} />;
  }
  return problem.value ? (
    <SentenceCard sentence={problemText(problem.value)} onClose={props.onClose} />
  ) : null;
}
