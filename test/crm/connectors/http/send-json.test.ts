import { expect, it, vi } from 'vitest';
import { type JsonRequest, sendJson } from '@/lib/crm/connectors/http/send-json';

const live = new AbortController().signal;
const request: JsonRequest = {
  url: 'https://odoo.example.com/json/2/a/b',
  headers: {},
  body: { x: 1 },
  notJson: 'crm-not-odoo',
};

const send = (answer: () => Promise<Response>) =>
  sendJson({ fetch: answer, now: () => 0 }, request, live);

it('sends no cookies, follows no redirect, and reads JSON', async () => {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => Response.json([7]));
  expect(await sendJson({ fetch, now: () => 0 }, request, live)).toEqual({
    ...{ status: 200, json: [7], text: '[7]' },
  });
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({
    ...{ method: 'POST', redirect: 'manual', credentials: 'omit', body: '{"x":1}' },
  });
});

it.each<[string, () => Response, object]>([
  ['5xx', () => new Response('', { status: 502 }), { kind: 'no-answer' }],
  ['408', () => new Response('', { status: 408 }), { kind: 'no-answer' }],
  ['421', () => new Response('', { status: 421 }), { kind: 'no-answer' }],
  ['303', () => new Response('', { status: 303 }), { kind: 'no-answer' }],
  ['a web page', () => new Response('<h1>Hi</h1>'), { kind: 'no-answer' }],
  [
    '503 with a wait',
    () => new Response('', { status: 503, headers: { 'retry-after': '7' } }),
    { kind: 'no-answer', retryAfterMs: 7_000 },
  ],
  [
    '429',
    () => new Response('', { status: 429, headers: { 'retry-after': '9' } }),
    { kind: 'rate-limited', retryAfterMs: 9_000 },
  ],
])('rejects with the kind of error for %s', async (_, answer, error) => {
  await expect(send(async () => answer())).rejects.toMatchObject(error);
});

it('treats a broken connection and a huge body as a lost answer', async () => {
  const broken = send(() => Promise.reject(new TypeError('reset')));
  await expect(broken).rejects.toMatchObject({ kind: 'no-answer' });
  const huge = send(async () => new Response('x'.repeat(2 ** 21)));
  await expect(huge).rejects.toMatchObject({ kind: 'no-answer' });
});

it('waits no longer than 20 s', async () => {
  vi.useFakeTimers();
  const sending = send(() => new Promise(() => undefined));
  const lost = expect(sending).rejects.toMatchObject({ kind: 'no-answer' });
  await vi.advanceTimersByTimeAsync(20_000);
  await lost;
  vi.useRealTimers();
});

it('sends nothing with a key that no header can hold', async () => {
  const fetch = vi.fn();
  const sending = sendJson(
    { fetch, now: () => 0 },
    { ...request, headers: { authorization: 'bearer ключ' } },
    live,
  );
  await expect(sending).rejects.toMatchObject({ kind: 'unauthorised' });
  expect(fetch).not.toHaveBeenCalled();
});
