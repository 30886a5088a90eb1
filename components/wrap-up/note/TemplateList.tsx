import { i18n } from '#i18n';
import type { NoteTemplate } from '@/lib/settings/note-templates';
import './template-list.css';

interface TemplateListProps {
  id: string;
  offered: readonly NoteTemplate[];
  /** Index of the one that Enter takes. */
  active: number;
  optionId: (index: number) => string;
  onChoose: (template: NoteTemplate) => void;
}

/** The templates that start with the typed text. The focus stays in the note. */
export function TemplateList({ id, offered, active, optionId, onChoose }: TemplateListProps) {
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
