import { i18n } from '#i18n';
import { PhoneNumber } from '@/components/shared/controls/PhoneNumber';
import { countText } from '@/components/shared/lists/count-text';
import { LongList } from '@/components/shared/lists/LongList';
import { nameInSentence } from '@/lib/i18n/in-sentence';
import { problemText } from '@/lib/i18n/problem-text';
import { ListChoices } from './ListChoices';
import type { ListImportModel } from './list-import-model';
import type { GoodRow, ReadPreview, WrongRow } from './read-rows';

/** Maximum number of good rows that are shown; the others are only counted. */
const SHOWN = 5;

interface ListPreviewProps {
  list: ListImportModel;
  preview: ReadPreview;
}

/** How a list was read, what is wrong with it, and the button that queues it. */
export function ListPreview({ list, preview }: ListPreviewProps) {
  const { done, of, good, wrong, problem } = preview;
  const isRead = done === of;
  const file = list.file.value;
  return (
    <div class="list-preview">
      {file && <p>{i18n.t('queue.list_of_file', [nameInSentence(file)])}</p>}
      <ListChoices list={list} preview={preview} />
      <p role="status">
        {isRead
          ? i18n.t('queue.list_can_be_called', [countText(good.length)])
          : i18n.t('do_not_call.import_progress', [countText(done), countText(of)])}
      </p>
      {problem && (
        <p class="row-problem" role="alert">
          {problemText(problem)}
        </p>
      )}
      <FirstRows rows={good} />
      <WrongRows rows={wrong} />
      <div class="add-list-actions">
        <button
          type="button"
          class="primary"
          disabled={!isRead || good.length === 0 || list.busy.value}
          onClick={() => void list.add()}
        >
          {i18n.t('queue.list_add', [countText(good.length)])}
        </button>
        <button type="button" class="ghost" onClick={() => list.drop()}>
          {i18n.t('queue.list_drop')}
        </button>
      </div>
    </div>
  );
}

function FirstRows({ rows }: { rows: readonly GoodRow[] }) {
  return (
    <ul>
      {rows.slice(0, SHOWN).map(({ line, name, text }) => (
        <li key={line}>
          <PhoneNumber text={text} /> {name && <bdi>{name}</bdi>}
        </li>
      ))}
      {rows.length > SHOWN && (
        <li class="muted">{i18n.t('queue.list_more', [countText(rows.length - SHOWN)])}</li>
      )}
    </ul>
  );
}

function WrongRows({ rows }: { rows: readonly WrongRow[] }) {
  if (rows.length === 0) return null;
  return (
    <details>
      <summary>{i18n.t('queue.list_wrong', [countText(rows.length)])}</summary>
      <LongList
        items={rows}
        draw={({ line, number, problem }) => (
          <li key={line}>
            {i18n.t('queue.list_wrong_row', [
              countText(line),
              nameInSentence(`“${number}”`),
              problemText(problem),
            ])}
          </li>
        )}
      />
    </details>
  );
}
