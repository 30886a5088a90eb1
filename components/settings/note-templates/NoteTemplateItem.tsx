import { i18n } from '#i18n';
import { Icon } from '@/components/shared/icons/Icon';
import { nameInSentence } from '@/lib/i18n/in-sentence';
import type { NoteTemplate } from '@/lib/settings/note-templates';

interface NoteTemplateItemProps {
  template: NoteTemplate;
  onEdit: () => void;
  onRemove: () => void;
}

/** One template, with its buttons. */
export function NoteTemplateItem({ template, onEdit, onRemove }: NoteTemplateItemProps) {
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
        <button type="button" class="plain" aria-label={edit} title={edit} onClick={onEdit}>
          <Icon name="pencil" />
        </button>
        <button type="button" class="plain" aria-label={remove} title={remove} onClick={onRemove}>
          <Icon name="cross" />
        </button>
      </span>
    </div>
  );
}
