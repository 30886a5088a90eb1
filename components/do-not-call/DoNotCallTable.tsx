import { useEffect, useRef, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { Field } from '@/components/shared/controls/Field';
import { PhoneNumber } from '@/components/shared/controls/PhoneNumber';
import { useFocusBack } from '@/components/shared/use-focus-back';
import type { ListedEntry } from '@/lib/do-not-call/model';
import { nameInSentence, numberInSentence } from '@/lib/i18n/in-sentence';
import { requestProblemText } from '@/lib/i18n/problem-text';
import { momentText } from '@/lib/i18n/times';
import type { DoNotCallModel } from './do-not-call-model';

const COLUMN_COUNT = 5;

interface DoNotCallTableProps {
  entries: readonly ListedEntry[];
  model: DoNotCallModel;
}

/** A page of the list: whom, what was said, who noted it and when. */
export function DoNotCallTable({ entries, model }: DoNotCallTableProps) {
  return (
    <div class="table-frame">
      <table class="table">
        <caption class="visually-hidden">{i18n.t('do_not_call.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{i18n.t('do_not_call.entry')}</th>
            <th scope="col">{i18n.t('do_not_call.words')}</th>
            <th scope="col">{i18n.t('do_not_call.by')}</th>
            <th scope="col">{i18n.t('do_not_call.added')}</th>
            <th scope="col" class="end">
              <span class="visually-hidden">{i18n.t('do_not_call.remove')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <Row key={entry.key} entry={entry} model={model} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ entry, model }: { entry: ListedEntry; model: DoNotCallModel }) {
  const { key, kind, shown, name, words, by, source, addedAt } = entry;
  const isAsked = model.removing.value === key;
  const whom = kind === 'number' ? numberInSentence(shown) : nameInSentence(shown);
  return (
    <>
      <tr>
        <th scope="row">
          <div class="do-not-call-entry">
            {kind === 'number' ? <PhoneNumber text={shown} /> : <bdi>{shown}</bdi>}
            <span class="muted">
              {name ? <bdi>{name}</bdi> : i18n.t(`do_not_call.kinds.${kind}`)}
            </span>
          </div>
        </th>
        <td data-label={i18n.t('do_not_call.words')}>
          {words ? <bdi>{words}</bdi> : <span class="muted">{i18n.t('do_not_call.no_words')}</span>}
        </td>
        <td data-label={i18n.t('do_not_call.by')}>
          <div class="do-not-call-entry">
            <bdi>{by}</bdi>
            <span class="muted">{i18n.t(`do_not_call.sources.${source}`)}</span>
          </div>
        </td>
        <td data-label={i18n.t('do_not_call.added')} class="nowrap">
          {momentText(addedAt)}
        </td>
        <td class="end">
          <button
            type="button"
            class="ghost"
            aria-expanded={isAsked}
            aria-label={i18n.t('do_not_call.remove_entry', [whom])}
            onClick={() => model.ask(isAsked ? undefined : entry)}
          >
            {i18n.t('do_not_call.remove')}
          </button>
        </td>
      </tr>
      {isAsked && (
        <tr class="details-row">
          <td colSpan={COLUMN_COUNT} class="details-cell">
            <RemovalForm entry={entry} whom={whom} model={model} />
          </td>
        </tr>
      )}
    </>
  );
}

interface RemovalFormProps {
  entry: ListedEntry;
  /** The entry's text for the middle of a sentence. */
  whom: string;
  model: DoNotCallModel;
}

/** Asks why an entry is removed. The proof that it was there stays. Esc closes it. */
function RemovalForm({ entry, whom, model }: RemovalFormProps) {
  const [words, setWords] = useState('');
  const form = useFocusBack<HTMLFormElement>();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const problem = model.removalProblem.value;
  return (
    <form
      ref={form}
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
