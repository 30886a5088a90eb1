import { expect, it } from 'vitest';
import { readRetryAfter } from '@/lib/service/http/parse-response';
import type { Placed, ServiceErrorCode } from '@/lib/service/http/service-error';
import { clientOf, errorOf, fetchAnswering, REQUEST } from '@/test/service/support/service';

const HTML = '<!doctype html><title>Sign in</title>';
const refusal = (code: number, message = 'No.') => ({
  error: true,
  code,
  message,
  timestamp: 1,
  data: {},
});

it.each<[string, unknown, number, ServiceErrorCode, Placed]>([
  ['a page instead of JSON', HTML, 200, 'not-the-service', 'unknown'],
  ['plain text', 'OK', 200, 'not-the-service', 'unknown'],
  ['other JSON', { hello: 1 }, 200, 'not-the-service', 'unknown'],
  ['a JSON list', [], 200, 'not-the-service', 'unknown'],
  ['truncated JSON', '{"data":{"call', 200, 'unreadable', 'unknown'],
  ['nothing', '', 200, 'unreadable', 'unknown'],
  ['no call_id', { data: {}, message: 'ok' }, 200, 'unreadable', 'unknown'],
  ['an empty call_id', { data: { call_id: ' ' } }, 200, 'unreadable', 'unknown'],
  ['a call_id of another type', { data: { call_id: { a: 1 } } }, 200, 'unreadable', 'unknown'],
  ['data of another type', { data: 'x', message: 'ok' }, 200, 'unreadable', 'unknown'],
  ['error of another type', { error: 'yes', data: { call_id: 1 } }, 200, 'unreadable', 'unknown'],
  ['error: true in a 200', refusal(422), 200, 'refused', 'no'],
  ['error: true in a 200, code missing', { error: true }, 200, 'refused', 'no'],
  ['error: true in a 200, for the token', refusal(401), 200, 'unauthorised', 'no'],
  ['error: true in a 200, for the service', refusal(500), 200, 'server-error', 'unknown'],
  [
    'error: true in a 200 that names a call',
    { ...refusal(422), data: { call_id: 4 } },
    200,
    'refused',
    'unknown',
  ],
  ['400', refusal(400), 400, 'refused', 'no'],
  ['401', refusal(401), 401, 'unauthorised', 'no'],
  ['401 as a page', HTML, 401, 'unauthorised', 'no'],
  ['403', refusal(403), 403, 'unauthorised', 'no'],
  ['403 as a page', HTML, 403, 'not-the-service', 'no'],
  ['404', HTML, 404, 'not-the-service', 'no'],
  ['404 of a JSON service', { path: '/x' }, 404, 'not-the-service', 'no'],
  ['404 with text of the service', refusal(404, 'No such app.'), 404, 'refused', 'no'],
  ['408', '', 408, 'timeout', 'unknown'],
  ['421, which browsers repeat', refusal(421), 421, 'server-error', 'unknown'],
  ['425, which browsers repeat', refusal(425), 425, 'server-error', 'unknown'],
  ['422', refusal(422), 422, 'refused', 'no'],
  ['422 without text', '', 422, 'refused', 'no'],
  ['422 as a page', HTML, 422, 'not-the-service', 'no'],
  ['429', refusal(429), 429, 'rate-limited', 'no'],
  ['500', refusal(500), 500, 'server-error', 'unknown'],
  ['502', HTML, 502, 'server-error', 'unknown'],
  ['503', '', 503, 'server-error', 'unknown'],
  ['a redirect', '', 302, 'not-the-service', 'unknown'],
])('names the error of %s', async (_name, body, status, code, placed) => {
  const client = clientOf(fetchAnswering(body, status));
  expect(await errorOf(client.clickToDial(REQUEST))).toMatchObject({ code, placed });
  const reading = await errorOf(clientOf(fetchAnswering(body, status)).history({})).catch(
    () => null,
  );
  if (reading !== null) expect(reading.placed).toBe('no');
});

it('keeps the text of the service, and recognises a DID that is not owned', async () => {
  const words = 'DID number does not belong to your account, please buy it';
  const client = clientOf(fetchAnswering(refusal(422, words), 422));
  expect(await errorOf(client.clickToDial(REQUEST))).toEqual({
    code: 'refused',
    placed: 'no',
    reason: 'did-not-owned',
    message: 'The caller ID is not a number of this workspace.',
    detail: words,
    status: 422,
  });
});

it('passes on the time to wait', async () => {
  const client = clientOf(fetchAnswering('', 429, { 'retry-after': '30' }));
  expect(await errorOf(client.history({}))).toMatchObject({ retryAfterMs: 30_000, status: 429 });
});

it('does not blame the caller ID in requests without one', async () => {
  const words = 'The model does not belong to the provider';
  const client = clientOf(fetchAnswering({ detail: words }, 400));
  const error = await errorOf(client.createAgent({ agent_name: 'A', prompt: 'p' }));
  expect(error).toMatchObject({ code: 'refused', detail: words });
  expect(error.reason).toBeUndefined();
});

const NOW = Date.parse('2026-03-02T10:00:00Z');

it.each<[string, Record<string, string>, number | undefined]>([
  ['seconds', { 'retry-after': '120' }, 120_000],
  ['a date, by our clock', { 'retry-after': 'Mon, 02 Mar 2026 10:00:30 GMT' }, 30_000],
  [
    "a date, by the service's own clock, an hour off",
    {
      'retry-after': 'Mon, 02 Mar 2026 11:00:30 GMT',
      date: 'Mon, 02 Mar 2026 11:00:00 GMT',
    },
    30_000,
  ],
  ['a date gone by', { 'retry-after': 'Mon, 02 Mar 2026 09:00:00 GMT' }, 0],
  ['a week', { 'retry-after': '604800' }, 86_400_000],
  ['nonsense', { 'retry-after': 'soon' }, undefined],
  ['a negative number', { 'retry-after': '-5x' }, undefined],
  ['nothing', {}, undefined],
])('reads Retry-After with %s', (_name, headers, expected) => {
  expect(readRetryAfter(new Headers(headers), () => NOW)).toBe(expected);
});
