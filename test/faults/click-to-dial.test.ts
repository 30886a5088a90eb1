import { describe, expect, it } from 'vitest';
import type { Call } from '@/lib/calls/model';
import { callProblemText } from '@/lib/i18n/problem-text';
import { startFaultyBackground } from './deps';
import { type FaultCode, type FaultRow, faultTable, sentenceWithWords } from './table';

/** Where a call stands after each fault of its POST, and what the rep reads of it. */
const stands: Record<FaultCode, [state: Call['state'], sentence: string]> = {
  unreachable: [
    'unconfirmed',
    "Couldn't reach the service. Check the service URL and your connection.",
  ],
  timeout: ['unconfirmed', "The service didn't respond in time."],
  'server-error': ['unconfirmed', 'The service reported an error.'],
  'not-the-service': [
    'unconfirmed',
    "Something responded, but it isn't your voice agent service. Check the service URL.",
  ],
  unreadable: ['unconfirmed', "The service responded, but Handset couldn't read the response."],
  unauthorised: [
    'refused',
    'The service refused your API token. No call was made. Check the token in Options.',
  ],
  refused: ['refused', 'The service refused this call. No call was made.'],
  'did-not-owned': [
    'refused',
    "The service says this caller ID isn't yours. No call was made. Choose another caller ID.",
  ],
  'rate-limited': ['refused', 'Too many requests. No call was made. Try again in a minute.'],
};

const IN_DOUBT = 'The call may have been placed. Handset never calls again on its own.';

/** An unconfirmed call is looked for soon, or as soon as the service allows; a refused one never. */
function nextLook(row: FaultRow): number | 'none' {
  const [state] = stands[row.code];
  return state === 'refused' ? 'none' : Math.max(5_000, row.holdMs ?? 0);
}

describe('a call whose POST meets', () => {
  it.each(faultTable)('$name', async (row) => {
    const background = await startFaultyBackground(row, 'click-to-dial');
    const call = await background.dial();
    const [state, sentence] = stands[row.code];
    expect(call.state).toBe(state);
    const doubt = state === 'unconfirmed' ? ` ${IN_DOUBT}` : '';
    expect(callProblemText(call)).toBe(sentenceWithWords(sentence, row) + doubt);
    expect(background.placed()).toBe(row.happened ? 1 : 0);
    expect(background.follow.planned.at(-1)).toBe(nextLook(row));
    const { notBefore } = await background.state();
    expect(Math.max(0, notBefore - background.follow.now())).toBe(row.holdMs ?? 0);
  });

  it.each(faultTable)(
    '$name, is never asked for again, and found if it was placed',
    async (row) => {
      const background = await startFaultyBackground(row, 'click-to-dial');
      const { id, state } = await background.dial();
      for (let look = 0; look < 3; look++) await background.round().catch(() => undefined);
      expect(background.sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
      expect((await background.call(id))?.state).toBe(row.happened ? 'placed' : state);
    },
  );
});

it('a clock that is an hour off hurts no call', async () => {
  const background = await startFaultyBackground(
    { name: '', fault: { kind: 'clock-off', times: 3 }, code: 'refused', happened: true },
    'click-to-dial',
  );
  expect(await background.dial()).toMatchObject({ state: 'placed' });
  expect(background.follow.planned.at(-1)).toBe(5_000);
});
