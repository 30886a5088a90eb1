import { useEffect, useId, useRef } from 'preact/hooks';
import { i18n } from '#i18n';
import { FieldProblem } from '@/components/ui/inputs/Field';
import { NoteField } from '@/components/wrap-up/note/NoteField';
import { problemText } from '@/lib/i18n/problem-text';
import { type Disposition, offeredDispositions } from '@/lib/settings/dispositions';
import type { NoteTemplate } from '@/lib/settings/note-templates';
import type { WrapUpFormModel } from '@/lib/state/wrap-up/wrap-up-form-model';
import type { WrapUpFields } from '@/lib/wrap-up/model';
import { DispositionChoice } from './DispositionChoice';
import { FollowUpField } from './FollowUpField';
import { useWrapUpKeys } from './use-wrap-up-keys';
import { WrapUpConflict } from './WrapUpConflict';
import './wrap-up.css';

interface WrapUpFormProps {
  form: WrapUpFormModel;
  /** Whose call it was. Names the form. */
  who: string;
  dispositions: readonly Disposition[];
  /** With the values of the call in place of variables. */
  templates: readonly NoteTemplate[];
  /**
   * Set on the one form that a view offers automatically. That takes the focus, unless the rep is typing
   * elsewhere.
   */
  isTypingElsewhere?: () => boolean;
  onSave: () => void;
  onPutAway?: () => void;
}

/** What a rep records after a call, with the keyboard only: a number key, a note, Enter. */
export function WrapUpForm(props: WrapUpFormProps) {
  const fields = props.form.fields.value;
  return fields ? <ReadForm {...props} fields={fields} /> : null;
}

function ReadForm(props: WrapUpFormProps & { fields: WrapUpFields }) {
  const { form, fields, who, dispositions, templates, isTypingElsewhere, onSave, onPutAway } =
    props;
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const offered = offeredDispositions(dispositions);
  const noteId = `${id}-note`;
  const followUpId = `${id}-follow-up`;

  function choose(disposition: string | undefined): void {
    form.change({ disposition });
    const isFollowUp = offered.find((each) => each.id === disposition)?.effect === 'follow-up';
    document.getElementById(isFollowUp ? followUpId : noteId)?.focus();
  }

  useWrapUpKeys(element, {
    isCurrent: isTypingElsewhere !== undefined,
    onSave,
    onDigit: (digit) => {
      const chosen = offered[digit - 1]?.id;
      if (chosen) choose(chosen === fields.disposition ? undefined : chosen);
    },
  });
  useEffect(() => {
    if (isTypingElsewhere && !isTypingElsewhere()) focusDispositions(element.current);
  }, []);

  return (
    <form
      ref={element}
      class="wrap-up-form"
      aria-label={i18n.t('wrap_up.title', [who])}
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      <DispositionChoice
        name={`${id}-disposition`}
        offered={offered}
        all={dispositions}
        chosen={fields.disposition}
        onChoose={(disposition) => form.change({ disposition })}
      />
      <NoteField
        id={noteId}
        note={fields.note}
        templates={templates}
        excessBytes={form.excessBytes.value}
        onType={(note) => form.change({ note })}
        onSave={onSave}
      />
      <FollowUpField
        id={followUpId}
        followUp={fields.followUp}
        onChange={(followUp) => form.change({ followUp })}
      />
      <WrapUpConflict form={form} all={dispositions} />
      {form.problem.value && (
        <div role="alert">
          <FieldProblem words={savingProblem(form.problem.value.code)} />
        </div>
      )}
      <div class="wrap-up-actions">
        <button type="submit" class="primary" disabled={!canSave(form)}>
          {i18n.t('wrap_up.save')}
        </button>
        {onPutAway && (
          <button type="button" class="ghost" onClick={onPutAway}>
            {i18n.t('wrap_up.later')}
          </button>
        )}
      </div>
    </form>
  );
}

function canSave({ isChanged, busy, excessBytes }: WrapUpFormModel): boolean {
  return isChanged.value && !busy.value && excessBytes.value === 0;
}

/** The sentences of most codes speak of calls. This is about saving. */
function savingProblem(code: Parameters<typeof problemText>[0]['code']): string {
  return problemText({ code: code === 'no-answer' ? code : 'not-saved' });
}

function focusDispositions(form: HTMLFormElement | null): void {
  const first = form?.querySelector<HTMLElement>('input:checked') ?? form?.querySelector('input');
  first?.focus();
}
