import { i18n } from '#i18n';
import type { PopupModel } from '@/lib/state/popup/popup-model';
import { LegSelect } from './LegSelect';
import './leg-selects.css';

/** The two legs of the next call, in the order in which they ring; both are remembered. */
export function Legs({ model }: { model: PopupModel }) {
  const { settings, texts } = model;
  const current = settings.value.value;
  if (!current) return <div class="legs" />;
  return (
    <div class="legs">
      <LegSelect
        id="leg-did"
        words={i18n.t('popup.caller_id')}
        numbers={current.dids}
        chosen={current.callerId}
        texts={texts}
        missing={{ href: '/options.html#dids', words: i18n.t('popup.add_did') }}
        onChoose={(e164) => void settings.write('callerId', e164)}
      />
      <LegSelect
        id="leg-own"
        words={i18n.t('popup.own_number')}
        numbers={current.ownNumbers}
        chosen={current.ownNumber}
        texts={texts}
        missing={{ href: '/options.html#own-numbers', words: i18n.t('popup.add_own_number') }}
        onChoose={(e164) => void settings.write('ownNumber', e164)}
      />
      <p>{i18n.t('card.ringing_order')}</p>
    </div>
  );
}
