// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { Dashboard } from '@/components/dashboard/Dashboard';
import {
  fakeDashboard,
  sampleItem,
  sampleQueue,
} from '@/test/components/dashboard/support/fake-dashboard';
import { answersArrived } from '@/test/components/dashboard/support/fakes';
import { nightNotice } from '@/test/rules/support/notices';
import { ok } from '@/test/support/fakes/fake-ask';
import { axeViolationsIn } from '@/test/support/own-pages/axe';

afterEach(cleanup);

const warned = { ok: false, error: { code: 'call-warning', rules: nightNotice() } } as const;

it('shows a warning at the row with its source, and calls only when told to anyway', async () => {
  const { model, ask } = await fakeDashboard({
    at: '#/queue',
    answers: { queue: () => ok(sampleQueue(sampleItem())), 'call-next': () => warned },
  });
  const { container } = render(<Dashboard model={model} />);
  await answersArrived();
  fireEvent.click(screen.getByRole('button', { name: 'Call next' }));
  await answersArrived();
  screen.getByText(/sales calls only/);
  screen.getByText(/47 CFR/);
  expect(await axeViolationsIn(container)).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: /Call .*Ada Whitfield.* anyway/ }));
  await answersArrived();
  const presses = ask.asked.filter(({ name }) => name === 'call-next').map(({ body }) => body);
  expect(presses).toMatchObject([{ itemId: 1 }, { itemId: 1, warned: ['us-hours'] }]);
  expect(presses[0]).not.toHaveProperty('warned');
});
