import { expect, it } from 'vitest';
import type { Problem } from '@/lib/calls/model';
import { callProblemText, problemText, requestProblemText } from '@/lib/i18n/problem-text';
import { problemCodes } from '@/lib/problems/problem-codes';
import { sampleCall } from '@/test/calls/support/calls';

it('quotes the words of the service, in the direction of their letters', () => {
  expect(problemText({ code: 'server-error', words: 'Try later' })).toBe(
    'The service reported an error. \u2068“Try later”\u2069',
  );
});

it('does not take a code that it does not know for a background that is silent', () => {
  const unknown = { code: 'of-tomorrow' } as unknown as Problem;
  expect(problemText(unknown)).toMatch(/^Something went wrong in Handset\./);
  expect(problemText(unknown)).not.toBe(problemText({ code: 'no-answer' }));
});

it('names the country in which there is no such number', () => {
  expect(problemText({ code: 'not-in-country', country: 'GB' })).toContain('United Kingdom');
  expect(problemText({ code: 'not-in-country' })).toBe(problemText({ code: 'no-number' }));
});

it('says of a call in doubt that it may have been placed, and never that nothing was called', () => {
  const problem = { code: 'unexpected-in-request' } as const;
  const text = callProblemText(sampleCall({ state: 'unconfirmed', problem }));
  expect(text).toMatch(/while the call was being requested\..*may have been placed/);
  expect(text).not.toContain('No call was made');
});

it.each(['refused', 'rate-limited', 'bad-request', 'storage-failed', 'unauthorised'] as const)(
  'does not say after %s of a request that nothing was called',
  (code) => {
    expect(problemText({ code })).toContain('No call was made');
    expect(requestProblemText({ code, words: 'Why' })).not.toContain('No call was made');
    expect(requestProblemText({ code, words: 'Why' })).toContain('“Why”');
  },
);

it('has the same sentence for every other problem of a request', () => {
  expect(requestProblemText({ code: 'timeout' })).toBe(problemText({ code: 'timeout' }));
});

/** The only codes with a sentence of their own: their usual sentence speaks of a call. */
const own = ['refused', 'rate-limited', 'bad-request', 'storage-failed', 'unauthorised'] as const;

it.each(own)('has a sentence for %s that speaks of no call', (code) => {
  const text = requestProblemText({ code });
  expect(text).not.toBe('');
  expect(text).not.toBe(problemText({ code }));
  expect(text).not.toMatch(/\bcall(ed)?\b/i);
});

it('quotes the words of the service after its own sentence', () => {
  const [plain, quoted] = [undefined, 'Plan too small'].map((words) =>
    requestProblemText({ code: 'refused', ...(words && { words }) }),
  );
  expect(quoted).toBe(`${plain} \u2068“Plan too small”\u2069`);
});

it.each(problemCodes.filter((code) => !own.some((each) => each === code)))(
  'says the usual sentence for %s',
  (code) => {
    const problem = { code, words: 'Why' };
    expect(requestProblemText(problem)).toBe(problemText(problem));
  },
);

it('says nothing where nothing went wrong', () => {
  expect(callProblemText(sampleCall())).toBeUndefined();
});

it('adds to a call in doubt that it may have been placed', () => {
  const problem = { code: 'timeout' } as const;
  const refused = callProblemText(sampleCall({ state: 'refused', problem }));
  const unconfirmed = callProblemText(sampleCall({ state: 'unconfirmed', problem }));
  expect(refused).toBe("The service didn't respond in time.");
  expect(unconfirmed).toBe(
    `${refused} The call may have been placed. Handset never calls again on its own.`,
  );
});

it('says which registry a number is on, of which day', () => {
  const registry = { name: 'National Do Not Call Registry', country: 'US', asOf: '2026-11-12' };
  expect(problemText({ code: 'do-not-call', registry })).toBe(
    'On the \u2068National Do Not Call Registry\u2069 (US), as of November 12, 2026. No call was made.',
  );
});
