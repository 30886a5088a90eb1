import type { CallDeps } from '@/lib/calls/deps';
import { Failure } from '@/lib/calls/failure';
import { recordingLink } from '@/lib/calls/log/recording-link';
import type { Handlers } from '@/lib/messages/server';
import { hasOrigins } from '@/lib/platform/permissions';
import type { SettingsDatabase } from '@/lib/settings/database';
import { createTokenStore } from '@/lib/settings/token-store';
import { allowedEndpoint } from '@/lib/transcripts/endpoint';
import { createTranscriber } from '@/lib/transcripts/transcriber';

type TranscriptHandlers = Pick<
  Handlers,
  | 'transcribe-recording'
  | 'transcript-awaited'
  | 'stop-transcript'
  | 'has-transcription-key'
  | 'save-transcription-key'
>;

/** What the messages about transcripts need. */
export interface TranscriptHandlerDeps extends Pick<CallDeps, 'database' | 'readSettings'> {
  settingsDatabase: SettingsDatabase;
  /** Ends the requests with the background. */
  abortSignal: AbortSignal;
}

/** Answers the messages about transcripts of recordings. */
export function transcriptHandlers(deps: TranscriptHandlerDeps): TranscriptHandlers {
  const { database, readSettings } = deps;
  const keys = createTokenStore(deps.settingsDatabase, 'transcription-key');
  const transcriber = createTranscriber(
    {
      hasOrigins,
      fetchFile: (link, init) => fetch(link, init),
      readKey: keys.readFor,
      readEndpoint: async () => allowedEndpoint(await readSettings()),
      readRecording: async (callId) =>
        recordingLink(database, callId, (await readSettings()).dispositions),
    },
    deps.abortSignal,
  );
  return {
    'transcribe-recording': ({ callId }) => transcriber.transcribe(callId),
    'transcript-awaited': async () => null,
    'stop-transcript': async ({ callId }) => {
      transcriber.stop(callId);
      return null;
    },
    'has-transcription-key': async () =>
      (await keys.readFor((await readSettings()).transcriptionUrl)) !== '',
    'save-transcription-key': async ({ key }) => {
      const { transcriptionUrl } = await readSettings();
      if (key === '') await keys.remove();
      // A key belongs to an address, and goes nowhere else.
      else if (transcriptionUrl === '') throw new Failure('bad-request');
      else await keys.write(key, transcriptionUrl);
      return null;
    },
  };
}
