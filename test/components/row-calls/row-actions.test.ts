import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import { createForbidModel } from '@/components/do-not-call/forbid-model';
import { rowActions } from '@/components/row-calls/row-actions';
import { createRowCallsModel } from '@/components/row-calls/row-calls-model';
import { fakeAsk, problem } from '@/test/support/fakes/fake-ask';
import { loggedCall } from '@/test/support/own-pages/own-samples';

it('shows why a number was not called again at its own row alone', async () => {
  const ask = fakeAsk({ dial: () => problem('called-just-now') });
  const rows = createRowCallsModel({
    ask,
    newGesture: () => 'gesture',
    counting: signal(undefined),
    onCounting: () => undefined,
    calls: signal([]),
  });
  const log = { checks: signal(new Map()), checkAgain: async () => undefined };
  const actions = rowActions(log, rows, createForbidModel(ask));
  await actions.callAgain(loggedCall());
  expect(actions.problemOf('call-1')?.code).toBe('called-just-now');
  expect(actions.problemOf('call-2')).toBeUndefined();
});
