import type { TranscriptResult } from './model';
import { recordingToTranscribe, type TranscribeDeps, transcribeRecording } from './transcribe-call';

/** Has recordings transcribed, each at most once at a time. */
export interface Transcriber {
  /** Joins what is under way for this call. */
  transcribe(callId: string): Promise<TranscriptResult>;
  /** Ends the request for a call. */
  stop(callId: string): void;
}

/**
 * Creates the transcriber. A popup closes as soon as the rep looks elsewhere: the request goes on, and the transcript
 * that came last is kept in memory, so that the next press for the same recording sends nothing.
 */
export function createTranscriber(deps: TranscribeDeps, abortSignal: AbortSignal): Transcriber {
  const running = new Map<string, { end: AbortController; result: Promise<TranscriptResult> }>();
  let latest: { link: string; result: TranscriptResult } | undefined;

  async function request(callId: string, own: AbortSignal): Promise<TranscriptResult> {
    const found = await recordingToTranscribe(deps, callId);
    if ('problem' in found) return found;
    if (latest?.link === found.link) return latest.result;
    const signal = AbortSignal.any([own, abortSignal]);
    const result = await transcribeRecording(deps, found, signal);
    if ('text' in result) latest = { link: found.link, result };
    return result;
  }

  async function run(callId: string, own: AbortSignal): Promise<TranscriptResult> {
    try {
      return await request(callId, own);
    } catch (error) {
      if (!own.aborted) throw error;
      return { problem: 'stopped' };
    } finally {
      if (running.get(callId)?.end.signal === own) running.delete(callId);
    }
  }

  return {
    stop: (callId) => running.get(callId)?.end.abort(),
    transcribe(callId) {
      const joined = running.get(callId);
      if (joined && !joined.end.signal.aborted) return joined.result;
      const end = new AbortController();
      const result = run(callId, end.signal);
      running.set(callId, { end, result });
      return result;
    },
  };
}
