import type { LoggedError } from './error-log';

/** What the diagnostics say beside the recorded errors. */
export interface DiagnosticsContext {
  version: string;
  /** The browser's user agent. */
  browser: string;
  language: string;
  /** Settings without personal data, by name. */
  settings: Readonly<Record<string, string | number | boolean>>;
}

/** The diagnostics as a text to paste into a report. Errors come newest first. */
export function diagnosticsText(
  { version, browser, language, settings }: DiagnosticsContext,
  errors: readonly LoggedError[],
): string {
  const chosen = Object.entries(settings).map(([key, value]) => `${key}: ${value}`);
  return [
    `Handset ${version}`,
    `Browser: ${browser}`,
    `Language: ${language}`,
    `Settings: ${chosen.join(', ')}`,
    '',
    ...errors.map(loggedErrorText),
  ].join('\n');
}

function loggedErrorText({ at, count, source, name, message, stack }: LoggedError): string {
  const times = count > 1 ? ` (${count} times)` : '';
  const head = `${new Date(at).toISOString()}${times} ${source}: ${name}: ${message}`;
  return [
    head,
    ...stack
      .split('\n')
      .filter(Boolean)
      .map((line) => `  ${line}`),
  ].join('\n');
}
