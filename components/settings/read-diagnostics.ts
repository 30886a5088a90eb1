import { type DiagnosticsContext, diagnosticsText } from '@/lib/problems/diagnostics';
import type { LoggedError } from '@/lib/problems/error-log';
import { settingsSummary } from '@/lib/settings/summary';
import type { Settings } from '@/lib/settings/table';

/** Where the diagnostics come from. */
export interface DiagnosticsSources extends Omit<DiagnosticsContext, 'settings'> {
  readErrors: () => Promise<LoggedError[]>;
  readSettings: () => Promise<Settings>;
}

/** Reads the diagnostics as text; undefined if no error was recorded. */
export async function readDiagnostics({
  readErrors,
  readSettings,
  ...context
}: DiagnosticsSources): Promise<string | undefined> {
  const errors = await readErrors();
  if (errors.length === 0) return undefined;
  const settings = settingsSummary(await readSettings());
  return diagnosticsText({ ...context, settings }, errors);
}
