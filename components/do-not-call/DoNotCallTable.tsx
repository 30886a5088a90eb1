import { i18n } from '#i18n';
import { PhoneNumber } from '@/components/shared/controls/PhoneNumber';
import type { ListedEntry } from '@/lib/do-not-call/model';
import { nameInSentence, numberInSentence } from '@/lib/i18n/in-sentence';
import { momentText } from '@/lib/i18n/times';
import type { DoNotCallModel } from './do-not-call-model';
import { RemovalForm } from './RemovalForm';

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
