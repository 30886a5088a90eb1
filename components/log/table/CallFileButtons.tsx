import { useRef } from 'preact/hooks';
import { i18n } from '#i18n';
import { exportCells, exportHead } from '@/components/log/files/export-cells';
import type { CallsImportModel } from '@/components/log/files/import-model';
import { countText } from '@/components/shared/lists/count-text';
import type { Disposition } from '@/lib/settings/dispositions';
import type { CallsTableModel } from './calls-table-model';

interface CallFileButtonsProps {
  dispositions: readonly Disposition[];
  table: Pick<CallsTableModel, 'exported' | 'page' | 'exportCsv' | 'exportJson'>;
  files: CallsImportModel;
}

/** Saves every call that matches the filters, for spreadsheets or for an import, and imports calls. */
export function CallFileButtons({ table, dispositions, files }: CallFileButtonsProps) {
  const { exported, page, exportCsv, exportJson } = table;
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
        onClick={() => void exportCsv(exportHead(), (row) => exportCells(row, dispositions))}
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
      <ImportButton files={files} />
    </>
  );
}

function ImportButton({ files }: { files: CallsImportModel }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={i18n.t('log.import_json')}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) void files.importFile(file);
          // Choosing the same file again is another import.
          event.currentTarget.value = '';
        }}
      />
      <button
        type="button"
        class="ghost"
        disabled={files.busy.value}
        onClick={() => input.current?.click()}
      >
        {i18n.t('log.import_json')}
      </button>
    </>
  );
}
