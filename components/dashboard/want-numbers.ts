import type { StuckModel } from '@/components/crm/stuck/stuck-model';
import type { DayModel } from '@/components/day/day-model';
import type { CallsTableModel } from '@/components/log/table/calls-table-model';
import type { NumberTexts } from '@/components/shared/models/number-texts';
import { reactTo } from '@/components/shared/react-to';

/** The views that show numbers, and the international formats of numbers. */
interface NumberModels {
  callsTable: Pick<CallsTableModel, 'page'>;
  stuck: Pick<StuckModel, 'stuck'>;
  day: Pick<DayModel, 'figures' | 'reached'>;
  texts: Pick<NumberTexts, 'want' | 'wantForCalls'>;
}

/** Asks for the formats of all numbers that the views show, until the signal aborts. */
export function wantNumbers(models: NumberModels, abortSignal: AbortSignal): void {
  wantTableNumbers(models, abortSignal);
  wantStuckNumbers(models, abortSignal);
  wantDayNumbers(models, abortSignal);
}

function wantTableNumbers({ callsTable, texts }: NumberModels, abortSignal: AbortSignal): void {
  reactTo(
    () => callsTable.page.value?.calls ?? [],
    (calls) => void texts.wantForCalls(calls),
    abortSignal,
  );
}

function wantStuckNumbers({ stuck, texts }: NumberModels, abortSignal: AbortSignal): void {
  reactTo(
    () => stuck.stuck.value?.deliveries ?? [],
    (deliveries) => void texts.wantForCalls(deliveries.map(({ call }) => call)),
    abortSignal,
  );
}

function wantDayNumbers({ day, texts }: NumberModels, abortSignal: AbortSignal): void {
  reactTo(
    () => [...(day.figures.value?.dids ?? []), ...comparedDids(day)],
    (dids) => void texts.want(dids.map(({ key }) => key)),
    abortSignal,
  );
}

function comparedDids({ reached }: NumberModels['day']): readonly { key: string }[] {
  return reached.value && reached.value !== 'failed' ? reached.value.dids.groups : [];
}
