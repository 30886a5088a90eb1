import type { StuckModel } from '@/components/crm/stuck/stuck-model';
import type { DayModel } from '@/components/day/day-model';
import type { CallsTableModel } from '@/components/log/table/calls-table-model';
import type { NumberTexts } from '@/components/shared/models/number-texts';
import { reactTo } from '@/components/shared/react-to';

/** The views that show numbers, and the international formats of numbers. */
interface NumberModels {
  callsTable: Pick<CallsTableModel, 'page'>;
  stuck: Pick<StuckModel, 'stuck'>;
  day: Pick<DayModel, 'figures'>;
  texts: Pick<NumberTexts, 'want' | 'wantForCalls'>;
}

/** Asks for the formats of all numbers that the views show, until the signal aborts. */
export function wantNumbers(models: NumberModels, ended: AbortSignal): void {
  wantTableNumbers(models, ended);
  wantStuckNumbers(models, ended);
  wantDayNumbers(models, ended);
}

function wantTableNumbers({ callsTable, texts }: NumberModels, ended: AbortSignal): void {
  reactTo(
    () => callsTable.page.value?.calls ?? [],
    (calls) => void texts.wantForCalls(calls),
    ended,
  );
}

function wantStuckNumbers({ stuck, texts }: NumberModels, ended: AbortSignal): void {
  reactTo(
    () => stuck.stuck.value?.deliveries ?? [],
    (deliveries) => void texts.wantForCalls(deliveries.map(({ call }) => call)),
    ended,
  );
}

function wantDayNumbers({ day, texts }: NumberModels, ended: AbortSignal): void {
  reactTo(
    () => day.figures.value?.dids ?? [],
    (dids) => void texts.want(dids.map(({ key }) => key)),
    ended,
  );
}
