import { useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { i18n } from '#i18n';
import { Icon } from '@/components/shared/icons/Icon';
import { DIAL_FIELD_ID, type DialModel } from './dial-model';
import './dial.css';

/** The list below the field that arrow keys move through. */
export interface FieldList {
  id: string;
  /** Whether the list is shown. */
  open: boolean;
  /** Id of the chosen row. */
  chosen: string | undefined;
  onArrow: (by: 1 | -1) => void;
}

/**
 * The field for a number, typed or pasted. It never changes the text or the caret; the hint below
 * shows the formatted number.
 */
export function DialField({ model, list }: { model: DialModel; list: FieldList }) {
  const input = useRef<HTMLInputElement>(null);

  // Also on opening: reps open the popup to dial.
  useSignalEffect(() => {
    if (model.focusRequests.value >= 0) input.current?.focus();
  });

  return (
    <form
      class="dial-field"
      onSubmit={(event) => {
        event.preventDefault();
        void model.call();
      }}
    >
      <input
        ref={input}
        id={DIAL_FIELD_ID}
        class="number"
        type="text"
        inputMode="tel"
        autoComplete="off"
        spellcheck={false}
        value={model.text.value}
        placeholder={i18n.t('popup.number_placeholder')}
        aria-label={i18n.t('popup.number_label')}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={list.open}
        aria-controls={list.id}
        aria-activedescendant={list.chosen}
        aria-describedby="dial-hint"
        aria-invalid={model.problem.value !== undefined}
        onInput={(event) => model.type(event.currentTarget.value)}
        onPointerDown={model.noteUse}
        onKeyDown={(event) => {
          model.noteUse();
          onArrowKey(event, list);
        }}
      />
      <button type="submit" class="primary" disabled={model.busy.value}>
        <Icon name="phone" />
        {i18n.t('popup.call')}
      </button>
    </form>
  );
}

function onArrowKey(event: KeyboardEvent, { onArrow }: FieldList): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  onArrow(event.key === 'ArrowDown' ? 1 : -1);
}
