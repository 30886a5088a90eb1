import { i18n } from '#i18n';
import { FileButton } from '@/components/shared/files/FileButton';
import { countText } from '@/components/shared/lists/count-text';
import { LongList } from '@/components/shared/lists/LongList';
import { Remark } from '@/components/shared/notices/Remark';
import type { BadRow } from '@/lib/do-not-call/model';
import { nameInSentence } from '@/lib/i18n/in-sentence';
import { problemText } from '@/lib/i18n/problem-text';
import type { FileModel, ImportState } from './file-model';

/** The list as a file: import, export for spreadsheets, and signed for auditors. */
export function FileButtons({ files }: { files: FileModel }) {
  const saved = files.saved.value;
  return (
    <>
      <p class="muted-status" role="status">
        {typeof saved === 'number' && i18n.t('do_not_call.saved', [countText(saved)])}
        {typeof saved === 'object' && problemText(saved)}
      </p>
      <FileButton
        words={i18n.t('do_not_call.import')}
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        disabled={files.busy.value}
        onFile={(file) => void files.importFile(file)}
      />
      <button
        type="button"
        class="ghost"
        disabled={files.busy.value}
        onClick={() => void files.exportCsv()}
      >
        {i18n.t('do_not_call.export')}
      </button>
      <button
        type="button"
        class="ghost"
        disabled={files.busy.value}
        onClick={() => void files.exportProof()}
      >
        {i18n.t('do_not_call.proof')}
      </button>
    </>
  );
}

/** The progress and result of an import, with the wrong rows by line and reason. */
export function ImportReport({ files }: { files: FileModel }) {
  const state = files.imported.value;
  return (
    <div role="status" class="do-not-call-report">
      {state && (
        <Remark tone={toneOf(state)}>
          <p>{sums(state)}</p>
          {state.problem && <p>{problemText(state.problem)}</p>}
          {state.bad.length > 0 && <BadRows rows={state.bad} />}
        </Remark>
      )}
    </div>
  );
}

function BadRows({ rows }: { rows: readonly BadRow[] }) {
  return (
    <details>
      <summary>{i18n.t('do_not_call.bad_rows', [countText(rows.length)])}</summary>
      <LongList
        items={rows}
        draw={({ line, text }) => (
          <li key={line}>
            {i18n.t('do_not_call.bad_row', [countText(line), nameInSentence(`“${text}”`)])}
          </li>
        )}
      />
    </details>
  );
}

function toneOf({ done, rows, problem, bad }: ImportState) {
  if (problem) return 'stop';
  if (done < rows) return 'soft';
  return bad.length > 0 ? 'warn' : 'call';
}

function sums({ done, rows, added, already }: ImportState): string {
  const counts = [
    i18n.t('do_not_call.imported', [countText(added)]),
    already > 0 && i18n.t('do_not_call.imported_already', [countText(already)]),
    done < rows && i18n.t('do_not_call.import_progress', [countText(done), countText(rows)]),
  ];
  return counts.filter(Boolean).join(' · ');
}
