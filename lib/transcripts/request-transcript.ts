import { z } from 'zod';
import { type Deadline, startDeadline } from '@/lib/service/http/deadline';
import { BodyTooLarge, parseJson, readBody } from '@/lib/service/http/read-body';
import { cleanText } from './clean-text';
import { MAX_TRANSCRIPT_BYTES, type TranscriptProblem, type TranscriptResult } from './model';

/** The part of `fetch` that is used. The global `fetch` matches it. */
export type FetchTranscript = (url: string, init: RequestInit) => Promise<Response>;

/** A recording on its way to a transcription endpoint. */
export interface TranscriptRequest {
  /** The whole address of an endpoint that answers as OpenAI's `/v1/audio/transcriptions` does. */
  url: string;
  model: string;
  /** Empty if none was entered. */
  key: string;
  file: Blob;
  /** Its ending says the format. */
  name: string;
}

/** The background of an extension is given five minutes for one message. */
const MAX_MS = 240_000;

/** A transcript with the times of each word is some megabytes. */
const MAX_ANSWER_BYTES = 8_000_000;

/** Both `json` and `verbose_json` have the text. */
const answerSchema = z.object({ text: z.string() });

/**
 * Sends a recording to be transcribed, once, and reads the answer. No cookies, no redirects: recording and key go to
 * no other address. Rejects only if the signal aborts.
 */
export async function requestTranscript(
  fetch: FetchTranscript,
  request: TranscriptRequest,
  abortSignal: AbortSignal,
): Promise<TranscriptResult> {
  abortSignal.throwIfAborted();
  const deadline = startDeadline(MAX_MS, abortSignal);
  try {
    const init = { ...initOf(request), signal: deadline.abortSignal };
    const response = await deadline.race(fetch(request.url, init));
    return await readResponse(response, request.key !== '', deadline);
  } catch (error) {
    abortSignal.throwIfAborted();
    if (error instanceof BodyTooLarge) return { problem: 'unreadable' };
    return { problem: deadline.why() === 'timeout' ? 'timeout' : 'unreachable' };
  } finally {
    deadline.end();
  }
}

function initOf({ model, key, file, name }: TranscriptRequest): RequestInit {
  const body = new FormData();
  body.append('file', file, name);
  body.append('model', model);
  body.append('response_format', 'json');
  return {
    method: 'POST',
    body,
    headers: { accept: 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
    ...({ cache: 'no-store', credentials: 'omit', redirect: 'error' } as const),
    referrerPolicy: 'no-referrer',
  };
}

async function readResponse(
  response: Response,
  hasKey: boolean,
  deadline: Deadline,
): Promise<TranscriptResult> {
  if (!response.ok) {
    void response.body?.cancel();
    return { problem: problemOf(response.status, hasKey) };
  }
  const text = await readBody(response, MAX_ANSWER_BYTES, deadline);
  const { data } = answerSchema.safeParse(parseJson(text));
  if (!data) return { problem: 'unreadable' };
  const transcript = cleanText(data.text, MAX_TRANSCRIPT_BYTES);
  return transcript.text === '' ? { problem: 'no-words' } : transcript;
}

function problemOf(status: number, hasKey: boolean): TranscriptProblem {
  if (status === 401 || status === 403) return hasKey ? 'wrong-key' : 'no-key';
  if (status === 413) return 'too-large';
  if (status === 429) return 'busy';
  return status >= 500 ? 'failed' : 'refused';
}
