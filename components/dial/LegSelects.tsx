import { i18n } from '#i18n';
import { PhoneNumber } from '@/components/shared/controls/PhoneNumber';
import type { NumberTexts } from '@/components/shared/models/number-texts';
import type { SettingsModel } from '@/components/shared/models/settings-model';
import type { Legs } from '@/lib/calls/model';
import { callerIdText } from '@/lib/i18n/caller-id-text';
import { LegSelect } from './LegSelect';
import './leg-selects.css';

interface LegSelectsProps {
  settings: Pick<SettingsModel, 'value' | 'write'>;
  texts: NumberTexts;
  /** The legs of the number in the field. */
  next?: Legs | undefined;
}

/** The two legs of the next call, in the order in which they ring. Both choices are saved. */
export function LegSelects({ settings, texts, next }: LegSelectsProps) {
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
        automatic={current.dids.length > 1 ? i18n.t('caller_id.automatic') : undefined}
        onChoose={(e164) => void settings.write('callerId', e164)}
      />
      {next && current.dids.length > 1 && (
        <p class="leg-reason" aria-live="polite">
          <PhoneNumber text={next.callerIdText} /> · {callerIdText(next)}
        </p>
      )}
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
