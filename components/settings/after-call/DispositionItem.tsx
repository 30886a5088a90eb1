import { i18n } from '#i18n';
import { Select } from '@/components/shared/controls/Select';
import { Icon, type IconName } from '@/components/shared/icons/Icon';
import { dispositionText } from '@/lib/i18n/after-call/call-words';
import { nameInSentence } from '@/lib/i18n/in-sentence';
import { type Disposition, isDefaultDisposition } from '@/lib/settings/dispositions';

interface DispositionItemProps {
  entry: Disposition;
  /** The number of its key. */
  digit: number;
  isLast: boolean;
  /** Another disposition on a key reads the same. */
  isTwin: boolean;
  onLabel: (label: string) => void;
  onEffect: (effect: Disposition['effect']) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** One disposition of the list, with its key. */
export function DispositionItem(props: DispositionItemProps) {
  const { entry, digit, isLast, isTwin, onLabel, onEffect, onMove, onRemove } = props;
  const text = dispositionText(entry.id, [entry]);
  const label = nameInSentence(text);
  // Whoever hears or says the name of a control must be able to tell it from its twin.
  const name = isTwin ? i18n.t('after_call.on_key', [label, digit]) : label;
  return (
    <li class="disposition-item">
      <kbd>{digit}</kbd>
      <input
        type="text"
        maxLength={40}
        aria-label={i18n.t('after_call.label_of', [digit])}
        value={text}
        onChange={(event) => {
          const typed = event.currentTarget.value.trim();
          if (typed === '') event.currentTarget.value = text;
          else if (typed !== text) onLabel(typed);
        }}
      />
      <ActionButton
        icon="up"
        words={i18n.t('options.move_up', [name])}
        disabled={digit === 1}
        onPress={() => onMove(-1)}
      />
      <ActionButton
        icon="down"
        words={i18n.t('options.move_down', [name])}
        disabled={isLast}
        onPress={() => onMove(1)}
      />
      <ActionButton icon="cross" words={i18n.t('options.remove', [name])} onPress={onRemove} />
      {!isDefaultDisposition(entry) && <EffectSelect {...{ name, entry, onEffect }} />}
    </li>
  );
}

interface EffectSelectProps {
  name: string;
  entry: Disposition;
  onEffect: (effect: Disposition['effect']) => void;
}

/** What an entry of the rep's own does beside being recorded. */
function EffectSelect({ name, entry, onEffect }: EffectSelectProps) {
  return (
    <Select
      id={`effect-of-${entry.id}`}
      aria-label={i18n.t('after_call.effect_of', [name])}
      value={entry.effect ?? 'none'}
      choices={effectChoices()}
      onChoose={(effect) => onEffect(effect === 'none' ? undefined : effect)}
    />
  );
}

function effectChoices() {
  return [
    { value: 'none' as const, words: i18n.t('after_call.effect_none') },
    { value: 'next-number' as const, words: i18n.t('after_call.effect_next_number') },
    { value: 'follow-up' as const, words: i18n.t('after_call.effect_follow_up') },
    { value: 'forbid' as const, words: i18n.t('after_call.effect_forbid') },
    { value: 'hide-recording' as const, words: i18n.t('after_call.effect_hide_recording') },
  ];
}

interface ActionButtonProps {
  icon: IconName;
  words: string;
  disabled?: boolean;
  onPress: () => void;
}

function ActionButton({ icon, words, disabled = false, onPress }: ActionButtonProps) {
  return (
    <button
      type="button"
      class="plain"
      aria-label={words}
      title={words}
      disabled={disabled}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}
