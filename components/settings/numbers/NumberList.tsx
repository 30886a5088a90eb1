import { i18n } from '#i18n';
import { Icon } from '@/components/shared/icons/Icon';
import type { NumberTexts } from '@/components/shared/models/number-texts';
import type { LabelledNumber } from '@/lib/settings/table';
import { NumberForm } from './NumberForm';
import { NumberItem } from './NumberItem';
import type { NumberListModel } from './number-list-model';
import './number-list.css';

interface NumberListProps {
  /** Prefix of the element ids. */
  id: string;
  model: NumberListModel;
  numbers: readonly LabelledNumber[];
  texts: NumberTexts;
  /** What is shown below a number. */
  noteOf: (e164: string) => string | undefined;
  /** Text of an empty list. */
  none: string;
  /** Example of a label. */
  example: string;
}

/** A list of numbers with labels that can be edited and sorted. */
export function NumberList({ id, model, numbers, texts, noteOf, none, example }: NumberListProps) {
  const draft = model.draft.value;
  return (
    <div class="number-list">
      {numbers.length === 0 && !draft && <p class="number-none">{none}</p>}
      <ul>
        {numbers.map((number, index) => (
          <li key={number.e164}>
            {draft?.edits === number.e164 ? (
              <NumberForm id={id} model={model} draft={draft} example={example} />
            ) : (
              <NumberItem
                number={number}
                text={texts.of(number.e164)}
                note={noteOf(number.e164)}
                model={model}
                isFirst={index === 0}
                isLast={index === numbers.length - 1}
              />
            )}
          </li>
        ))}
      </ul>
      {draft && !draft.edits && (
        <NumberForm id={id} model={model} draft={draft} example={example} />
      )}
      {!draft && (
        <button type="button" class="ghost number-add" onClick={() => model.open()}>
          <Icon name="plus" />
          {i18n.t('options.add')}
        </button>
      )}
    </div>
  );
}
