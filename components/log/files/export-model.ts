import { type ReadonlySignal, signal } from '@preact/signals';
import type { CallsFilter } from '@/components/log/query/calls-query';
import type { LoggedCall } from '@/components/log/query/read-log';
import { CSV_START, csvOf } from '@/components/shared/files/csv';
import type { Disposition } from '@/lib/settings/dispositions';
import { JSON_END, jsonEntry, jsonStart } from './export-formats';

/** What an export needs. */
export interface LogExportDeps {
  /** Yields every matching call, in steps. */
  all: (filter: CallsFilter) => AsyncIterable<LoggedCall[]>;
  /** Downloads a file. */
  save: (name: string, parts: string[]) => void;
  /** Epoch ms. */
  now: () => number;
}

/** The calls that match the filters, as a file. */
export interface LogExportModel {
  /** Number of calls in the last file; `undefined` before the first, -1 while exporting. */
  exported: ReadonlySignal<number | 'failed' | undefined>;
  /** Saves every call that matches as CSV. */
  exportCsv(head: readonly string[], cells: (row: LoggedCall) => string[]): Promise<void>;
  /** Saves every call that matches as JSON, which an import reads back. */
  exportJson(dispositions: readonly Disposition[]): Promise<void>;
}

/** Creates the model of exports of what `filter` lets through. */
export function createLogExport(
  { all, save, now }: LogExportDeps,
  filter: () => CallsFilter,
): LogExportModel {
  const exported = signal<number | 'failed'>();

  /** Appends what `write` makes of each step of calls. */
  async function collect(parts: string[], write: (rows: LoggedCall[], before: number) => string) {
    let count = 0;
    for await (const rows of all(filter())) {
      parts.push(write(rows, count));
      count += rows.length;
    }
    return count;
  }

  async function once(work: () => Promise<number>): Promise<void> {
    if (exported.value === -1) return;
    exported.value = -1;
    exported.value = await work().catch(() => 'failed' as const);
  }

  return {
    exported,
    exportCsv: (head, cells) =>
      once(async () => {
        const parts = [CSV_START, csvOf([head])];
        const count = await collect(parts, (rows) => csvOf(rows.map(cells)));
        save('handset-calls.csv', parts);
        return count;
      }),
    exportJson: (dispositions) =>
      once(async () => {
        const parts = [jsonStart(now())];
        const entry = (row: LoggedCall) => jsonEntry(row, dispositions);
        const count = await collect(parts, (rows, before) => {
          const text = rows.map((row) => `\n${entry(row)}`).join(',');
          return before > 0 && rows.length > 0 ? `,${text}` : text;
        });
        save('handset-calls.json', [...parts, JSON_END]);
        return count;
      }),
  };
}
