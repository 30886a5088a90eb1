import { i18n } from '#i18n';
import type { Disposition } from '@/lib/settings/dispositions';
import { numberText } from '@/lib/state/list/number-text';
import type { CallsTableModel } from '@/lib/state/log/calls-table-model';
import { exportCells, exportHead } from './export-cells';

interface ExportButtonProps {
  dispositions: readonly Disposition[];
  table: Pick<CallsTableModel, 'exported' | 'page' | 'exportCsv'>;
}

/** Saves every call that matches the filters as a file for spreadsheets. */
export function ExportButton({ table, dispositions }: ExportButtonProps) {
  const { exported, page, exportCsv } = table;
  const running = exported.value === -1;
  return (
    <>
      <p class="muted-status" role="status">
        {exported.value !== undefined &&
          !running &&
          i18n.t('log.exported', [numberText(exported.value)])}
      </p>
      <button
        type="button"
        class="ghost"
        disabled={running || !page.value?.calls.length}
        onClick={() => void exportCsv(exportHead(), (row) => exportCells(row, dispositions))}
      >
        {running ? i18n.t('log.exporting') : i18n.t('log.export')}
      </button>
    </>
  );
}
