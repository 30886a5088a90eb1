import { expect, it, vi } from 'vitest';
import { createCallChecks } from '@/components/calls/call-checks';
import { fakeAsk, ok, problem } from '@/test/support/fakes/fake-ask';
import { loggedCall } from '@/test/support/own-pages/own-samples';

it('looks a call up once at a time, and shows the result', async () => {
  const lookAgain = vi.fn(() => ok(loggedCall()));
  const model = createCallChecks(fakeAsk({ 'look-up-call': lookAgain }));
  await Promise.all([model.checkAgain('call-1'), model.checkAgain('call-1')]);
  expect(lookAgain).toHaveBeenCalledTimes(1);
  expect(model.checks.value.get('call-1')).toEqual({ state: 'done' });
});

it('says why a look-up failed', async () => {
  const model = createCallChecks(fakeAsk({ 'look-up-call': () => problem('unreachable') }));
  await model.checkAgain('call-1');
  expect(model.checks.value.get('call-1')).toEqual({
    state: 'problem',
    problem: { code: 'unreachable' },
  });
});
