import type { SpeechFacts, SpeechReading } from '@/lib/speech/model';
import { NOON } from '@/test/calls/support/calls';

/** Facts of a conversation. */
export const VOICE_FACTS: SpeechFacts = {
  ...{ heard: 'voice', duration: 60, silence: 0.4, firstVoice: 2, longestPause: 9 },
};

/** Facts of a phone that rang. */
export const SILENT_FACTS: SpeechFacts = { heard: 'tones', duration: 30, silence: 0.6 };

export const VOICE = { result: { facts: VOICE_FACTS } };
export const SILENCE = { result: { facts: SILENT_FACTS } };

/** What was read of a recording: a conversation, unless told otherwise. */
export function readingOf({
  callId = 'call-1',
  link = 'https://rec.example.com/1.wav',
  readAt = NOON,
  result = VOICE.result,
}: { [K in keyof SpeechReading]?: SpeechReading[K] | undefined }): SpeechReading {
  return { callId, link, readAt, result };
}
