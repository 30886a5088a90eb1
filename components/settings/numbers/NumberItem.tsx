import { i18n } from '#i18n';
import { PhoneNumber } from '@/components/shared/controls/PhoneNumber';
import { Icon, type IconName } from '@/components/shared/icons/Icon';
import type { LabelledNumber } from '@/lib/settings/table';
import type { NumberListModel } from './number-list-model';

interface NumberItemProps {
  number: LabelledNumber;
  /** The formatted number. */
  text: string;
  note: string | undefined;
  model: NumberListModel;
  isFirst: boolean;
  isLast: boolean;
}

/** One number of a list, with its buttons. The first number is the default. */
export function NumberItem({ number, text, note, model, isFirst, isLast }: NumberItemProps) {
  const { e164, label } = number;
  return (
    <div class="number-item">
      <span class="number-item-text">
        <b>
          <PhoneNumber text={text} />
        </b>
        {label && <span>{label}</span>}
        {note && <span class="muted">{note}</span>}
      </span>
      <span class="number-item-actions">
        <ActionButton
          icon="up"
          words={i18n.t('options.move_up', [text])}
          disabled={isFirst}
          onPress={() => void model.move(e164, -1)}
        />
        <ActionButton
          icon="down"
          words={i18n.t('options.move_down', [text])}
          disabled={isLast}
          onPress={() => void model.move(e164, 1)}
        />
        <ActionButton
          icon="pencil"
          words={i18n.t('options.edit', [text])}
          isOpener
          onPress={() => model.open({ ...number, text })}
        />
        <ActionButton
          icon="cross"
          words={i18n.t('options.remove', [text])}
          onPress={() => void model.remove(e164)}
        />
      </span>
    </div>
  );
}

interface ActionButtonProps {
  icon: IconName;
  words: string;
  disabled?: boolean;
  /** Whether it opens a form that replaces the item. */
  isOpener?: boolean;
  onPress: () => void;
}

function ActionButton(props: ActionButtonProps) {
  const { icon, words, disabled = false, isOpener = false, onPress } = props;
  return (
    <button
      type="button"
      class="plain"
      aria-label={words}
      title={words}
      {...(isOpener && { 'data-opener': true })}
      disabled={disabled}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}
