/**
 * Drafts of notes from recordings: what is said in a recording, written down by a server that only an administrator
 * names, once the rep allowed that. At a press, the background loads the recording, sends it there, and hands the
 * text to the form that asked; nothing is stored here. The form puts it into the note (`draft-note.ts`), with
 * a summary by the browser's own model where there is one (`summarize.ts`). Nothing happens without a press.
 */

import { type LoadDeps, loadRecording, siteOf } from '@/lib/speech/file/load-recording';
import type { ReadingProblem } from '@/lib/speech/model';
import { audioName } from './audio-name';
import type { TranscriptionEndpoint } from './endpoint';
import { MAX_FILE_BYTES, type TranscriptProblem, type TranscriptResult } from './model';
import { requestTranscript } from './request-transcript';

/** What transcribing the recording of a call needs. */
export interface TranscribeDeps extends LoadDeps {
  /** Returns the endpoint; undefined unless the rep allowed this one. */
  readEndpoint(): Promise<TranscriptionEndpoint | undefined>;
  /** Returns the link of a call's recording, `refused` if the callee did not want one. */
  readRecording(callId: string): Promise<{ link: string } | 'none' | 'refused'>;
  /** Returns the key that was entered for the origin of an address; empty if there is none. */
  readKey(url: string): Promise<string>;
}

/** A recording that may be transcribed, and where. */
export interface RecordingToTranscribe {
  endpoint: TranscriptionEndpoint;
  link: string;
}

/** Returns the recording of a call with the endpoint, or why it may not be sent there. Requests nothing. */
export async function recordingToTranscribe(
  { readEndpoint, readRecording, hasOrigins }: TranscribeDeps,
  callId: string,
): Promise<RecordingToTranscribe | { problem: TranscriptProblem }> {
  const endpoint = await readEndpoint();
  if (!endpoint) return { problem: 'off' };
  const recording = await readRecording(callId);
  if (recording === 'refused') return { problem: 'refused-recording' };
  if (recording === 'none') return { problem: 'no-recording' };
  if (!(await hasOrigins([siteOf(endpoint.url)]))) return { problem: 'not-allowed' };
  return { endpoint, link: recording.link };
}

/** Has a recording transcribed, with one request. Rejects only if the signal aborts. */
export async function transcribeRecording(
  deps: TranscribeDeps,
  { endpoint, link }: RecordingToTranscribe,
  abortSignal: AbortSignal,
): Promise<TranscriptResult> {
  const file = await loadRecording(deps, link, abortSignal, MAX_FILE_BYTES);
  if (typeof file === 'string') return loadingProblem(file, link);
  const name = await audioName(file);
  if (!name) return { problem: 'not-audio' };
  const key = await deps.readKey(endpoint.url);
  abortSignal.throwIfAborted();
  return requestTranscript(deps.fetchFile, { ...endpoint, key, file, name }, abortSignal);
}

const PROBLEMS: Readonly<Partial<Record<ReadingProblem, TranscriptProblem>>> = {
  'not-loaded': 'not-loaded',
  expired: 'expired',
  'too-large': 'too-large',
  'not-audio': 'not-audio',
};

function loadingProblem(problem: ReadingProblem, link: string): TranscriptResult {
  if (problem === 'not-allowed') return { problem: 'site-not-allowed', site: siteOf(link) };
  return { problem: PROBLEMS[problem] ?? 'not-loaded' };
}
