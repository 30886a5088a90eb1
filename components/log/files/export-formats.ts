import { i18n } from '#i18n';
import type { LoggedCall } from '@/components/log/query/read-log';
import { speechFieldsOf } from '@/components/log/query/speech-group';
import { nameOfWorkspace } from '@/components/workspaces/workspace-name';
import { hidesRecording } from '@/components/wrap-up/wrap-up-state';
import { CALLS_FILE_FORMAT } from '@/lib/calls/log/model';
import { workspaceOf } from '@/lib/calls/model';
import { dispositionText } from '@/lib/i18n/after-call/call-words';
import { callProblemText } from '@/lib/i18n/problem-text';
import type { Disposition } from '@/lib/settings/dispositions';
import { factsOf, type SpeechReading } from '@/lib/speech/model';
import type { ListedWorkspace } from '@/lib/workspaces/model';

/** Returns the header row of the export. */
export function exportHead(): string[] {
  return [
    i18n.t('log.when'),
    i18n.t('log.contact'),
    i18n.t('log.number'),
    i18n.t('log.state'),
    i18n.t('log.what_happened'),
    i18n.t('log.caller_id'),
    i18n.t('call.own_number'),
    i18n.t('log.duration'),
    i18n.t('call.service_status'),
    i18n.t('log.service_call_id'),
    i18n.t('log.recording'),
    i18n.t('log.page_title'),
    i18n.t('log.page_address'),
    i18n.t('log.disposition'),
    i18n.t('wrap_up.note'),
    i18n.t('wrap_up.follow_up'),
    i18n.t('speech.filter.title'),
    i18n.t('speech.first_voice'),
    i18n.t('speech.longest_pause'),
    i18n.t('speech.silence'),
    i18n.t('speech.talk'),
    i18n.t('workspaces.label'),
  ];
}

/**
 * Returns a call as a row: times in ISO 8601 (UTC), numbers in E.164, durations in seconds, shares from 0 to 1. There
 * is nothing of a recording that the callee refused. The workspace is that of the service's id of the call.
 */
export function exportCells(
  { call, wrapUp, reading }: LoggedCall,
  dispositions: readonly Disposition[],
  workspaces: readonly ListedWorkspace[],
): string[] {
  const isRefused = hidesRecording(wrapUp && { saved: wrapUp }, {
    dispositions: [...dispositions],
  });
  const { disposition, note = '', followUp } = wrapUp ?? {};
  return [
    new Date(call.createdAt).toISOString(),
    call.calleeName ?? '',
    call.callee,
    i18n.t(`call.state.${call.state}`),
    callProblemText(call) ?? '',
    call.callerId,
    call.ownNumber,
    call.extras?.durationSeconds === undefined ? '' : String(call.extras.durationSeconds),
    call.extras?.status ?? '',
    call.callId ?? '',
    isRefused ? '' : (call.recording ?? ''),
    call.sourcePage?.title ?? '',
    call.sourcePage?.url ?? '',
    disposition ? dispositionText(disposition, dispositions) : '',
    note,
    followUp ? new Date(followUp.at).toISOString() : '',
    ...speechCells(isRefused ? undefined : reading),
    nameOfWorkspace(workspaceOf(call), workspaces),
  ];
}

/** What the sound of the recording tells. The talk share is that of the first channel. */
function speechCells(reading: SpeechReading | undefined): string[] {
  const { speech } = speechFieldsOf(reading);
  const facts = factsOf(reading);
  return [
    speech && i18n.t(`speech.filter.${speech}`),
    ...[facts?.firstVoice, facts?.longestPause, facts?.silence, facts?.talk?.[0]].map((value) =>
      value === undefined ? '' : String(Math.round(value * 100) / 100),
    ),
  ];
}

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
