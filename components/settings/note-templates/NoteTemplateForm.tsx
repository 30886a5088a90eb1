import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { Field } from '@/components/shared/controls/Field';
import { useFocusBack } from '@/components/shared/use-focus-back';
import type { NoteTemplate } from '@/lib/settings/note-templates';
import { templateVariables } from '@/lib/wrap-up/note-template';

interface NoteTemplateFormProps {
  template: NoteTemplate;
  /** The names of the other templates. */
  taken: readonly string[];
  onSave: (template: NoteTemplate) => void;
  onCancel: () => void;
}

/** Name and text of a template. Esc closes the form. */
export function NoteTemplateForm({ template, taken, onSave, onCancel }: NoteTemplateFormProps) {
  const [name, setName] = useState(template.name);
  const [text, setText] = useState(template.text);
  const [isChecked, setChecked] = useState(false);
  const form = useFocusBack<HTMLFormElement>();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const problems = { name: nameProblem(name.trim(), taken), text: textProblem(text) };
  const shown = isChecked ? problems : undefined;

  return (
    <form
      ref={form}
      class="list-form note-template-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (problems.name) first.current?.focus();
        else if (!problems.text) onSave({ ...template, name: name.trim(), text });
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
      }}
    >
      <NameField value={name} problem={shown?.name} input={first} onType={setName} />
      <TextField value={text} problem={shown?.text} onType={setText} />
      <div class="note-template-form-actions">
        <button type="submit" class="primary">
          {i18n.t('note_templates.save')}
        </button>
        <button type="button" class="ghost" onClick={onCancel}>
          {i18n.t('options.cancel')}
        </button>
      </div>
    </form>
  );
}

interface TemplateFieldProps {
  value: string;
  problem: string | undefined;
  onType: (value: string) => void;
}

interface NameFieldProps extends TemplateFieldProps {
  input: RefObject<HTMLInputElement | null>;
}

function NameField({ value, problem, input, onType }: NameFieldProps) {
  return (
    <Field id="note-template-name" label={i18n.t('note_templates.name')} problem={problem}>
      {(aria) => (
        <input
          {...aria}
          ref={input}
          type="text"
          autoComplete="off"
          maxLength={40}
          value={value}
          onInput={(event) => onType(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

function TextField({ value, problem, onType }: TemplateFieldProps) {
  const variables = templateVariables.map((variable) => `{${variable}}`).join(' ');
  return (
    <Field
      id="note-template-text"
      label={i18n.t('note_templates.text')}
      help={i18n.t('note_templates.variables', [variables])}
      problem={problem}
    >
      {(aria) => (
        <textarea
          {...aria}
          rows={3}
          dir="auto"
          maxLength={5000}
          value={value}
          onInput={(event) => onType(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

function nameProblem(name: string, taken: readonly string[]): string | undefined {
  if (name === '') return i18n.t('note_templates.name_missing');
  return taken.includes(name) ? i18n.t('note_templates.name_taken') : undefined;
}

function textProblem(text: string): string | undefined {
  return text.trim() === '' ? i18n.t('note_templates.text_missing') : undefined;
}
