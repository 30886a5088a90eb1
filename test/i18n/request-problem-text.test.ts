import { expect, it } from 'vitest';
import { problemText } from '@/lib/i18n/problem-text';
import { requestProblemText } from '@/lib/i18n/request-problem-text';
import { problemCodes } from '@/lib/problems/problem-codes';

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
