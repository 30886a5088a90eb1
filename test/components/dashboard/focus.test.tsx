// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { Dashboard } from '@/components/dashboard/Dashboard';
import type { Call } from '@/lib/calls/model';
import { answersArrived, byHand } from '@/test/dashboard/support/deps';
import { fakeDashboard } from '@/test/dashboard/support/fake-dashboard';
import { ok } from '@/test/support/fakes/fake-ask';
import { loggedCall, sampleCounting } from '@/test/support/own-pages/own-samples';

afterEach(cleanup);

it('moves the focus to Cancel, and back to the row after the call', async () => {
  const outcome = byHand<{ ok: true; value: Call }>();
  const { model, ask } = await fakeDashboard({
    at: '#/campaigns/12/audience',
    answers: { dial: () => ok(sampleCounting()), outcome: () => outcome.promise },
  });
  render(<Dashboard model={model} />);
  await answersArrived();
  const call = screen.getByRole('button', { name: /^Call .Ada/ });
  call.focus();
  fireEvent.click(call);
  await answersArrived();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /Cancel/ }));
  fireEvent.click(call);
  expect(ask.asked.filter(({ name }) => name === 'dial')).toHaveLength(1);
  outcome.answer(ok(loggedCall({ state: 'placed' })));
  await answersArrived();
  await answersArrived();
  expect(document.activeElement).toBe(call);
});
