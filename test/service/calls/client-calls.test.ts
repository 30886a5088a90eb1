import { expect, it } from 'vitest';
import { clickToDial, readHistory } from '@/lib/service/calls/client-calls';
import type { TransportConfig } from '@/lib/service/http/transport';
import { CLICK_TO_DIAL, testSandbox } from '@/test/sandbox/support/sandbox';
import { errorOf, fetchAnswering } from '@/test/service/support/service';

const FOREIGN_DID = '+12125550199';

const config = (part: Partial<TransportConfig>): TransportConfig => ({
  baseUrl: 'https://voice.example.com',
  token: 'secret',
  header: 'token',
  fetch: (url, init) => fetch(url, init),
  timeoutMs: 5_000,
  now: Date.now,
  ...part,
});

async function sandboxConfig() {
  const sandbox = await testSandbox();
  return config({ baseUrl: sandbox.url, token: sandbox.token() });
}

it('places a call that the history then lists', async () => {
  const here = await sandboxConfig();
  const placed = await clickToDial(here, { ...CLICK_TO_DIAL, submitted_id: 'gesture-1' }, {});
  expect(placed.callId).not.toBe('');
  const { entries } = await readHistory(here, {}, {});
  expect(entries.filter((entry) => String(entry.call_id) === placed.callId)).toHaveLength(1);
});

it('says that the caller ID is not a DID of the workspace, and that nothing was placed', async () => {
  const here = await sandboxConfig();
  const asked = clickToDial(here, { ...CLICK_TO_DIAL, did_number: FOREIGN_DID }, {});
  expect(await errorOf(asked)).toMatchObject({
    code: 'refused',
    reason: 'did-not-owned',
    placed: 'no',
  });
});

it.each([
  [422, 'This number does not belong to the account.', 'did-not-owned'],
  [403, 'The number doesn’t belong to you: buy it.', 'did-not-owned'],
  [422, 'The callee is blocked.', undefined],
  [500, 'This number does not belong to the account.', undefined],
])('reads a %i with the words %j as %s', async (status, message, reason) => {
  const here = config({ fetch: fetchAnswering({ error: true, code: status, message }, status) });
  const error = await errorOf(clickToDial(here, CLICK_TO_DIAL, {}));
  expect(error.reason).toBe(reason);
  if (reason) expect(error).toMatchObject({ code: 'refused', detail: message });
});

it('reads the first twenty calls unless told otherwise', async () => {
  const asked: string[] = [];
  const here = config({
    fetch: async (url) => {
      asked.push(new URL(url).search);
      return Response.json({ data: [], pagination: { total_pages: 2 } });
    },
  });
  expect(await readHistory(here, {}, {})).toEqual({ entries: [], totalPages: 2 });
  await readHistory(here, { page: 3, limit: 5, appId: 9 }, {});
  expect(asked).toEqual(['?page=1&limit=20', '?page=3&limit=5&app_id=9']);
});

it('ends with the signal', async () => {
  const here = config({ fetch: () => new Promise(() => {}) });
  const ended = new AbortController();
  const asked = clickToDial(here, CLICK_TO_DIAL, { abortSignal: ended.signal });
  ended.abort();
  expect(await errorOf(asked)).toMatchObject({ code: 'aborted', placed: 'unknown' });
});
