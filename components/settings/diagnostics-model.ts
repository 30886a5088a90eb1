import { type ReadonlySignal, signal } from '@preact/signals';
import {
  type DiagnosticsContext,
  diagnosticsText,
  type LoggedError,
} from '@/lib/problems/error-log';
import { settingsSummary } from '@/lib/settings/diagnostics/summary';
import type { Settings } from '@/lib/settings/table';

/** What copying diagnostics needs. */
export interface DiagnosticsDeps {
  /** The diagnostics as text; undefined if there is nothing to report. */
  read: () => Promise<string | undefined>;
  /** Writes to the clipboard. Call it inside a click. */
  copy: (text: string) => Promise<void>;
}

/** Result of the last press of Copy diagnostics. */
export type DiagnosticsResult = 'copied' | 'nothing' | 'failed';

/** The recorded errors, as the rep copies them into a report. */
export interface DiagnosticsModel {
  result: ReadonlySignal<DiagnosticsResult | undefined>;
  /** Copies the diagnostics. Call it directly from the click. */
  copy(): Promise<void>;
}

/** Creates the model of the diagnostics section. */
export function createDiagnosticsModel({ read, copy }: DiagnosticsDeps): DiagnosticsModel {
  const result = signal<DiagnosticsResult>();

  async function tryCopy(): Promise<DiagnosticsResult> {
    const text = await read();
    if (text === undefined) return 'nothing';
    await copy(text);
    return 'copied';
  }

  return {
    result,
    async copy() {
      result.value = undefined;
      result.value = await tryCopy().catch(() => 'failed' as const);
    },
  };
}

/** Where the diagnostics come from. */
interface DiagnosticsSources extends Omit<DiagnosticsContext, 'settings' | 'unreadable'> {
  readErrors: () => Promise<LoggedError[]>;
  readUnreadable: () => Promise<DiagnosticsContext['unreadable']>;
  readSettings: () => Promise<Settings>;
}

/** Reads the diagnostics as text; undefined if no error was recorded, and all that is stored can be read. */
export async function readDiagnostics({
  readErrors,
  readUnreadable,
  readSettings,
  ...context
}: DiagnosticsSources): Promise<string | undefined> {
  const [errors, unreadable] = await Promise.all([readErrors(), readUnreadable()]);
  if (errors.length === 0 && unreadable.length === 0) return undefined;
  const settings = settingsSummary(await readSettings());
  return diagnosticsText({ ...context, settings, unreadable }, errors);
}
