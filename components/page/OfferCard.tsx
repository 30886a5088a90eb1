import { i18n } from '#i18n';
import type { Problem } from '@/lib/calls/model';
import type { Legs, Offer } from '@/lib/messages/answers';
import type { Distrust } from '@/lib/page/trust';
import { problemText } from '@/lib/words/problem-text';
import { CloseButton } from './CloseButton';
import { CountryLine } from './CountryLine';
import { distrustText } from './distrust-text';
import type { Guard } from './guard';
import { PhoneIcon } from './icons';

/** What the opened card takes. */
export interface OfferCardProps {
  offer: Offer;
  /** Place, local time, called before: one quiet line. */
  facts: string;
  asking: boolean;
  problem: Problem | undefined;
  distrust: Distrust | undefined;
  guard: Guard;
  /** The rep comes from choosing a country. */
  chosen: boolean;
  onChangeCountry: () => void;
  onClose: () => void;
}

/** Whom the rep is about to call, who rings when, and Call. */
export function OfferCard(props: OfferCardProps) {
  const { offer, facts, asking, distrust, guard, onClose } = props;
  const problem = props.problem ?? offer.blocked;
  const dead = asking || offer.blocked !== undefined;
  return (
    <section class="card" role="dialog" aria-label={i18n.t('card.call_number', [offer.text])}>
      <header>
        {offer.calleeName && (
          <b class="name">
            <bdi data-text={offer.calleeName} />
          </b>
        )}
        <span class="number">
          <bdi data-text={offer.text} />
          {offer.ext && <small data-text={` ${i18n.t('card.extension', [offer.ext])}`} />}
        </span>
        <small class="facts" data-text={facts} />
        <CloseButton onClose={onClose} />
      </header>
      {offer.readAs && (
        <CountryLine readAs={offer.readAs} chosen={props.chosen} onChange={props.onChangeCountry} />
      )}
      {offer.legs && <LegLines legs={offer.legs} />}
      {problem && <p class="problem" data-text={problemText(problem)} />}
      {distrust && <p class="problem" data-text={distrustText(distrust)} />}
      {/* Another offer has another button, which is believed once it was seen for a while. */}
      <button key={offer.offerId} type="button" class="go" ref={guard} aria-disabled={dead}>
        <PhoneIcon />
        <span data-text={i18n.t(asking ? 'card.asking' : 'card.call')} />
      </button>
    </section>
  );
}

function LegLines({ legs }: { legs: Legs }) {
  return (
    <dl class="legs">
      <dt data-text={i18n.t('card.they_see')} />
      <dd>
        <bdi data-text={legs.callerIdText} />
      </dd>
      <dt data-text={i18n.t('card.rings_you')} />
      <dd>
        <bdi data-text={legs.ownNumberText} />
      </dd>
    </dl>
  );
}
