import { i18n } from '#i18n';
import { countText } from '@/components/shared/lists/count-text';
import { nameInSentence } from '@/lib/i18n/in-sentence';
import { requestProblemText } from '@/lib/i18n/problem-text';
import { momentText } from '@/lib/i18n/times';
import type { QueuedList } from '@/lib/queue/model';
import type { QueuedListsModel } from './queued-lists-model';
import './queued-lists.css';

/** The lists that were added, with what was called of each as a file. Without lists, nothing. */
export function QueuedLists({ model }: { model: QueuedListsModel }) {
  const lists = model.lists.value;
  if (lists.length === 0) return null;
  return (
    <details class="queued-lists">
      <summary>{i18n.t('list_import.lists')}</summary>
      <ul>
        {lists.map((list) => (
          <ListRow key={list.importId} list={list} model={model} />
        ))}
      </ul>
      <p role="status">{savedText(model.saved.value)}</p>
    </details>
  );
}

function ListRow({ list, model }: { list: QueuedList; model: QueuedListsModel }) {
  const { file, addedAt, added, waiting, called } = list;
  const name = nameInSentence(file ?? i18n.t('queue.pasted_list'));
  return (
    <li>
      <span class="queued-list">
        <span>
          <bdi>{name}</bdi>
        </span>
        <span class="muted">
          {i18n.t('list_import.counts', [
            momentText(addedAt),
            countText(added),
            countText(waiting),
            countText(called),
          ])}
        </span>
      </span>
      <span class="queued-list-actions">
        {called > 0 && (
          <button
            type="button"
            class="ghost"
            aria-label={i18n.t('list_import.export_of', [name])}
            onClick={() => void model.exportResults(list)}
          >
            {i18n.t('list_import.export')}
          </button>
        )}
        {waiting > 0 && (
          <button
            type="button"
            class="ghost"
            aria-label={i18n.t('list_import.remove_of', [name])}
            onClick={() => void model.remove(list)}
          >
            {i18n.t('list_import.remove')}
          </button>
        )}
      </span>
    </li>
  );
}

function savedText(saved: QueuedListsModel['saved']['value']): string {
  if (saved === undefined) return '';
  if (saved === 'nothing-called') return i18n.t('list_import.nothing_called');
  if (typeof saved === 'object') return requestProblemText(saved);
  return i18n.t('list_import.exported', [nameInSentence(saved)]);
}
