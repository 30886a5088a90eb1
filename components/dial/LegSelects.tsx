import { i18n } from '#i18n';
import { PhoneNumber } from '@/components/shared/controls/PhoneNumber';
import { Select } from '@/components/shared/controls/Select';
import { Icon } from '@/components/shared/icons/Icon';
import type { NumberTexts } from '@/components/shared/models/number-texts';
import type { SettingsModel } from '@/components/shared/models/settings-model';
import type { Legs } from '@/lib/calls/model';
import { callerIdText } from '@/lib/i18n/caller-id-text';
import { numberInSentence } from '@/lib/i18n/in-sentence';
import { isLocked } from '@/lib/settings/policy';
import type { LabelledNumber } from '@/lib/settings/table';
import './dial.css';

interface LegSelectsProps {
  settings: Pick<SettingsModel, 'value' | 'policy' | 'write'>;
  texts: NumberTexts;
  /** The legs of the number in the field. */
  next?: Legs | undefined;
  /** Whether a screen reader announces a change of these legs. */
  live: 'polite' | 'off';
}

/** The two legs of the next call, in the order in which they ring. Both choices are saved. */
export function LegSelects({ settings, texts, next, live }: LegSelectsProps) {
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
        isFixed={isLocked(settings.policy.value, 'callerId')}
        onChoose={(e164) => void settings.write('callerId', e164)}
      />
      <p class="live" aria-live={live}>
        {next && current.dids.length > 1 && (
          <>
            <PhoneNumber text={next.callerIdText} /> · {callerIdText(next)}
          </>
        )}
      </p>
      <LegSelect
        id="leg-own"
        words={i18n.t('popup.own_number')}
        numbers={current.ownNumbers}
        chosen={current.ownNumber}
        texts={texts}
        missing={{ href: '/options.html#own-numbers', words: i18n.t('popup.add_own_number') }}
        isFixed={isLocked(settings.policy.value, 'ownNumber')}
        onChoose={(e164) => void settings.write('ownNumber', e164)}
      />
      <p>{i18n.t('card.ringing_order')}</p>
    </div>
  );
}

interface LegSelectProps {
  id: string;
  words: string;
  numbers: readonly LabelledNumber[];
  /** E.164; empty means the first, or an automatic choice. */
  chosen: string;
  /** The words for an automatic choice, if there is one. */
  automatic?: string | undefined;
  texts: NumberTexts;
  /** Link to add a number, for an empty list. */
  missing: { href: string; words: string };
  /** Whether an administrator chose. */
  isFixed: boolean;
  onChoose: (e164: string) => void;
}

/** One leg of the call: a label and the choice of its number. */
function LegSelect(props: LegSelectProps) {
  const { id, words, numbers, chosen, automatic, texts, missing, isFixed, onChoose } = props;
  const unchosen = automatic ? '' : (numbers[0]?.e164 ?? '');
  return (
    <div class="leg">
      <label for={id}>{words}</label>
      {numbers.length === 0 ? (
        <a
          id={id}
          class="leg-missing low-control"
          href={missing.href}
          target="_blank"
          rel="noopener"
        >
          <Icon name="plus" />
          {missing.words}
        </a>
      ) : (
        <Select
          id={id}
          class="low-control"
          value={numbers.some((number) => number.e164 === chosen) ? chosen : unchosen}
          choices={[
            ...(automatic ? [{ value: '', words: automatic }] : []),
            ...numbers.map(({ e164, label }) => ({
              value: e164,
              // The number first: where a narrow select cuts off, the label goes, never a digit.
              words: [numberInSentence(texts.of(e164)), label].filter(Boolean).join(' · '),
            })),
          ]}
          disabled={isFixed}
          onChoose={onChoose}
        />
      )}
    </div>
  );
}
