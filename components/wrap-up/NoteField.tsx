import { i18n } from '#i18n';
import { Field } from '@/components/ui/Field';
import { numberText } from '@/lib/state/list/number-text';

interface NoteFieldProps {
  id: string;
  note: string;
  excessBytes: number;
  onType: (note: string) => void;
  onSave: () => void;
}

/** The note. Enter saves, Shift+Enter starts a new line. */
export function NoteField({ id, note, excessBytes, onType, onSave }: NoteFieldProps) {
  const problem =
    excessBytes > 0 ? i18n.t('wrap_up.note_too_long', [numberText(excessBytes)]) : undefined;
  return (
    <Field
      id={id}
      label={i18n.t('wrap_up.note')}
      help={i18n.t('wrap_up.note_keys')}
      problem={problem}
    >
      {(aria) => (
        <textarea
          {...aria}
          rows={2}
          dir="auto"
          value={note}
          onInput={(event) => onType(event.currentTarget.value)}
          onKeyDown={(event) => {
            // Enter that ends the writing of a word in Japanese, say, is no wish to save.
            if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
            if (event.ctrlKey || event.metaKey) return;
            event.preventDefault();
            onSave();
          }}
        />
      )}
    </Field>
  );
}
