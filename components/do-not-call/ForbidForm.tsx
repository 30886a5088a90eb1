import { i18n } from '#i18n';
import { Field } from '@/components/shared/controls/Field';
import { nameInSentence } from '@/lib/i18n/in-sentence';
import { problemText } from '@/lib/i18n/problem-text';
import type { DoNotCallModel } from './do-not-call-model';

/** Adds a number, an e-mail domain or a company, with what was said. */
export function ForbidForm({ model }: { model: DoNotCallModel }) {
  const { draft, result, busy } = model;
  const last = result.value;
  const problem = last && 'code' in last ? last : undefined;
  return (
    <form
      class="do-not-call-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void model.add();
      }}
    >
      <Field
        id="forbid-text"
        label={i18n.t('do_not_call.subject')}
        help={i18n.t('do_not_call.subject_help')}
        problem={problem && problemText(problem)}
      >
        {(aria) => (
          <input
            {...aria}
            type="text"
            autoComplete="off"
            spellcheck={false}
            maxLength={200}
            value={draft.value.text}
            onInput={(event) => model.type({ text: event.currentTarget.value })}
          />
        )}
      </Field>
      <Field id="forbid-words" label={i18n.t('do_not_call.words_label')}>
        {(aria) => (
          <input
            {...aria}
            type="text"
            autoComplete="off"
            maxLength={1000}
            value={draft.value.words}
            onInput={(event) => model.type({ words: event.currentTarget.value })}
          />
        )}
      </Field>
      <div class="do-not-call-actions">
        <button type="submit" class="primary" disabled={busy.value}>
          {i18n.t('do_not_call.add')}
        </button>
        <p role="status" class="muted-status">
          {last && 'shown' in last && resultText(last)}
        </p>
      </div>
    </form>
  );
}

function resultText({ shown, isNew }: { shown: string; isNew: boolean }): string {
  const whom = nameInSentence(shown);
  return i18n.t(isNew ? 'do_not_call.added_entry' : 'do_not_call.already_there', [whom]);
}
