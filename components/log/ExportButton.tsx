import { i18n } from '#i18n';
import type { DashboardModel } from '@/lib/state/dashboard/dashboard-model';
import { numberText } from '@/lib/state/list/number-text';
import { exportCells, exportHead } from './export-cells';

/** Saves every call that matches the filters as a file for spreadsheets. */
export function ExportButton({ model }: { model: DashboardModel }) {
  const { exported, page, exportCsv } = model.callsTable;
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
        disabled={running || !page.value?.matching}
        onClick={() => void exportCsv(exportHead(), exportCells)}
      >
        {running ? i18n.t('log.exporting') : i18n.t('log.export')}
      </button>
    </>
  );
}
