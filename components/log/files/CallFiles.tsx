import type { ReadonlySignal } from '@preact/signals';
import { i18n } from '#i18n';
import type { CallsPage } from '@/components/log/query/read-log';
import { FileButton } from '@/components/shared/files/FileButton';
import { countText } from '@/components/shared/lists/count-text';
import { LongList } from '@/components/shared/lists/LongList';
import { Remark } from '@/components/shared/notices/Remark';
import type { BadImportEntry } from '@/lib/calls/log/model';
import { problemText } from '@/lib/i18n/problem-text';
import type { Disposition } from '@/lib/settings/dispositions';
import type { ListedWorkspace } from '@/lib/workspaces/model';
import { exportCells, exportHead } from './export-formats';
import type { LogExportModel } from './export-model';
import type { CallsImportModel, CallsImportState } from './import-model';

interface CallFileButtonsProps {
  dispositions: readonly Disposition[];
  /** The shown page, and the export of every call that matches its filters. */
  table: LogExportModel & {
    page: ReadonlySignal<CallsPage | undefined>;
    workspaces: ReadonlySignal<readonly ListedWorkspace[]>;
  };
  files: CallsImportModel;
}

/** Saves every call that matches the filters, for spreadsheets or for an import, and imports calls. */
export function CallFileButtons({ table, dispositions, files }: CallFileButtonsProps) {
  const { exported, page, workspaces, exportCsv, exportJson } = table;
  const isExporting = exported.value === -1;
  const isDisabled = isExporting || !page.value?.calls.length;
  return (
    <>
      <p class="muted-status" role="status">
        {isExporting && i18n.t('log.exporting')}
        {exported.value === 'failed' && i18n.t('log.export_failed')}
        {typeof exported.value === 'number' &&
          !isExporting &&
          i18n.t('log.exported', [countText(exported.value)])}
      </p>
      <button
        type="button"
        class="ghost"
        disabled={isDisabled}
        onClick={() =>
          void exportCsv(exportHead(), (row) => exportCells(row, dispositions, workspaces.value))
        }
      >
        {i18n.t('log.export')}
      </button>
      <button
        type="button"
        class="ghost"
        disabled={isDisabled}
        onClick={() => void exportJson(dispositions)}
      >
        {i18n.t('log.export_json')}
      </button>
      <FileButton
        words={i18n.t('log.import_json')}
        disabled={files.busy.value}
        onFile={(file) => void files.importFile(file)}
      />
    </>
  );
}

/** The progress and result of an import, with the rejected entries by position and reason. */
export function CallsImportReport({ files }: { files: CallsImportModel }) {
  const state = files.state.value;
  return (
    <div role="status" class="calls-import">
      {state && (
        <Remark tone={toneOf(state)}>
          {state.entries > 0 && <p>{sums(state)}</p>}
          {state.problem && <p>{problemText(state.problem)}</p>}
          {state.bad.length > 0 && <BadEntries entries={state.bad} />}
        </Remark>
      )}
    </div>
  );
}

function BadEntries({ entries }: { entries: readonly BadImportEntry[] }) {
  return (
    <details>
      <summary>{i18n.t('log.bad_entries', [countText(entries.length)])}</summary>
      <LongList
        items={entries}
        draw={(entry) => <li key={entry.position}>{faultText(entry)}</li>}
      />
    </details>
  );
}

function faultText({ position, fault, field }: BadImportEntry): string {
  const at = countText(position);
  if (field) return i18n.t('log.bad_field', [at, field]);
  return i18n.t(`log.entry_faults.${fault}`, [at]);
}

function toneOf({ done, entries, problem, bad }: CallsImportState) {
  if (problem) return 'stop';
  if (done < entries) return 'soft';
  return bad.length > 0 ? 'warn' : 'call';
}

function sums({ done, entries, added, updated, already }: CallsImportState): string {
  const counts = [
    i18n.t('log.imported', [countText(added)]),
    updated > 0 && i18n.t('log.imported_newer', [countText(updated)]),
    already > 0 && i18n.t('log.imported_already', [countText(already)]),
    done < entries && i18n.t('log.import_progress', [countText(done), countText(entries)]),
  ];
  return counts.filter(Boolean).join(' · ');
}
