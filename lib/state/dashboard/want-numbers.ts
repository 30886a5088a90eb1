import type { NumberTexts } from '@/lib/state/calls/number-texts';
import type { StuckModel } from '@/lib/state/crm/stuck-model';
import type { DayModel } from '@/lib/state/day/day-model';
import type { CallsTableModel } from '@/lib/state/log/calls-table-model';
import { reactTo } from '@/lib/state/react-to';

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
