import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { Icon } from '@/components/shared/icons/Icon';
import type { SettingsModel } from '@/components/shared/models/settings-model';
import { nameInSentence } from '@/lib/i18n/in-sentence';
import {
  MAX_NOTE_TEMPLATES,
  type NoteTemplate,
  withoutTemplate,
  withTemplate,
} from '@/lib/settings/note-templates';
import { NoteTemplateForm } from './NoteTemplateForm';
import './note-templates.css';

interface NoteTemplateListProps {
  model: SettingsModel;
  list: readonly NoteTemplate[];
}

/** The texts that a slash in a note offers. One of them at a time is edited. */
export function NoteTemplateList({ model, list }: NoteTemplateListProps) {
  const [edited, setEdited] = useState<NoteTemplate>();
  const form = edited && (
    <NoteTemplateForm
      key={edited.id}
      template={edited}
      taken={list.filter(({ id }) => id !== edited.id).map(({ name }) => name)}
      onSave={(template) =>
        model.change('noteTemplates', (all) => withTemplate(all, template)).then(closeIfSaved)
      }
      onCancel={() => setEdited(undefined)}
    />
  );
  const isNew = edited && list.every(({ id }) => id !== edited.id);

  /** A form that could not be saved stays open, with its text. */
  function closeIfSaved(isSaved: boolean): void {
    if (isSaved) setEdited(undefined);
  }

  return (
    <section class="note-templates" aria-labelledby="note-templates">
      <h3 id="note-templates">{i18n.t('note_templates.title')}</h3>
      <p>{i18n.t('note_templates.help')}</p>
      {list.length > 0 && (
        <ul>
          {list.map((template) => (
            <li key={template.id}>
              {edited?.id === template.id ? (
                form
              ) : (
                <NoteTemplateItem
                  template={template}
                  onEdit={() => setEdited(template)}
                  onRemove={() =>
                    void model.change('noteTemplates', (all) => withoutTemplate(all, template.id))
                  }
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {isNew && form}
      {!edited && list.length < MAX_NOTE_TEMPLATES && (
        <button
          type="button"
          class="ghost"
          data-opener
          onClick={() => setEdited({ id: crypto.randomUUID(), name: '', text: '' })}
        >
          {i18n.t('note_templates.add')}
        </button>
      )}
    </section>
  );
}

interface NoteTemplateItemProps {
  template: NoteTemplate;
  onEdit: () => void;
  onRemove: () => void;
}

/** One template, with its buttons. */
function NoteTemplateItem({ template, onEdit, onRemove }: NoteTemplateItemProps) {
  const name = nameInSentence(template.name);
  const edit = i18n.t('options.edit', [name]);
  const remove = i18n.t('options.remove', [name]);
  return (
    <div class="note-template">
      <span class="note-template-text">
        <b dir="auto">{template.name}</b>
        <span dir="auto">{template.text}</span>
      </span>
      <span class="note-template-actions">
        <button
          type="button"
          class="plain"
          aria-label={edit}
          title={edit}
          data-opener
          onClick={onEdit}
        >
          <Icon name="pencil" />
        </button>
        <button type="button" class="plain" aria-label={remove} title={remove} onClick={onRemove}>
          <Icon name="cross" />
        </button>
      </span>
    </div>
  );
}
