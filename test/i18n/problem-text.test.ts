import { expect, it } from 'vitest';
import type { Problem } from '@/lib/calls/model';
import { callProblemText } from '@/lib/i18n/call-text';
import { problemText } from '@/lib/i18n/problem-text';
import { requestProblemText } from '@/lib/i18n/request-problem-text';
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
