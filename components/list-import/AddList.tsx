import type { ComponentChildren } from 'preact';
import { i18n } from '#i18n';
import { addedText } from '@/components/queue/contact/queue-texts';
import { Field } from '@/components/shared/controls/Field';
import { FileButton } from '@/components/shared/files/FileButton';
import { countText } from '@/components/shared/lists/count-text';
import { Remark } from '@/components/shared/notices/Remark';
import { requestProblemText } from '@/lib/i18n/problem-text';
import { ListPreview } from './ListPreview';
import type { ImportOutcome, ListImportModel } from './list-import-model';
import './list-import.css';

interface AddListProps {
  list: ListImportModel;
  /** Lists that were added before. */
  children?: ComponentChildren;
}

/** Adds a pasted list or a file to the queue, once the rep saw how it was read. */
export function AddList({ list, children }: AddListProps) {
  return (
    <>
      <details class="add-list">
        <summary>{i18n.t('list_import.title')}</summary>
        <PasteField list={list} />
        <div class="add-list-actions">
          <button
            type="button"
            class="ghost"
            disabled={list.text.value.trim() === ''}
            onClick={() => void list.readText()}
          >
            {i18n.t('list_import.read')}
          </button>
          <ListFileButton list={list} />
        </div>
        {list.list.value && <ListPreview list={list} />}
        {children}
      </details>
      <div role="status" class="add-list-outcome">
        {list.outcome.value && <Outcome list={list} outcome={list.outcome.value} />}
      </div>
    </>
  );
}

function PasteField({ list }: { list: ListImportModel }) {
  return (
    <Field id="queue-list" label={i18n.t('list_import.paste')} help={i18n.t('list_import.help')}>
      {(aria) => (
        <textarea
          {...aria}
          rows={4}
          value={list.text.value}
          onInput={(event) => list.type(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

/** Formats by their endings. What a file is decides its content. */
const ACCEPTED = '.csv,.tsv,.txt,.xlsx,.vcf,.json,.html,.htm,text/*';

function ListFileButton({ list }: { list: ListImportModel }) {
  return (
    <>
      <FileButton
        words={i18n.t('list_import.file')}
        accept={ACCEPTED}
        describedBy="list-file-help"
        onFile={(file) => void list.readFile(file)}
      />
      <span id="list-file-help" class="add-list-help">
        {i18n.t('list_import.file_help')}
      </span>
    </>
  );
}

function Outcome({ list, outcome }: { list: ListImportModel; outcome: ImportOutcome }) {
  return (
    <Remark tone={toneOf(outcome)}>
      {outcomeText(outcome)}{' '}
      {'importId' in outcome && outcome.added > 0 && (
        <button type="button" class="ghost" onClick={() => void list.undo()}>
          {i18n.t('list_import.undo')}
        </button>
      )}
    </Remark>
  );
}

function outcomeText(outcome: ImportOutcome): string {
  if ('code' in outcome) return requestProblemText(outcome);
  if ('undone' in outcome) return i18n.t('list_import.undone', [countText(outcome.undone)]);
  const { unanswered } = outcome;
  const left = i18n.t('list_import.left_unanswered', [countText(unanswered)]);
  return unanswered > 0 ? `${addedText(outcome)} ${left}` : addedText(outcome);
}

function toneOf(outcome: ImportOutcome) {
  if ('code' in outcome) return 'stop';
  if ('undone' in outcome) return 'soft';
  return outcome.uncallable + outcome.forbidden + outcome.unanswered > 0 ? 'warn' : 'call';
}
