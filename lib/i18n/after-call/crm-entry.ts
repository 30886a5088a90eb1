import { i18n } from '#i18n';
import type { Call, RecordContext } from '@/lib/calls/model';
import { wordsLocale } from '@/lib/i18n/locale';
import { hourCycleOption, playTime } from '@/lib/i18n/times';
import type { EntryContent, EntryFacts, EntryLine, EntryRecord } from '@/lib/outbox/model/entry';
import { type Disposition, isRecordingRefusedBy } from '@/lib/settings/dispositions';
import {
  emptyWrapUp,
  type StoredWrapUp,
  type TimedNote,
  type WrapUp,
  type WrapUpFields,
} from '@/lib/wrap-up/model';
import { dispositionText } from './call-words';

/** What the rep recorded after a call, in the form for a CRM. */
interface WrapUpToLog {
  disposition?: string | undefined;
  note: string;
  /** Epoch ms. */
  followUpAt?: number | undefined;
  /** Notes at a time of the recording. */
  timedNotes?: readonly TimedNote[] | undefined;
  /** The callee refused the recording. */
  hidesRecording: boolean;
}

/** What a CRM learns of a call, in the rep's language. `format` writes a number in E.164 for people. */
export function crmEntry(
  call: Call,
  wrapUp: WrapUpToLog | undefined,
  format: (e164: string) => string,
): EntryContent {
  const number = format(call.callee);
  const whom = call.calleeName ? `${call.calleeName}, ${number}` : number;
  const lines = [
    {
      label: i18n.t('logging.entry_when'),
      text: momentWithZone(call.requestedAt ?? call.createdAt),
    },
    { label: i18n.t('call.caller_id'), text: format(call.callerId) },
    ...extraLines(call),
    ...wrapUpLines(wrapUp),
    ...(wrapUp?.hidesRecording ? [] : recordingLines(call)),
  ];
  return {
    title: i18n.t('logging.entry_title', [whom]),
    lines,
    facts: factsOf(call, wrapUp),
    cutNotice: i18n.t('logging.entry_cut'),
  };
}

function factsOf(call: Call, wrapUp: WrapUpToLog | undefined): EntryFacts {
  const { requestedAt, createdAt, extras, callerId, callee, calleeName, recording, record } = call;
  return {
    startedAt: requestedAt ?? createdAt,
    durationSeconds: extras?.durationSeconds,
    callerId,
    callee,
    calleeName,
    disposition: wrapUp?.disposition,
    note: wrapUp?.note || undefined,
    followUpAt: wrapUp?.followUpAt,
    recording: wrapUp?.hidesRecording ? undefined : recording,
    record: record && recordOf(record),
  };
}

function recordOf({ crm, type, id, title, url }: RecordContext): EntryRecord {
  return { crm, type, id, title, url };
}

function wrapUpLines(wrapUp: WrapUpToLog | undefined): EntryLine[] {
  if (!wrapUp) return [];
  const { disposition, note, timedNotes = [], followUpAt } = wrapUp;
  const lines: EntryLine[] = [];
  if (disposition) lines.push({ label: i18n.t('logging.entry_disposition'), text: disposition });
  if (note) lines.push({ label: i18n.t('wrap_up.note'), text: note });
  if (timedNotes.length > 0) {
    const text = timedNotes.map((each) => `${playTime(each.at)} ${each.text}`).join('\n');
    lines.push({ label: i18n.t('logging.entry_timed_notes'), text });
  }
  if (followUpAt !== undefined) {
    lines.push({ label: i18n.t('logging.entry_follow_up'), text: momentWithZone(followUpAt) });
  }
  return lines;
}

function extraLines({ extras }: Call): EntryLine[] {
  const lines: EntryLine[] = [];
  if (extras?.durationSeconds) {
    lines.push({ label: i18n.t('log.duration'), text: playTime(extras.durationSeconds) });
  }
  if (extras?.status) lines.push({ label: i18n.t('call.service_status'), text: extras.status });
  return lines;
}

function recordingLines({ recording, state }: Call): EntryLine[] {
  const label = i18n.t('logging.entry_recording');
  if (recording) return [{ label, text: recording, href: recording }];
  return state === 'unrecorded' ? [{ label, text: i18n.t('logging.entry_no_recording') }] : [];
}

/** Colleagues who read the entry may be in another time zone. */
function momentWithZone(at: number): string {
  const style = { dateStyle: 'medium', timeStyle: 'long', ...hourCycleOption() } as const;
  return new Intl.DateTimeFormat(wordsLocale(), style).format(at);
}

/** A wrap-up in the form for a CRM: the disposition by its label, the follow-up unless it is done. */
export function wrapUpToLog(
  { disposition, note, followUp, timedNotes }: WrapUpFields & Pick<WrapUp, 'timedNotes'>,
  list: readonly Disposition[],
): WrapUpToLog {
  const isOpen = followUp && followUp.doneAt === undefined;
  return {
    note,
    hidesRecording: isRecordingRefusedBy(disposition, list),
    ...(disposition && { disposition: dispositionText(disposition, list) }),
    ...(timedNotes?.length && { timedNotes }),
    ...(isOpen && { followUpAt: followUp.at }),
  };
}

/**
 * A call as a note for a CRM, with the wrap-up as the rep sees it, saved or not. There is no link to a
 * recording that the callee refused. `format` writes a number in E.164 for people.
 */
export function callNote(
  call: Call,
  stored: StoredWrapUp | undefined,
  dispositions: readonly Disposition[],
  format: (e164: string) => string,
): EntryContent {
  const saved = wrapUpToLog(stored?.saved ?? emptyWrapUp, dispositions);
  const shown = stored?.draft ? wrapUpToLog(stored.draft.fields, dispositions) : saved;
  const hidesRecording = saved.hidesRecording || shown.hidesRecording;
  const { timedNotes } = saved;
  return crmEntry(call, { ...shown, timedNotes, hidesRecording }, format);
}
