import { startDeadline } from '@/lib/service/http/deadline';
import { siteOf } from '@/lib/speech/file/load-recording';
import { allowedEndpoint, type TranscriptionSettings } from './endpoint';
import type { TranscriptReach } from './model';

/** What checking the endpoint needs. */
export interface CheckEndpointDeps {
  hasOrigins(patterns: string[]): Promise<boolean>;
  /** The part of `fetch` that is used. The global `fetch` matches it. */
  fetch(url: string, init: RequestInit): Promise<Pick<Response, 'status'>>;
}

const MAX_MS = 10_000;

/** Nothing goes there: no key, no cookie, no recording. Whatever it says of such a request, it answers. */
const PROBE: RequestInit = {
  method: 'HEAD',
  ...({ cache: 'no-store', credentials: 'omit', redirect: 'error' } as const),
  referrerPolicy: 'no-referrer',
};

/** Tells how far transcripts work. Asks the endpoint only if the rep and the browser allow it. */
export async function checkEndpoint(
  settings: TranscriptionSettings,
  deps: CheckEndpointDeps,
  abortSignal: AbortSignal,
): Promise<TranscriptReach> {
  const { transcriptionUrl: url, transcribesAt } = settings;
  if (url === '') return 'none';
  if (!allowedEndpoint(settings)) return transcribesAt === '' ? 'off' : 'moved';
  if (!(await deps.hasOrigins([siteOf(url)]))) return 'not-allowed';
  return (await answers(url, deps, abortSignal)) ? 'reachable' : 'unreachable';
}

async function answers(
  url: string,
  { fetch }: CheckEndpointDeps,
  abortSignal: AbortSignal,
): Promise<boolean> {
  const deadline = startDeadline(MAX_MS, abortSignal);
  try {
    const response = await deadline.race(fetch(url, { ...PROBE, signal: deadline.abortSignal }));
    return response.status < 500;
  } catch {
    return false;
  } finally {
    deadline.end();
  }
}
