import { i18n } from '#i18n';
import type { Call } from '@/lib/calls/model';
import { callProblemText } from '@/lib/i18n/call-text';

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
  ];
}

/** Returns a call as a row: times in ISO 8601 (UTC), numbers in E.164, durations in seconds. */
export function exportCells(call: Call): string[] {
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
    call.recording ?? '',
  ];
}
