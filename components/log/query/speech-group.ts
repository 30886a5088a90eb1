import { nobodySpoke, parseReading } from '@/lib/speech/model';

/** What the log filters recordings by. */
export const speechGroups = ['voice', 'nobody', 'problem'] as const;

/** What the log filters recordings by. */
export type SpeechGroup = (typeof speechGroups)[number];

/** What the log knows of the recording of a call. */
export interface SpeechFields {
  /** Empty if it was not read, or tells nothing. */
  speech: SpeechGroup | '';
  /** In seconds; absent if unknown. */
  firstVoice?: number | undefined;
  longestPause?: number | undefined;
}

/** Returns what the log knows of a recording by the stored row of its reading. */
export function speechFieldsOf(row: unknown): SpeechFields {
  const result = row === undefined ? undefined : parseReading(row)?.result;
  if (!result) return { speech: '' };
  if ('problem' in result) return { speech: 'problem' };
  const { firstVoice, longestPause } = result.facts;
  if (nobodySpoke(result.facts)) return { speech: 'nobody' };
  // A part of a file without a voice tells nothing of the rest.
  return firstVoice === undefined ? { speech: '' } : { speech: 'voice', firstVoice, longestPause };
}
