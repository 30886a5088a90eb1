import { expect, it, vi } from 'vitest';
import { startDeadline } from '@/lib/service/http/deadline';
import { BodyTooLarge, parseJson, readBody } from '@/lib/service/http/read-body';

const soon = () => startDeadline(10_000, undefined);
const bytes = (text: string) => new TextEncoder().encode(text);

/** A response whose body sends these chunks, then stays open unless it is told to close. */
function streamed(chunks: Uint8Array<ArrayBuffer>[], closes = true) {
  const cancel = vi.fn();
  const start = (body: ReadableStreamDefaultController) => {
    for (const chunk of chunks) body.enqueue(chunk);
    if (closes) body.close();
  };
  return { response: new Response(new ReadableStream({ start, cancel })), cancel };
}

it('joins the chunks of a body', async () => {
  const { response } = streamed([bytes('{"a"'), bytes(':1}')]);
  expect(await readBody(response, 100, soon())).toBe('{"a":1}');
});

it('joins a letter whose bytes come in two chunks', async () => {
  const [first, ...rest] = bytes('ü');
  const { response } = streamed([Uint8Array.of(first ?? 0), Uint8Array.from(rest)]);
  expect(await readBody(response, 100, soon())).toBe('ü');
});

it('reads a response without a body as empty', async () => {
  expect(await readBody(new Response(null, { status: 204 }), 100, soon())).toBe('');
});

it('reads up to the limit, in bytes and not in letters', async () => {
  expect(await readBody(streamed([bytes('üü')]).response, 4, soon())).toBe('üü');
  const { response, cancel } = streamed([bytes('ü'), bytes('üa')], false);
  await expect(readBody(response, 4, soon())).rejects.toBeInstanceOf(BodyTooLarge);
  expect(cancel).toHaveBeenCalledOnce();
});

it('stops at the deadline and closes the stream', async () => {
  const { response, cancel } = streamed([bytes('{')], false);
  const ended = new AbortController();
  const body = readBody(response, 100, startDeadline(10_000, ended.signal));
  ended.abort();
  await expect(body).rejects.toMatchObject({ name: 'AbortError' });
  expect(cancel).toHaveBeenCalledOnce();
});

it('passes on the error of a broken stream', async () => {
  const reset = new TypeError('reset');
  const response = new Response(new ReadableStream({ pull: (body) => body.error(reset) }));
  await expect(readBody(response, 100, soon())).rejects.toBe(reset);
});

it('keeps the digits of integers too large for JavaScript', () => {
  expect(parseJson('{"call_id": 12345678901234567890, "n": 7}')).toEqual({
    call_id: '12345678901234567890',
    n: 7,
  });
});

it('returns undefined for invalid JSON', () => {
  expect(parseJson('{"data": {"call_id": 1')).toBeUndefined();
  expect(parseJson('')).toBeUndefined();
});
