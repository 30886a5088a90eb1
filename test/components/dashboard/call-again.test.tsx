// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { Dashboard } from '@/components/dashboard/Dashboard';
import { answersArrived } from '@/test/dashboard/support/deps';
import { fakeDashboard } from '@/test/dashboard/support/fake-dashboard';
import { problem } from '@/test/support/fakes/fake-ask';
import { loggedCall } from '@/test/support/own-pages/own-samples';

afterEach(cleanup);

it('says in the details of a call why it was not made again', async () => {
  const { model } = await fakeDashboard({
    at: '#/calls',
    calls: [loggedCall({ state: 'unrecorded' })],
    answers: { dial: () => problem('called-just-now') },
  });
  render(<Dashboard model={model} />);
  await answersArrived();
  fireEvent.click(screen.getByRole('button', { name: /Details of the call/ }));
  await answersArrived();
  fireEvent.click(screen.getByRole('button', { name: 'Call again' }));
  await answersArrived();
  expect(screen.getByRole('alert').textContent).toContain('You called this number recently');
});
