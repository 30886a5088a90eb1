import { useEffect, useRef, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { Field } from '@/components/shared/controls/Field';
import type { ListedEntry } from '@/lib/do-not-call/model';
import { requestProblemText } from '@/lib/i18n/request-problem-text';
import type { DoNotCallModel } from './do-not-call-model';

interface RemovalFormProps {
  entry: ListedEntry;
  /** The entry's text for the middle of a sentence. */
  whom: string;
  model: DoNotCallModel;
}

/** Asks why an entry is removed. The proof that it was there stays. Esc closes it. */
export function RemovalForm({ entry, whom, model }: RemovalFormProps) {
  const [words, setWords] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const problem = model.removalProblem.value;
  return (
    <form
      class="do-not-call-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (words.trim()) void model.remove(entry, words.trim());
        else input.current?.focus();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') model.ask(undefined);
      }}
    >
      <Field
        id="removal-words"
        label={i18n.t('do_not_call.removal_words', [whom])}
        help={i18n.t('do_not_call.removal_help')}
        problem={problem && requestProblemText(problem)}
      >
        {(aria) => (
          <input
            {...aria}
            ref={input}
            type="text"
            autoComplete="off"
            maxLength={1000}
            required
            value={words}
            onInput={(event) => setWords(event.currentTarget.value)}
          />
        )}
      </Field>
      <div class="do-not-call-actions">
        <button type="submit" class="primary" disabled={model.busy.value}>
          {i18n.t('do_not_call.remove')}
        </button>
        <button type="button" class="ghost" onClick={() => model.ask(undefined)}>
          {i18n.t('options.cancel')}
        </button>
      </div>
    </form>
  );
}
