import { i18n } from '#i18n';
import { countText } from '@/components/shared/lists/count-text';
import { LongList } from '@/components/shared/lists/LongList';
import { Remark } from '@/components/shared/notices/Remark';
import type { BadRow } from '@/lib/do-not-call/model';
import { nameInSentence } from '@/lib/i18n/in-sentence';
import { problemText } from '@/lib/i18n/problem-text';
import type { FileModel, ImportState } from './file-model';

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
