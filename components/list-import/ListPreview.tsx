import { i18n } from '#i18n';
import { countText } from '@/components/shared/lists/count-text';
import { nameInSentence } from '@/lib/i18n/in-sentence';
import { FirstContacts } from './FirstContacts';
import { LeftOutNumbers } from './LeftOutNumbers';
import { ListColumnChoices } from './ListColumnChoices';
import { ListQuestions } from './ListQuestions';
import type { ListImportModel } from './list-import-model';
import type { ReadProgress } from './reading/read-numbers';
import type { ListSummary } from './reading/summary';

/** How a list was read, what is asked about it, and the button that queues it. */
export function ListPreview({ list }: { list: ListImportModel }) {
  const { file } = list.list.value ?? {};
  const summary = list.sums.summary.value;
  const progress = list.progress.value;
  const adding = list.adding.value;
  return (
    <section class="list-preview" aria-label={i18n.t('list_import.title')}>
      {file && <p class="list-file">{i18n.t('list_import.of_file', [nameInSentence(file)])}</p>}
      {progress && <Progress progress={progress} words={readText(progress)} />}
      {summary && !progress && (
        <>
          <p role="status" class="list-counts">
            {countsText(summary)}
          </p>
          <ListQuestions sums={list.sums} summary={summary} />
          <FirstContacts list={list} summary={summary} />
          <LeftOutNumbers groups={summary.leftOut} />
        </>
      )}
      <ListColumnChoices list={list} />
      {adding && <Progress progress={adding} words={addingText(adding)} />}
      <Actions list={list} ready={summary?.ready ?? 0} />
    </section>
  );
}

interface ActionsProps {
  list: ListImportModel;
  ready: number;
}

function Actions({ list, ready }: ActionsProps) {
  const isBusy = list.progress.value !== undefined || list.adding.value !== undefined;
  return (
    <div class="add-list-actions">
      <button
        type="button"
        class="primary"
        disabled={isBusy || ready === 0}
        onClick={() => void list.add()}
      >
        {i18n.t('list_import.add', [countText(ready)])}
      </button>
      <button type="button" class="ghost" onClick={() => list.drop()}>
        {isBusy ? i18n.t('list_import.cancel') : i18n.t('list_import.drop')}
      </button>
    </div>
  );
}

function Progress({ progress: { done, of }, words }: { progress: ReadProgress; words: string }) {
  return (
    <div class="list-progress">
      <progress aria-label={words} {...(of > 0 && { value: done, max: of })} />
      <span>{words}</span>
    </div>
  );
}

function readText({ done, of }: ReadProgress): string {
  if (of === 0) return i18n.t('list_import.opening');
  return i18n.t('list_import.progress', [countText(done), countText(of)]);
}

function addingText({ done, of }: ReadProgress): string {
  return i18n.t('list_import.adding', [countText(done), countText(of)]);
}

function countsText({ ready, unanswered, uncallable, joined }: ListSummary): string {
  const counts = [
    i18n.t('list_import.can_be_called', [countText(ready)]),
    unanswered > 0 && i18n.t('list_import.asked', [countText(unanswered)]),
    uncallable > 0 && i18n.t('list_import.uncallable', [countText(uncallable)]),
    joined > 0 && i18n.t('list_import.joined', [countText(joined)]),
  ];
  return counts.filter((words) => words !== false).join(' · ');
}
