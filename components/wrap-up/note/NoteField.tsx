import { useLayoutEffect, useRef } from 'preact/hooks';
import { i18n } from '#i18n';
import { Field } from '@/components/shared/controls/Field';
import { countText } from '@/components/shared/lists/count-text';
import type { NoteTemplate } from '@/lib/settings/note-templates';
import { useTemplates } from './use-templates';
import './template-list.css';

interface NoteFieldProps {
  id: string;
  note: string;
  /** With the values of the call in place of variables. */
  templates: readonly NoteTemplate[];
  excessBytes: number;
  onType: (note: string) => void;
  onSave: () => void;
}

/** The note. Enter saves, Shift+Enter starts a new line, a slash offers the templates. */
export function NoteField({ id, note, templates, excessBytes, onType, onSave }: NoteFieldProps) {
  const listId = `${id}-templates`;
  const field = useRef<HTMLTextAreaElement>(null);
  const choice = useTemplates(field, templates, onType);
  // The inserted text is in the field only after this render.
  useLayoutEffect(() => choice.moveCaret());
  const problem =
    excessBytes > 0 ? i18n.t('wrap_up.note_too_long', [countText(excessBytes)]) : undefined;
  return (
    <Field
      id={id}
      label={i18n.t('wrap_up.note')}
      help={i18n.t(templates.length > 0 ? 'wrap_up.note_keys_and_templates' : 'wrap_up.note_keys')}
      problem={problem}
    >
      {(aria) => (
        <>
          <textarea
            {...aria}
            ref={field}
            rows={2}
            dir="auto"
            value={note}
            aria-autocomplete="list"
            aria-controls={choice.offered.length > 0 ? listId : undefined}
            aria-activedescendant={
              choice.offered.length > 0 ? optionId(listId, choice.active) : undefined
            }
            onInput={(event) => {
              onType(event.currentTarget.value);
              choice.look();
            }}
            onSelect={choice.look}
            onBlur={choice.close}
            onKeyDown={(event) => {
              // With an input method (Japanese, Chinese), Enter ends a word and must not save.
              if (event.isComposing || choice.onKey(event)) return;
              if (event.key !== 'Enter' || event.shiftKey) return;
              if (event.ctrlKey || event.metaKey) return;
              event.preventDefault();
              onSave();
            }}
          />
          <TemplateList
            id={listId}
            offered={choice.offered}
            active={choice.active}
            optionId={(index) => optionId(listId, index)}
            onChoose={choice.insert}
          />
        </>
      )}
    </Field>
  );
}

function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

interface TemplateListProps {
  id: string;
  offered: readonly NoteTemplate[];
  /** Index of the one that Enter takes. */
  active: number;
  optionId: (index: number) => string;
  onChoose: (template: NoteTemplate) => void;
}

/** The templates that start with the typed text. The focus stays in the note. */
function TemplateList({ id, offered, active, optionId, onChoose }: TemplateListProps) {
  if (offered.length === 0) return null;
  return (
    <div class="template-list" id={id} role="listbox" aria-label={i18n.t('wrap_up.templates')}>
      {offered.map((template, index) => (
        // The note listens to the keys: it has the focus.
        <div
          key={template.id}
          id={optionId(index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onPointerDown={(event) => {
            // A press would take the focus from the note.
            event.preventDefault();
            onChoose(template);
          }}
        >
          <b>{template.name}</b>
          <span dir="auto">{template.text}</span>
        </div>
      ))}
    </div>
  );
}
