import type { RefObject } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { i18n } from '#i18n';
import { FieldProblem } from '@/components/shared/controls/Field';
import { NoteDraft } from '@/components/transcripts/NoteDraft';
import { NoteField } from '@/components/wrap-up/note/NoteField';
import { dispositionText } from '@/lib/i18n/after-call/call-words';
import { problemText } from '@/lib/i18n/problem-text';
import {
  type DefaultDispositionId,
  type Disposition,
  isRecordingRefusedBy,
  offeredDispositions,
} from '@/lib/settings/dispositions';
import type { NoteTemplate } from '@/lib/settings/note-templates';
import type { WrapUpFields } from '@/lib/wrap-up/model';
import { DispositionChoice } from './DispositionChoice';
import { FollowUpField } from './FollowUpField';
import { useWrapUpKeys } from './use-wrap-up-keys';
import { WrapUpConflict } from './WrapUpConflict';
import type { WrapUpFormModel } from './wrap-up-form-model';
import './wrap-up.css';

interface WrapUpFormProps {
  form: WrapUpFormModel;
  /** Whose call it was. Names the form. */
  who: string;
  dispositions: readonly Disposition[];
  /** With the values of the call in place of variables. */
  templates: readonly NoteTemplate[];
  /** Where the recording may be sent for a draft of the note, if there is one and the rep allowed it. */
  transcriptionUrl: string | undefined;
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
  const { form, fields, dispositions, isTypingElsewhere, onSave } = props;
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const offered = offeredDispositions(dispositions);
  const [noteId, followUpId] = [`${id}-note`, `${id}-follow-up`];

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
  useFirstFocus(element, isTypingElsewhere);

  return (
    <form
      ref={element}
      class="wrap-up-form"
      aria-label={i18n.t('wrap_up.title', [props.who])}
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
      <NobodySpokeHint form={form} fields={fields} offered={offered} onChoose={choose} />
      <NoteField
        id={noteId}
        note={fields.note}
        templates={props.templates}
        excessBytes={form.excessBytes.value}
        onType={(note) => form.change({ note })}
        onSave={onSave}
      />
      <NoteDraft
        model={form.draft}
        note={fields.note}
        url={
          isRecordingRefusedBy(fields.disposition, dispositions)
            ? undefined
            : props.transcriptionUrl
        }
      />
      <FollowUpField
        id={followUpId}
        followUp={fields.followUp}
        onChange={(followUp) => form.change({ followUp })}
      />
      <WrapUpConflict form={form} all={dispositions} />
      <SavingProblem form={form} />
      <WrapUpButtons form={form} onPutAway={props.onPutAway} />
    </form>
  );
}

/** What the disposition is called that a silent recording suggests. */
const NOBODY_SPOKE: DefaultDispositionId = 'nobody_spoke';

interface NobodySpokeHintProps extends Pick<WrapUpFormProps, 'form'> {
  fields: WrapUpFields;
  offered: readonly Disposition[];
  onChoose: (id: string) => void;
}

/** Suggests a disposition if nobody speaks in the recording. Only a press chooses it. */
function NobodySpokeHint({ form, fields, offered, onChoose }: NobodySpokeHintProps) {
  const isOffered = offered.some(({ id }) => id === NOBODY_SPOKE);
  if (!form.isSilent.value || !isOffered || fields.disposition === NOBODY_SPOKE) return null;
  return (
    <p class="wrap-up-hint" role="status">
      <span>{i18n.t('speech.nobody_hint')}</span>
      <button type="button" class="ghost" onClick={() => onChoose(NOBODY_SPOKE)}>
        {i18n.t('speech.choose', [dispositionText(NOBODY_SPOKE, offered)])}
      </button>
    </p>
  );
}

/** Why the last attempt to save failed. */
function SavingProblem({ form }: Pick<WrapUpFormProps, 'form'>) {
  const problem = form.problem.value;
  if (!problem) return null;
  return (
    <div role="alert">
      <FieldProblem words={savingProblem(problem.code)} />
    </div>
  );
}

interface WrapUpButtonsProps {
  form: WrapUpFormModel;
  onPutAway: (() => void) | undefined;
}

function WrapUpButtons({ form, onPutAway }: WrapUpButtonsProps) {
  return (
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
  );
}

function canSave({ isChanged, busy, excessBytes }: WrapUpFormModel): boolean {
  return isChanged.value && !busy.value && excessBytes.value === 0;
}

/** The sentences of most codes speak of calls. This is about saving. */
function savingProblem(code: Parameters<typeof problemText>[0]['code']): string {
  return problemText({ code: code === 'no-answer' ? code : 'not-saved' });
}

/** Focuses the dispositions of a form that is offered automatically, unless the rep is typing elsewhere. */
function useFirstFocus(
  form: RefObject<HTMLFormElement | null>,
  isTypingElsewhere: WrapUpFormProps['isTypingElsewhere'],
): void {
  useEffect(() => {
    if (!isTypingElsewhere || isTypingElsewhere()) return;
    const chosen = form.current?.querySelector<HTMLElement>('input:checked');
    (chosen ?? form.current?.querySelector('input'))?.focus();
  }, []);
}
