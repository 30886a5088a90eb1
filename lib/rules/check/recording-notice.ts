import { RECORDING_NOTICES } from '@/lib/rules/data/recording-notices';
import type { RecordingNotice, RecordingNoticeRow } from '@/lib/rules/model';
import { calleeLocation } from './callee-location';

/** Returns what is said to an E.164 number before the call is recorded. */
export function recordingNotice(
  e164: string,
  rows: readonly RecordingNoticeRow[] = RECORDING_NOTICES,
): RecordingNotice {
  const { country, region } = calleeLocation(e164);
  const own = rows.filter((row) => row.country === country);
  const row =
    own.find((each) => each.region !== undefined && each.region === region) ??
    own.find((each) => each.region === undefined);
  return row ? noticeOf(row) : { kind: 'announce' };
}

function noticeOf({ kind, words, ...law }: RecordingNoticeRow): RecordingNotice {
  return { kind, law, ...(words && { words }) };
}
