import { expect, it } from 'vitest';
import { callProblemText } from '@/lib/i18n/call-text';
import { sampleCall } from '@/test/calls/support/calls';

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
