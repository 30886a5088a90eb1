import { expect, it } from 'vitest';
import { problem } from '@/test/support/fakes/fake-ask';
import { loggedCall } from '@/test/support/own-pages/own-samples';
import { fakeDashboard } from './support/fake-dashboard';

it('opens the newest call in the calls view', async () => {
  const { model } = await fakeDashboard({ at: '#/queue', calls: [loggedCall({ id: 'newest' })] });
  model.actions.showLog();
  expect([model.route.view.value, model.opened.value]).toEqual(['calls', 'newest']);
});

it('says at a call why it could not be repeated', async () => {
  const { model } = await fakeDashboard({ answers: { dial: () => problem('window-closed') } });
  await model.actions.callAgain(loggedCall({ id: 'c7' }));
  expect(model.actions.problemOf('c7')).toEqual({ code: 'window-closed' });
  expect(model.actions.problemOf('c8')).toBeUndefined();
});
