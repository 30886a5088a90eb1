import { expect, it } from 'vitest';
import { clickToDial, isDidNotOwned } from '@/lib/service/calls/click-to-dial';
import { readHistory } from '@/lib/service/calls/history';
import { CLICK_TO_DIAL, testSandbox } from '@/test/sandbox/support/sandbox';
import { errorOf, fetchAnswering, transportConfig } from '@/test/service/support/service';

const FOREIGN_DID = '+12125550199';

async function sandboxConfig() {
  const sandbox = await testSandbox();
  return transportConfig({ baseUrl: sandbox.url, token: sandbox.token() });
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
  const here = transportConfig({
    fetch: fetchAnswering({ error: true, code: status, message }, status),
  });
  const error = await errorOf(clickToDial(here, CLICK_TO_DIAL, {}));
  expect(error.reason).toBe(reason);
  if (reason) expect(error).toMatchObject({ code: 'refused', detail: message });
});

it('gives up, in doubt, when the signal aborts', async () => {
  const here = transportConfig({ fetch: () => new Promise(() => {}) });
  const ended = new AbortController();
  const asked = clickToDial(here, CLICK_TO_DIAL, { abortSignal: ended.signal });
  ended.abort();
  expect(await errorOf(asked)).toMatchObject({ code: 'aborted', placed: 'unknown' });
});

it.each([
  'DID number does not belong to your account, please buy it',
  'This number doesn’t belong to the account.',
  'Please purchase this number first',
])('recognises a DID that is not owned: %s', (words) => {
  expect(isDidNotOwned(words)).toBe(true);
});

it.each([undefined, 'client_number is required', 'Buy more credit', 'It belongs to you'])(
  'recognises another problem: %s',
  (words) => {
    expect(isDidNotOwned(words)).toBe(false);
  },
);
