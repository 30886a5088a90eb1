import { isObject, parseJson } from './json';
import { readRetryAfter } from './retry-after';
import { type Placed, type ServiceErrorCode, serviceError } from './service-error';
import { serviceWords } from './service-words';

/** An answer as it came over the wire. `text` is null when its body could not be read. */
export interface RawAnswer {
  status: number;
  headers: Headers;
  text: string | null;
}

/**
 * Turns an answer into its JSON, or throws the `ServiceError` that it amounts to. `starts` says
 * whether the operation starts something (then doubt means `placed: 'unknown'`).
 */
export function judgeAnswer(answer: RawAnswer, starts: boolean, now: () => number): unknown {
  const body = parseJson(answer.text ?? '');
  if (answer.status < 200 || answer.status > 299) throw refusal(answer, body, starts, now);
  if (body === undefined) {
    const code = looksLikeJson(answer.text ?? '') ? 'unreadable' : 'not-the-service';
    throw serviceError({ code, placed: doubt(starts), status: answer.status });
  }
  if (isObject(body) && body.error === true) throw refusalInSuccess(answer, body, starts, now);
  return body;
}

/** `error: true` in a 2xx counts as the status that the envelope's `code` names, else as a plain no. */
function refusalInSuccess(
  answer: RawAnswer,
  body: Record<string, unknown>,
  starts: boolean,
  now: () => number,
) {
  const { code } = body;
  const status = typeof code === 'number' && code >= 400 && code <= 599 ? code : 422;
  const error = refusal({ ...answer, status }, body, starts, now);
  const named = isObject(body.data) && body.data.call_id != null;
  const placed = named ? doubt(starts) : error.placed; // An error that names a call: who knows.
  return serviceError({ ...error.toData(), status: answer.status, placed });
}

function refusal(answer: RawAnswer, body: unknown, starts: boolean, now: () => number) {
  const words = serviceWords(body);
  const retryAfterMs = readRetryAfter(answer.headers, now);
  return serviceError({
    code: codeOf(answer, words.detail !== undefined),
    placed: placedBy(answer.status, starts),
    status: answer.status,
    ...words,
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  });
}

function codeOf({ status, text }: RawAnswer, hasWords: boolean): ServiceErrorCode {
  if (status === 401 || (status === 403 && hasWords)) return 'unauthorised';
  if (status === 429) return 'rate-limited';
  if (status === 408) return 'timeout';
  if (status >= 500 && status <= 599) return 'server-error';
  if (status < 400 || status > 599) return 'not-the-service';
  if (hasWords) return 'refused';
  const strange = [403, 404, 405, 410].includes(status) || !looksLikeJson(text ?? '');
  return strange ? 'not-the-service' : 'refused';
}

// A 4xx was refused before anything rang. 408 and 5xx may come from a proxy that gave up on a
// service which went on; a redirect may stand after the work was done (303).
function placedBy(status: number, starts: boolean): Placed {
  return status >= 400 && status < 500 && status !== 408 ? 'no' : doubt(starts);
}

/** What doubt means for an operation: nothing, if it only reads. */
export function doubt(starts: boolean): Placed {
  return starts ? 'unknown' : 'no';
}

function looksLikeJson(text: string): boolean {
  return text.trim() === '' || /^\s*[[{]/.test(text);
}
