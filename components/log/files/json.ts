import type { LoggedCall } from '@/components/log/query/query-calls';
import { hidesRecording } from '@/components/wrap-up/hides-recording';
import { CALLS_FILE_FORMAT } from '@/lib/calls/import/model';
import type { Disposition } from '@/lib/settings/dispositions';

/** The beginning of a file of calls, before its entries. */
export function jsonStart(now: number): string {
  const exportedAt = new Date(now).toISOString();
  return `{"format":"${CALLS_FILE_FORMAT}","version":1,"exportedAt":"${exportedAt}","calls":[`;
}

/** Ends a file of calls. */
export const JSON_END = '\n]}\n';

/**
 * Writes a call as an entry of a file, which an import reads back. There is no link to a recording that
 * the callee refused.
 */
export function jsonEntry(
  { call, wrapUp }: LoggedCall,
  dispositions: readonly Disposition[],
): string {
  const stored = wrapUp && { saved: wrapUp };
  const isRefused = hidesRecording(stored, { dispositions: [...dispositions] });
  const { recording, importedChangeAt: _importedChangeAt, ...others } = call;
  const { callId: _callId, dueAt: _dueAt, ...fields } = wrapUp ?? {};
  return JSON.stringify({
    ...others,
    ...(recording && !isRefused && { recording }),
    ...(wrapUp && { wrapUp: fields }),
  });
}
